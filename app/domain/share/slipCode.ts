import Big from "big.js";
import { type BetLeg, type BetRecord } from "#app/domain/bets/bet.ts";
import { legStyle } from "#app/domain/bets/legStyle.ts";
import { type Outright } from "#app/domain/boards/outright.ts";
import { parseLine } from "#app/domain/odds/line.ts";
import { priceStyle } from "#app/domain/odds/markets.ts";
import { decimalOf, ODDS_STYLE } from "#app/domain/odds/odds.ts";
import { isOutright, type Selection, selectionKey } from "#app/domain/slip/selection.ts";
import { outrightKey } from "#app/domain/slip/outrightPick.ts";

/** A price of a match as a link carries it; `price` is the decimal price × 1000, `hdp` as the API has it (LNK-03). */
export interface SharedPrice {
  readonly matchId: number;
  readonly marketId: number;
  readonly couId: number;
  readonly betPos: number;
  readonly price: number;
  readonly hdp: string;
}

/** A runner of an outright as a link carries it (LNK-03). */
export interface SharedRunner {
  readonly orId: number;
  readonly couId: number;
  readonly price: number;
}

/** One pick of a link: no name, no amount, no account (LNK-05). */
export type SharedPick = SharedPrice | SharedRunner;

/** Why a code is refused: the first reason that applies (LNK-06). */
export type CodeFault = "none" | "long" | "form" | "version" | "check" | "many" | "range" | "time";

/** The content of a code; times in minutes since 1970 UTC (LNK-06). */
export type ReadCode =
  | {
      readonly ok: true;
      readonly created: number;
      readonly ageMinutes: number;
      readonly picks: readonly SharedPick[];
      /** How many picks were in it twice. */
      readonly repeated: number;
    }
  | { readonly ok: false; readonly error: CodeFault };

/** The longest text that is read. */
const LONGEST_CODE = 1_000;

/** The most picks of a link. */
const MOST_PICKS = 10;

const VERSION = "1";
const LEAST_PRICE = 1_001;
const MOST_PRICE = 9_999_999;
const FIRST_MINUTE = Date.parse("2020-01-01T00:00:00Z") / 60_000;
/** How far the sender's clock may be ahead, minutes. */
const AHEAD = 1_440;

const ALPHABET = /^[0-9a-z._-]*$/;
const MINUTE = /^\d{8}$/;
const ID = String.raw`[1-9]\d*`;
const PRICE = String.raw`[1-9]\d{0,6}`;
const LINE = String.raw`x|(?!m0$)m?(?:0|[1-9]\d{0,2})(?:\.\d?[1-9])?`;
const PRICED = new RegExp(`^(${ID})_([1-9]\\d{0,2})_(${ID})_([1-9]\\d?)_(${PRICE})_(${LINE})$`);
const RUNNER = new RegExp(`^o(${ID})_(${ID})_(${PRICE})$`);

/** The check of a text: FNV-1a of 32 bits in base 36, seven letters. It detects cut or mistyped codes, and protects nothing (LNK-04). */
function checkOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36).padStart(7, "0");
}

const lineCode = (hdp: string): string => (hdp === "" ? "x" : hdp.replace("-", "m"));

const lineOf = (code: string): string => (code === "x" ? "" : code.replace("m", "-"));

const codeOf = (pick: SharedPick): string =>
  "orId" in pick
    ? `o${pick.orId}_${pick.couId}_${pick.price}`
    : [pick.matchId, pick.marketId, pick.couId, pick.betPos, pick.price, lineCode(pick.hdp)].join("_");

/** The code of up to ten picks; `created` in minutes since 1970 UTC (LNK-02, LNK-03). */
export function makeCode(picks: readonly SharedPick[], created: number): string {
  const text = [VERSION, created, ...picks.map(codeOf)].join("-");
  return `${text}-${checkOf(text)}`;
}

function readPick(part: string): SharedPick | undefined {
  const [, orId, runnerId, runnerPrice] = RUNNER.exec(part) ?? [];
  if (orId !== undefined) return { orId: Number(orId), couId: Number(runnerId), price: Number(runnerPrice) };
  const [, matchId, marketId, couId, betPos, price, line] = PRICED.exec(part) ?? [];
  if (line === undefined) return undefined;
  return {
    matchId: Number(matchId),
    marketId: Number(marketId),
    couId: Number(couId),
    betPos: Number(betPos),
    price: Number(price),
    hdp: lineOf(line),
  };
}

const idsOf = (pick: SharedPick): readonly number[] =>
  "orId" in pick ? [pick.orId, pick.couId] : [pick.matchId, pick.marketId, pick.couId, pick.betPos];

const inRange = (pick: SharedPick): boolean => pick.price >= LEAST_PRICE && idsOf(pick).every(Number.isSafeInteger);

