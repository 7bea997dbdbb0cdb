/** The highest number that a badge shows: 99 on the tab bar, 9 in the header (spec §9). */
export const BADGE_CAP = { tab: 99, header: 9 } as const;

/** The text of a badge: "" for none, then the number, then "99+" or "9+" (spec §9, BET-27). */
export function badgeText(total: number, cap: number): string {
  if (!(total > 0)) return "";
  return total > cap ? `${cap}+` : String(Math.floor(total));
}
