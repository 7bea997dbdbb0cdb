/** A letter of an East Asian script is twice as wide as one of the Latin script; marks above and below have no width. */
export const widthOf = (words: string): number => {
  const letters = Array.from(words).filter((letter) => !/\p{M}/u.test(letter));
  const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/u;
  return letters.length + letters.filter((letter) => wide.test(letter)).length;
};

/** The widest word that a tab, a key or a button of a row has room for at 360 px, by message. */
export const LENGTHS: ReadonlyMap<string, number> = new Map([
  // the five tabs of the lists
  ["Live", 10],
  ["Today", 11],
  ["Early", 10],
  ["Mix parlay", 12],
  ["Popular", 10],
  // the bar at the foot
  ["Home", 10],
  ["My bets", 14],
  ["Sports", 10],
  ["Favourites", 12],
  // keys
  ["Max", 8],
  ["All", 8],
  // buttons that share a row
  ["Done", 10],
  ["View bet list", 20],
  ["Cancel", 12],
  ["Log in", 14],
  ["Recharge", 12],
  ["Undo", 12],
  ["OK", 10],
  ["Place bet", 16],
  ["View bet", 16],
]);