/** What identifies a pick in a link: MatchID_CouID_BetPos, or the runner of an outright (spec §3). */
const pickKey = (pick: SharedPick): string => ("orId" in pick ? `o${outrightKey(pick)}` : selectionKey(pick));

const fault = (error: CodeFault): ReadCode => ({ ok: false, error });

/** Checks the version and the checksum of a code before anything else in it is read; undefined if both are right (LNK-06). */
function outerFault(code: string, parts: readonly string[]): CodeFault | undefined {
  if (code === "") return "none";
  if (code.length > LONGEST_CODE) return "long";
  const [version = ""] = parts;
  if (!ALPHABET.test(code) || !/^[1-9]\d?$/.test(version)) return "form";
  if (version !== VERSION) return "version";
  const last = code.lastIndexOf("-");
  return parts.length < 4 || checkOf(code.slice(0, last)) !== code.slice(last + 1) ? "check" : undefined;
}

/** Reads a code, whole or not at all; `now` in minutes since 1970 UTC (LNK-06). */
export function readCode(code: string, now: number): ReadCode {
  const parts = code.slice(0, LONGEST_CODE + 1).split("-");
  const outer = outerFault(code, parts);
  if (outer) return fault(outer);
  const [, minute = "", ...rest] = parts;
  const read = rest.slice(0, -1).map(readPick);
  const picks = read.filter((pick) => pick !== undefined);
  if (!MINUTE.test(minute) || picks.length < read.length) return fault("form");
  if (picks.length > MOST_PICKS) return fault("many");
  if (!picks.every(inRange)) return fault("range");
  const created = Number(minute);
  if (created < FIRST_MINUTE || created > now + AHEAD) return fault("time");
  const once = [...new Map(picks.toReversed().map((pick) => [pickKey(pick), pick])).values()].toReversed();
  return {
    ok: true,
    created,
    ageMinutes: Math.max(0, now - created),
    picks: once,
    repeated: picks.length - once.length,
  };
}

/** The decimal price × 1000 for a link; undefined for a price that no link can carry. */
function priceCode(decimal: number | undefined): number | undefined {
  const price = decimal === undefined ? 0 : Big(decimal).times(1_000).round(0, Big.roundHalfUp).toNumber();
  return price >= LEAST_PRICE && price <= MOST_PRICE ? price : undefined;
}

interface Priced {
  readonly matchId: number;
  readonly marketId: number;
  readonly couId: number;
  readonly betPos: number;
  readonly hdp: string;
}

/** A price as a link carries it; undefined if the format has no way to write it. */
function sharedPrice({ matchId, marketId, couId, betPos, hdp }: Priced, decimal: number | undefined) {
  const price = priceCode(decimal);
  if (price === undefined) return undefined;
  const line = parseLine(hdp);
  const pick = { matchId, marketId, couId, betPos, price, hdp: line === undefined ? "" : String(line) };
  return PRICED.test(codeOf(pick)) ? pick : undefined;
}

/** The selections of a slip or a parlay, at their own prices, as a link carries them (LNK-09). */
export function sharedSelection(pick: Selection): SharedPick | undefined {
  const { marketId, odds, oddsStyle, couId, orId = 0 } = pick;
  const decimal = decimalOf(odds, priceStyle(marketId, oddsStyle));
  if (!isOutright(pick)) return sharedPrice(pick, decimal);
  const price = priceCode(decimal);
  return price === undefined ? undefined : { orId, couId, price };
}

/** The current OrID of the runner of a bet, whose record does not have it (contract, BetRecord); undefined if unsure. */
function orIdOf({ sportId, couId, runner }: BetLeg, outrights: readonly Outright[]): number | undefined {
  const runners = outrights.filter((one) => one.sportId === sportId).flatMap((one) => one.runners);
  const found = runners.filter((one) => one.couId === couId);
  const [only, ...more] = found.length > 1 ? found.filter(({ name }) => name === runner) : found;
  return more.length === 0 ? only?.orId : undefined;
}

/**
 * The picks of a bet at the prices they were bet at; legs that a link cannot carry are left out, among them a runner
 * that is not in the current outrights (LNK-09).
 */
export function sharedBet(
  { kind, legs, oddsStyle }: Pick<BetRecord, "kind" | "legs" | "oddsStyle">,
  outrights: readonly Outright[] = [],
): readonly SharedPick[] {
  return legs.flatMap((leg): readonly SharedPick[] => {
    if (kind === "outright") {
      const price = priceCode(decimalOf(leg.odds, ODDS_STYLE.EU));
      const orId = orIdOf(leg, outrights);
      return price === undefined || orId === undefined ? [] : [{ orId, couId: leg.couId, price }];
    }
    const shared = sharedPrice(leg, decimalOf(leg.odds, legStyle({ kind, oddsStyle }, leg.marketId)));
    return shared ? [shared] : [];
  });
}
