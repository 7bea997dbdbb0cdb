import { type CSSProperties } from "react";
import { type LeagueSection } from "#app/domain/boards/boardOrder.ts";
import { type Match } from "#app/domain/boards/match.ts";
import { crestFill, crestOf, type CrestTable, isOfPlayers } from "#app/domain/look/crest.ts";
import { hueOf } from "#app/domain/look/hue.ts";
import { type Look } from "#app/stores/look.ts";

/*
 * The colours of the first seconds: crests and the hues of sports, in a part of its own that comes beside the first rows. Flags
 * and the rest of a row's look need more and come later (look.ts).
 */

/** Custom properties as React takes them. */
export const paint = (properties: Readonly<Record<`--${string}`, string>>): CSSProperties =>
  properties as CSSProperties;

/** The first letter of a team's name, as a CSS string. */
const letterOf = (name: string): string => JSON.stringify(name.trim().charAt(0).toUpperCase());

/** A word that leaves no room for a crest where it is narrow: "Wolverhampton", "レヴァークーゼン". */
const LONG_WORD = /\w{13}|[ァ-ヺー]{7}/;

/** The crest of a side from the operator's table; a letter if the operator wants no colours. */
export function crestLook(table: CrestTable | false): Look["crest"] {
  return ({ home, away, homeId, awayId, sportId }, side) => {
    if (table === false) return paint({ "--letter": letterOf(side === 0 ? home : away) });
    const teamId = side === 0 ? homeId : awayId;
    if (!teamId || !homeId) return undefined;
    const crest = crestOf(teamId, side === 0 ? undefined : homeId, table);
    const narrow = LONG_WORD.test(side === 0 ? home : away) ? { "--crest-narrow": "none" } : undefined;
    if (!isOfPlayers(sportId)) return paint({ "--crest": crestFill(crest), ...narrow });
    return paint({ "--crest": crestFill({ ...crest, pattern: 0 }), "--crest-round": "50%", "--crest-ratio": "1" });
  };
}

/** The hue of a sport; undefined for one that has none. */
export function hueLook(sportId: number): CSSProperties | undefined {
  const hue = hueOf(sportId);
  return hue === undefined ? undefined : paint({ "--edge": `oklch(var(--hue-l) var(--hue-c) ${hue})` });
}

/**
 * The colours that are known without asking for anything: all hues, and the crests unless the operator has a table elsewhere.
 * `crests` is the operator's entry as the configuration has it.
 */
export function firstLook(crests: unknown): Partial<Look> {
  if (typeof crests === "string") return { league: hueLook };
  const table = crests === false ? false : ((crests ?? {}) as CrestTable);
  return { league: hueLook, crest: crestLook(table) };
}

/** Sets custom properties on an element that React does not draw. */
export const applyStyle = (element: Element | null | undefined, style: CSSProperties | undefined): void => {
  if (element instanceof HTMLElement)
    for (const [name, value] of Object.entries(style ?? {})) element.style.setProperty(name, String(value));
};

/**
 * Colours rows that were painted before the app had loaded, in the order of their sections; a screen may have room for the first
 * of them alone (app/start/firstRows.tsx).
 */
export function colourPainted(
  place: Element,
  sections: readonly LeagueSection[],
  matches: Readonly<Record<number, Match>>,
  crests: unknown,
): void {
  const { crest } = firstLook(crests);
  const ids = sections.flatMap((section) => section.matches.map(({ id }) => id));
  for (const [at, row] of [...place.querySelectorAll("article")].entries()) {
    const match = matches[ids[at] ?? 0];
    const [home, away] = [...row.querySelectorAll("p")].slice(-2);
    if (!match) continue;
    applyStyle(home, crest?.(match, 0));
    applyStyle(away, crest?.(match, 1));
    applyStyle(place, hueLook(match.sportId));
  }
}
