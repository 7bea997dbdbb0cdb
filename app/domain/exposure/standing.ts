import { type Fraction } from "#app/domain/bets/settlement.ts";
import { type Held, type HeldLeg, type HeldMatch, netsOf, sizesOf } from "./held.ts";
import { type LegView, type OutReason, settledLeg } from "./legs.ts";

/** A bet that the final score says nothing about; `others` = how many other matches it still waits for. */
export interface Out {
  readonly held: Held;
  readonly out: OutReason;
  readonly others?: number;
}

/** A bet whose net is known, in cents. */
export interface Fixed {
  readonly held: Held;
  readonly fixed: number;
}

/** A bet that the final score decides: the legs decided by it, and the bet's net in cents by how they end. */
export interface Open<Told> {
  readonly held: Held;
  readonly told: readonly Told[];
  readonly centsBy: (endOf: (leg: Told) => Fraction) => number;
}

/** How a bet relates to the final score of a match. */
export type Standing<Told> = Out | Fixed | Open<Told>;

const isOn = (match: HeldMatch) => (leg: HeldLeg) => leg.matchId === match.id || match.extensions.includes(leg.matchId);

/** Computed once for each way the one open leg can end: these are few, and scores are many (EXP-12). */
function onceAnEnd<Told>(only: Told, known: Map<Fraction, number>, centsOf: (end: Fraction) => number) {
  return (endOf: (leg: Told) => Fraction): number => {
    const end = endOf(only);
    let cents = known.get(end);
    if (cents === undefined) known.set(end, (cents = centsOf(end)));
    return cents;
  };
}

/** With several legs, the first reason counts (EXP-04). */
const ORDER: readonly OutReason[] = [
  "sold",
  "otherMatches",
  "extension",
  "goalOrder",
  "corners",
  "part",
  "regularTime",
  "halfTime",
  "burmese",
  "betScore",
  "unknown",
];

const firstReason = (reasons: readonly OutReason[]): OutReason | undefined =>
  reasons.toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))[0];

function standingOf<Told extends object>(held: Held, views: readonly LegView<Told>[]): Standing<Told> {
  const ends: (Fraction | undefined)[] = [];
  const told: Told[] = [];
  const out = firstReason(views.flatMap((view) => ("out" in view ? [view.out] : [])));
  if (out !== undefined) return { held, out };
  for (const view of views) {
    if ("out" in view) continue;
    if ("fixed" in view) ends.push(view.fixed);
    else {
      ends.push(undefined);
      told.push(view);
    }
  }
  const nets = netsOf(held);
  const withEnds = (open: readonly Fraction[]): number | undefined => {
    let next = 0;
    return nets(ends.map((end) => end ?? open[next++] ?? 0));
  };
  const known = new Map<Fraction, number>();
  // the two ends computed first anyway show whether there is a price
  for (const all of [1, -1]) {
    const cents = withEnds(told.map(() => all));
    if (cents === undefined) return { held, out: "unknown" };
    known.set(all, cents);
  }
  const [only, ...more] = told;
  if (only === undefined) return { held, fixed: known.get(1) ?? 0 };
  if (more.length > 0) return { held, told, centsBy: (endOf) => withEnds(told.map(endOf)) ?? 0 };
  return { held, told, centsBy: onceAnEnd(only, known, (end) => withEnds([end]) ?? 0) };
}

/** How a parlay relates to this match: by its legs on it alone, unless a combination that can still win waits for another match (EXP-11). */
function parlayStanding<Told extends object>(
  held: Held,
  match: HeldMatch,
  viewOf: (leg: HeldLeg) => LegView<Told>,
): Standing<Told> | undefined {
  const sizes = sizesOf(held);
  if (sizes === undefined) return { held, out: "unknown" };
  const { legs } = held;
  const alive = legs.filter(({ result }) => result !== "lose").length;
  if (alive < Math.min(...sizes)) return { held, fixed: netsOf(held)(legs.map(() => -1)) ?? 0 };
  const here = legs.filter(isOn(match));
  const others = new Set(legs.flatMap((leg) => (isOn(match)(leg) || leg.result !== undefined ? [] : [leg.matchId])));
  if (others.size === 0)
    return standingOf(
      held,
      legs.map((leg) => (isOn(match)(leg) ? viewOf(leg) : settledLeg(leg.result ?? "void", held.oddsStyle))),
    );
  if (here.every(({ result }) => result !== undefined)) return undefined;
  return { held, out: "otherMatches", others: others.size };
}

/** How each bet with a leg on a match relates to it, in their order; other bets are left out (EXP-01, EXP-04, EXP-11). */
export function standingsOf<Told extends object>(
  all: readonly Held[],
  match: HeldMatch,
  viewOf: (leg: HeldLeg, held: Held) => LegView<Told>,
): readonly Standing<Told>[] {
  return all.flatMap((held): readonly Standing<Told>[] => {
    if (!held.legs.some(isOn(match))) return [];
    if (held.sold > 0 && held.sold >= held.payment) return [{ held, out: "sold" }];
    const view = (leg: HeldLeg) => viewOf(leg, held);
    if (!held.isParlay) return [standingOf(held, held.legs.map(view))];
    const standing = parlayStanding(held, match, view);
    return standing ? [standing] : [];
  });
}
