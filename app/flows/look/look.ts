import { type App } from "#app/application/app.ts";
import { config } from "#app/config.ts";
import { type Match } from "#app/domain/boards/match.ts";
import { crestOf, type CrestTable } from "#app/domain/look/crest.ts";
import { flagsIn } from "#app/domain/look/flag.ts";
import { type Language } from "#app/domain/member/languages.ts";
import { sideColours } from "#app/domain/look/sideColours.ts";
import { periodShares } from "#app/domain/look/progress.ts";
import { type Look, useLook } from "#app/stores/look.ts";
import { useSettings } from "#app/stores/settings.ts";
import { loadCrests } from "./crests.ts";
import { crestLook, hueLook, paint } from "./firstLook.ts";

/** The width of the progress line, and of the gap between its segments, px. */
const LINE_PX = 44;
const GAP_PX = 2;

/** The colours of both sides in charts; the standard chart colours if the clubs' are not known. */
export const sidesLook =
  (table: CrestTable | false): Look["sides"] =>
  ({ homeId, awayId }) => {
    if (table === false || !homeId || !awayId) return undefined;
    const { home, away } = sideColours(crestOf(homeId, undefined, table), crestOf(awayId, homeId, table));
    return paint({ "--team-1": home, "--team-2": away });
  };

/** The hue edge, and the flag or the icon in that hue; flags are found by the names' language. */
export const leagueLook =
  (flagOf: (name: string) => string | undefined): Look["league"] =>
  (sportId, name) => {
    const hue = hueLook(sportId);
    const flag = flagOf(name);
    if (flag === undefined) return hue;
    return { ...hue, ...paint({ "--flag": flag, "--flag-shown": "block", "--sport-shown": "0" }) };
  };

/** Finds flags in the current language; each country's name there is computed once. */
function flagsOf(app: App): (name: string) => string | undefined {
  const known = new Map<Language, ReturnType<typeof flagsIn>>();
  return (name) => {
    const { language } = useSettings.of(app).getState();
    const flagOf = known.get(language) ?? flagsIn(language);
    known.set(language, flagOf);
    return flagOf(name);
  };
}

/** One segment for each period, filled as far as it is played. */
export function progressLook(match: Pick<Match, "sportId" | "live" | "state" | "virtual">) {
  const shares = match.virtual ? undefined : periodShares(match);
  if (shares === undefined) return undefined;
  const width = (LINE_PX - GAP_PX * (shares.length - 1)) / shares.length;
  const stops = shares.flatMap((share, at) => {
    const from = at * (width + GAP_PX);
    const px = (value: number) => `${Number(value.toFixed(1))}px`;
    return [
      `var(--live) ${px(from)} ${px(from + width * share)}`,
      `var(--line) 0 ${px(from + width)}`,
      `#0000 0 ${px(from + width + GAP_PX)}`,
    ];
  });
  return paint({ "--progress": `linear-gradient(90deg, ${stops.join(", ")})` });
}

const taskOfItsOwn = () => new Promise((then) => setTimeout(then));

/** Gives the rows their colours once there is time, in a task of their own: each row is rendered again. */
export async function applyLook(app: App): Promise<void> {
  const { crests } = config();
  const table = typeof crests === "string" ? await loadCrests(crests) : (crests ?? {});
  const flagOf = flagsOf(app);
  await taskOfItsOwn();
  // the first lookup makes the browser read its list of countries, which takes as long as the rows
  flagOf("");
  await taskOfItsOwn();
  useLook.of(app).setState({
    league: leagueLook(flagOf),
    progress: progressLook,
    crest: crestLook(table),
    sides: sidesLook(table),
  });
}
