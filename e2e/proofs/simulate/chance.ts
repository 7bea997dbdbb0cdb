import { hash } from "#mocks/world/chance.ts";

/** Randomness by name: the same question in the same life has the same answer, whatever else was left out. */
export interface Dice {
  /** From 0 up to, but not including, 1. */
  roll(...of: readonly number[]): number;
  /** A whole number from `least` to `most`. */
  between(least: number, most: number, ...of: readonly number[]): number;
  pick<T>(list: readonly [T, ...T[]], ...of: readonly number[]): T;
}

/** The dice of a seed. */
export function diceOf(seed: number): Dice {
  const roll = (a = 0, b = 0, c = 0): number => hash(seed, a, b, c) / 4294967296;
  return {
    roll,
    between: (least, most, ...of) => least + Math.floor(roll(...of) * (most - least + 1)),
    pick: (list, ...of) => list[Math.floor(roll(...of) * list.length)] ?? list[0],
  };
}

/** A short digest of a text that continues another, for the trace of a run. */
export function digest(text: string, from = 0x811c9dc5): number {
  let sum = from;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return sum >>> 0;
}
