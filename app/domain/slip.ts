import { OUTRIGHT, priceStyle } from "./markets.ts";
import { toNet } from "./odds.ts";
import { type Selection, selectionKey } from "./selection.ts";

/** The most matches of a parlay (spec §5, domain C6). */
export const MAX_PARLAY = 10;

/** The least number of matches of any parlay (spec §5). */
const MIN_PARLAY = 2;

/** What the list rules need to know of a selection. */
export type Listed = Pick<
  Selection,
  "matchId" | "mainId" | "couId" | "betPos" | "marketId" | "odds" | "oddsStyle" | "minParlay"
>;

/** Why a selection was not taken into a parlay (spec §5, domain C6, D5). */
export type PickRefusal = "noPrice" | "notForParlay" | "tooMany";

/** What a tap on a price did to the list of a parlay. */
export interface ListChange<Pick> {
  readonly list: readonly Pick[];
  readonly outcome: "added" | "replaced" | "removed" | PickRefusal;
}

/** True when the price of a selection can be bet: zero and impossible prices cannot (spec §5). */
const hasPrice = ({ odds, oddsStyle, marketId }: Pick<Listed, "odds" | "oddsStyle" | "marketId">): boolean =>
  toNet(odds, priceStyle(marketId, oddsStyle)) !== undefined;

/** True when a selection may stand in a parlay: outrights never, and 0 marks a match that is not for parlays (domain D5). */
const isForParlay = ({ marketId, minParlay }: Pick<Listed, "marketId" | "minParlay">): boolean =>
  marketId !== OUTRIGHT && minParlay > 0;

/** The parlay after a tap: the same selection leaves, another of the same match takes its place, a new match is added (spec §4, domain C6). */
export function toggleParlay<Pick extends Listed>(list: readonly Pick[], pick: Pick): ListChange<Pick> {
  const key = selectionKey(pick);
  if (list.some((held) => selectionKey(held) === key)) {
    return { list: list.filter((held) => selectionKey(held) !== key), outcome: "removed" };
  }
  if (!hasPrice(pick)) return { list, outcome: "noPrice" };
  if (!isForParlay(pick)) return { list, outcome: "notForParlay" };
  // An extension match counts as its main match.
  const place = list.findIndex(({ mainId }) => mainId === pick.mainId);
  if (place >= 0) return { list: list.with(place, pick), outcome: "replaced" };
  if (list.length >= MAX_PARLAY) return { list, outcome: "tooMany" };
  return { list: [...list, pick], outcome: "added" };
}

/** The least number of matches these selections ask for: the highest of theirs, never under 2 (spec §5). */
export const parlayMinimum = (list: readonly Pick<Listed, "minParlay">[]): number =>
  list.reduce((highest, { minParlay }) => Math.max(highest, minParlay), MIN_PARLAY);

/** Why a parlay may not be bet as a list; a restored list may break any rule (spec §5, domain C6). */
export type ListRefusal = "tooFew" | "tooMany" | "repeated" | "notForParlay";

/** The first list rule that a parlay breaks; undefined when it keeps all (spec §5, trust BET-22). */
export function parlayRefusal(list: readonly Listed[]): ListRefusal | undefined {
  if (new Set(list.map(({ mainId }) => mainId)).size !== list.length) return "repeated";
  if (!list.every(isForParlay)) return "notForParlay";
  if (list.length > MAX_PARLAY) return "tooMany";
  return list.length < parlayMinimum(list) ? "tooFew" : undefined;
}

/** The slip: one selection, or the selections of a parlay (spec §4). */
export interface Slip {
  readonly mode: "single" | "parlay";
  readonly single: Selection | undefined;
  readonly parlay: readonly Selection[];
  /** Put away by the member although something is picked. */
  readonly hidden: boolean;
}

/** The slip before any pick. */
export const EMPTY_SLIP: Slip = { mode: "single", single: undefined, parlay: [], hidden: false };

/** The slip in another mode: the parlay stays for the way back, the single selection goes (decisions, Screens). */
export const inMode = (slip: Slip, mode: Slip["mode"]): Slip =>
  mode === slip.mode ? slip : { ...slip, mode, single: undefined };

/** The slip after a tap on a price: in single mode it is the one selection, a second tap takes it off (spec §4). */
export function pickInto(slip: Slip, pick: Selection): { slip: Slip; outcome: ListChange<Selection>["outcome"] } {
  if (slip.mode === "parlay") {
    const { list, outcome } = toggleParlay(slip.parlay, pick);
    return { slip: list === slip.parlay ? slip : { ...slip, parlay: list, hidden: false }, outcome };
  }
  const held = slip.single;
  if (held && selectionKey(held) === selectionKey(pick))
    return { slip: { ...slip, single: undefined }, outcome: "removed" };
  if (!hasPrice(pick)) return { slip, outcome: "noPrice" };
  return { slip: { ...slip, single: pick, hidden: false }, outcome: held ? "replaced" : "added" };
}

/** True when the slip shows: something is picked in its mode, and it is not put away (spec §4). */
export const isSlipShown = ({ mode, single, parlay, hidden }: Slip): boolean =>
  !hidden && (mode === "single" ? single !== undefined : parlay.length > 0);
