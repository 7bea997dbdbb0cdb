/** A release as operators and `version.json` write it: three numbers, "1.6.0". */
export const RELEASE = /^\d{1,5}\.\d{1,5}\.\d{1,5}$/;

/** True when a release came before another; a text that is none came before nothing (OPS-08). */
export function isBefore(one: string, other: string): boolean {
  if (!RELEASE.test(one) || !RELEASE.test(other)) return false;
  const [mine, theirs] = [one, other].map((text) => text.split(".").map(Number));
  const at = [0, 1, 2].find((place) => mine?.[place] !== theirs?.[place]);
  return at !== undefined && Number(mine?.[at]) < Number(theirs?.[at]);
}
