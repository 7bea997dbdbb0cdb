/** The hue of every sport, in degrees of OKLCH, by its id (design-2, 2). */
const HUES: Readonly<Record<number, number>> = {
  1: 150,
  2: 50,
  3: 20,
  4: 25,
  5: 215,
  6: 190,
  7: 115,
  8: 180,
  9: 350,
  10: 140,
  11: 85,
  12: 235,
  13: 30,
  14: 200,
  15: 65,
  16: 150,
  17: 10,
  18: 45,
  19: 355,
  20: 320,
  21: 25,
  22: 60,
  23: 130,
  24: 290,
  25: 220,
  26: 305,
  27: 95,
};

/** The hue of a sport, in degrees of OKLCH; undefined for one that we do not know. */
export const hueOf = (sportId: number): number | undefined => HUES[sportId];
