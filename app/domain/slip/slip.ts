import { OUTRIGHT, priceStyle } from "#app/domain/odds/markets.ts";
import { toNet } from "#app/domain/odds/odds.ts";
import { type Selection, selectionKey } from "./selection.ts";

/** The maximum number of matches in a parlay (spec §5, domain C6). */
export const MAX_PARLAY = 10;

/** The minimum number of matches in any parlay (spec §5). */
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

/** True if a selection's price can be bet on: zero and impossible prices cannot (spec §5). */
const hasPrice = ({ odds, oddsStyle, marketId }: Pick<Listed, "odds" | "oddsStyle" | "marketId">): boolean =>
  toNet(odds, priceStyle(marketId, oddsStyle)) !== undefined;

/** True if a selection may be in a parlay: outrights never, and 0 marks a match that is not for parlays (domain D5). */
const isForParlay = ({ marketId, minParlay }: Pick<Listed, "marketId" | "minParlay">): boolean =>
  marketId !== OUTRIGHT && minParlay > 0;

/**
 * The parlay after a tap: the same selection is removed, another of the same match replaces it, a new match is added
 * (spec §4, domain C6).
 */
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

/** What adding several selections at once did to the list of a parlay. */
export interface ListJoin<Pick> {
  readonly list: readonly Pick[];
  readonly added: number;
  /** The selections that had to make way for another one of their match. */
  readonly replaced: readonly Pick[];
  /** How many were not taken: already there, a second one of a match, not for parlays, or over the maximum. */
  readonly left: number;
  /** At least one was over the maximum. */
  readonly full: boolean;
}

/**
 * The parlay with several more selections, each by the rule of one tap; none is removed by it, and of each match the
 * first counts (domain C6, LNK-08).
 */
export function joinParlay<Pick extends Listed>(list: readonly Pick[], picks: readonly Pick[]): ListJoin<Pick> {
  const firsts = [...new Map(picks.toReversed().map((pick) => [pick.mainId, pick])).values()].toReversed();
  const held = new Set(list.map(selectionKey));
  const replaced: Pick[] = [];
  let added = 0;
  let full = false;
  const joined = firsts.reduce((before, pick) => {
    if (held.has(selectionKey(pick))) return before;
    const { list: after, outcome } = toggleParlay(before, pick);
    if (outcome === "added") added += 1;
    if (outcome === "replaced") replaced.push(...before.filter(({ mainId }) => mainId === pick.mainId));
    if (outcome === "tooMany") full = true;
    return after;
  }, list);
  return { list: joined, added, replaced, left: picks.length - added - replaced.length, full };
}

/** What adding a selection from its single slip to a parlay would do (ADD-01, ADD-02). */
export type Joining<Pick> =
  /** Its price can never be combined: nothing is offered. */
  | { readonly does: "nothing" }
  /** The match is not for parlays, or this very selection is already in. */
  | { readonly does: "refuse"; readonly why: "notForParlay" | "isIn" }
  | { readonly does: "add" }
  /** The other selection of its match is removed. */
  | { readonly does: "replace"; readonly other: Pick };

/** True if a price may be collected outside the mix parlay list: before kick-off, and for parlays (ADD-01). */
export const isCollectable = (pick: Pick<Selection, "marketId" | "minParlay" | "stage">): boolean =>
  pick.stage !== "live" && isForParlay(pick);

/** What "Add to parlay" does with a selection; an eleventh match is refused on tap (ADD-01, ADD-02). */
export function joining<One extends Listed & Pick<Selection, "stage">>(list: readonly One[], pick: One): Joining<One> {
  if (pick.stage === "live" || pick.marketId === OUTRIGHT) return { does: "nothing" };
  if (!isForParlay(pick)) return { does: "refuse", why: "notForParlay" };
  const other = list.find(({ mainId }) => mainId === pick.mainId);
  if (other === undefined) return { does: "add" };
  return selectionKey(other) === selectionKey(pick) ? { does: "refuse", why: "isIn" } : { does: "replace", other };
}

/** The minimum number of matches these selections require: the highest of theirs, never under 2 (spec §5). */
export const parlayMinimum = (list: readonly Pick<Listed, "minParlay">[]): number =>
  list.reduce((highest, { minParlay }) => Math.max(highest, minParlay), MIN_PARLAY);

/** Why a parlay may not be bet as a list; a restored list may break any rule (spec §5, domain C6). */
export type ListRefusal = "tooFew" | "tooMany" | "repeated" | "notForParlay";

/** The first list rule that a parlay breaks; undefined if it breaks none (spec §5, BET-22). */
export function parlayRefusal(list: readonly Listed[]): ListRefusal | undefined {
  if (new Set(list.map(({ mainId }) => mainId)).size !== list.length) return "repeated";
  if (!list.every(isForParlay)) return "notForParlay";
  if (list.length > MAX_PARLAY) return "tooMany";
  return list.length < parlayMinimum(list) ? "tooFew" : undefined;
}

/**
 * The parlay when an earlier list is restored: what was picked since stays if its match differs, ten at most
 * (domain C6).
 */
export function broughtBack<One extends Pick<Listed, "mainId">>(
  earlier: readonly One[],
  now: readonly One[],
): readonly One[] {
  const since = now.filter((pick) => !earlier.some(({ mainId }) => mainId === pick.mainId));
  return [...earlier, ...since].slice(0, Math.max(MAX_PARLAY, earlier.length));
}
