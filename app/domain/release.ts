/** The version text of the side menu (spec §1). The release in use is another number: `version.json` and Ready have it. */
export const SPECIFIED_VERSION = "1.5.1";

/** A release in the format of operators and `version.json`: three numbers, "1.6.0". */
export const RELEASE = /^\d{1,5}\.\d{1,5}\.\d{1,5}$/;

/** True if a release came before another; invalid text came before nothing (OPS-08). */
export function isBefore(one: string, other: string): boolean {
  if (!RELEASE.test(one) || !RELEASE.test(other)) return false;
  const [mine, theirs] = [one, other].map((text) => text.split(".").map(Number));
  const at = [0, 1, 2].find((place) => mine?.[place] !== theirs?.[place]);
  return at !== undefined && Number(mine?.[at]) < Number(theirs?.[at]);
}
