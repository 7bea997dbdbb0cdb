import { type Combination, combinationsFor } from "./combinations.ts";
import { type PaintedLeg } from "./paintedLeg.ts";
import { isDeadLeg } from "./parlayLeg.ts";
import { type ListRefusal, parlayMinimum, parlayRefusal } from "./slip.ts";
import { type SlipInput } from "./slipInput.ts";

/** Which rule blocks a parlay as a list (spec §5; design 4.11). */
export type ParlayRule = ListRefusal | "deadLegs" | "empty" | "noType";

/** A parlay as a list: how many legs it needs, what blocks it, and how it can be combined. */
export interface ParlayList {
  /** The minimum number of matches. */
  readonly minimum: number;
  readonly rule: ParlayRule | undefined;
  /** How many legs can only be removed. */
  readonly dead: number;
  readonly types: readonly Combination[];
  /** The chosen type, else the first available; undefined if there is none. */
  readonly type: Combination | undefined;
}

/** The rules of a parlay over its legs at current prices (spec §5; decisions, Parlay). */
export function parlayList(legs: readonly PaintedLeg[], { types: offered, chosen }: SlipInput): ParlayList {
  const listed = legs.map(({ selection, price }) => ({ ...selection, odds: price.odds }));
  const minimum = parlayMinimum(listed);
  const dead = legs.filter(({ state }) => isDeadLeg(state)).length;
  const types = combinationsFor(legs.length, minimum, offered);
  const type = types.find(({ name }) => name === chosen) ?? types[0];
  const rule = (): ParlayRule | undefined => {
    if (legs.length === 0) return "empty";
    if (dead > 0) return "deadLegs";
    return parlayRefusal(listed) ?? (type === undefined ? "noType" : undefined);
  };
  return { minimum, rule: rule(), dead, types, type };
}
