/** Repeatable randomness: everything random in the world comes from here, so that one seed gives one world. */

const scramble = (value: number): number => {
  let h = value | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
};

/** A repeatable 32-bit number for up to four integers (each taken modulo 2^32). */
export function hash(a: number, b = 0, c = 0, d = 0): number {
  let h = scramble(a ^ 0x9e3779b9);
  h = scramble(Math.imul(h, 31) + b);
  h = scramble(Math.imul(h, 31) + c);
  h = scramble(Math.imul(h, 31) + d);
  return h >>> 0;
}

/** A repeatable number in [0, 1) for up to four integers. */
export const chance = (a: number, b = 0, c = 0, d = 0): number => hash(a, b, c, d) / 4294967296;

/** A repeatable number for a text, for use as a seed. */
export function seedOf(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return scramble(h) >>> 0;
}

/** A repeatable stream of numbers in [0, 1). */
export function stream(seed: number): () => number {
  let at = seed >>> 0;
  return () => {
    at = (at + 0x6d2b79f5) >>> 0;
    return hash(at, seed) / 4294967296;
  };
}

/**
 * A smooth seeded walk in [-1, 1] over time `t`, turning about once per `period`; any time can be queried without the
 * earlier ones.
 */
export function walk(seed: number, t: number, period: number): number {
  const k = Math.floor(t / period);
  const f = t / period - k;
  const ease = f * f * (3 - 2 * f);
  const from = chance(seed, k, 77) * 2 - 1;
  const to = chance(seed, k + 1, 77) * 2 - 1;
  return from + (to - from) * ease;
}
