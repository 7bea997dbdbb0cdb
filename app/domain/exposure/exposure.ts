import Big from "big.js";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { roundMoney } from "#app/domain/odds/money.ts";
import { type Grid, gridOf } from "./grid.ts";
import { type Held, heldBet, type HeldMatch, heldSlip, type SlipPick } from "./held.ts";
import { type Hidden, hiddenBy, type OutReason, scoreNow } from "./legs.ts";
import { type Standing } from "./standing.ts";
import { hasGrid, type Question, type Strips, stripsOf } from "./strips.ts";

/** A bet of the list: in the grid, in a strip, with a known net, or out with the reason (EXP-14). */
export interface Listed {
  readonly id: string;
  readonly layer: Held["layer"];
  readonly in: "grid" | "strip" | "fixed" | "out";
  readonly by?: Question;
  /** Its net whatever the score, in the account currency. */
  readonly net?: number;
  readonly reason?: OutReason;
  /** How many other matches it still waits for. */
  readonly others?: number;
}

/** What is said about the bets below the grid or the strips. */
export interface ExposureList {
  readonly listed: readonly Listed[];
  /** Bets in neither, except those cashed out whole: how many, and their stakes that are not cashed out (EXP-14). */
  readonly outside: { readonly bets: number; readonly atRisk: number };
  /** What cash-outs have returned so far, less the stakes they sold; in no cell (EXP-10). */
  readonly realised: number;
}

/** The net of a match's open bets at each final score (EXP-01). */
export type Exposure =
  | { readonly view: "none"; readonly why: Hidden }
  | ({ readonly view: "grid" } & Grid & ExposureList)
  | ({ readonly view: "strips" } & Strips & ExposureList);

/** What it is computed from: the match, the open bets, and the slip with its amount. */
export interface ExposureQuery {
  readonly match: HeldMatch;
  readonly bets: readonly BetRecord[];
  readonly slip?: SlipPick | undefined;
}

const MAJOR = 100;

/** One sum of amounts less another, in the account currency. */
const difference = (held: readonly Held[], from: "payment" | "back"): number =>
  roundMoney(held.reduce((total, { [from]: amount, sold }) => total.plus(amount).minus(sold), Big(0)));

const heldIn = (standings: readonly Standing<object>[]): readonly Held[] => standings.map(({ held }) => held);

function listedOf(standing: Standing<object>, by: Question | undefined): Listed {
  const { id, layer } = standing.held;
  if ("out" in standing) {
    const { out: reason, others } = standing;
    return { id, layer, in: "out", reason, ...(others !== undefined && { others }) };
  }
  if ("fixed" in standing) return { id, layer, in: "fixed", net: standing.fixed / MAJOR };
  return by === undefined ? { id, layer, in: "grid" } : { id, layer, in: "strip", by };
}

function listOf(
  standings: readonly Standing<object>[],
  byOf: (standing: Standing<object>) => Question | undefined,
): ExposureList {
  const out = standings.filter((standing) => "out" in standing && standing.out !== "sold");
  return {
    listed: standings.map((standing) => listedOf(standing, byOf(standing))),
    outside: { bets: out.length, atRisk: difference(heldIn(out), "payment") },
    realised: difference(heldIn(standings), "back"),
  };
}

/** The net of a match's open bets and the slip at each final score: a grid, strips, or why there is nothing to show (EXP-01). */
export function exposureOf({ match, bets, slip }: ExposureQuery): Exposure {
  const why = hiddenBy(match);
  if (why !== undefined) return { view: "none", why };
  const open = bets.flatMap((bet) => heldBet(bet) ?? []);
  const onSlip = slip && heldSlip(slip, match.state === "running" ? scoreNow(match) : undefined);
  const held = onSlip ? [...open, onSlip] : open;
  if (hasGrid(match.sportId)) {
    const { grid, standings } = gridOf(held, match);
    return { view: "grid", ...grid, ...listOf(standings, () => undefined) };
  }
  const { strips, standings, stripBy } = stripsOf(held, match);
  return { view: "strips", ...strips, ...listOf(standings, stripBy) };
}
