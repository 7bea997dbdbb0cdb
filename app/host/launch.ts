import { type Area, areaOf, themeOf, type ThemeName } from "#app/domain/member/themes.ts";
import { type Language, languageOf } from "#app/domain/member/languages.ts";
import { isOddsStyle, type OddsStyle } from "#app/domain/odds/odds.ts";

/** A match that the URL points to. */
export interface LaunchMatch {
  readonly matchId: number;
  readonly leagueId: number | undefined;
}

/** A slip in the URL, as its code: nothing in it has been checked yet (LNK-01). */
export interface LaunchSlip {
  readonly picks: string;
}

/** What the launch URL carried (contract, Launch parameters). Invalid values count as absent. */
export interface Launch {
  readonly token: string | undefined;
  readonly bcs: string;
  readonly language: Language | undefined;
  readonly oddsStyle: OddsStyle | undefined;
  readonly area: Area | undefined;
  readonly theme: ThemeName | undefined;
  readonly goto: "hot" | "figures" | "alerts" | LaunchMatch | LaunchSlip | undefined;
  /** A match to open once; `key` is the ActionData by which it is remembered. */
  readonly action: (LaunchMatch & { readonly key: string }) | undefined;
  /** What is wrong with the URL, for the operator's console; its values are not repeated. */
  readonly warnings: readonly string[];
}

/** The maximum length of a value, by name; other names in the URL are not ours. */
const LONGEST = {
  token: 8_192,
  bcs: 1_024,
  language: 5,
  os: 1,
  area: 8,
  theme: 4,
  goto: 16,
  picks: 1_000,
  Action: 1,
  ActionData: 40,
} as const;

type Name = keyof typeof LONGEST;

/** The names that may stay in the URL: an area is reread at every load. */
const STAYS: readonly Name[] = ["area"];

const LEAVES = (Object.keys(LONGEST) as Name[]).filter((name) => !STAYS.includes(name));

/** The names that must not appear in a URL, a history entry or a redirect (SES-01, SES-02). */
const SECRETS = ["token", "bcs"] as const;

const idOf = (text: string | undefined): number | undefined => {
  const id = /^\d+$/.test(text ?? "") ? Number(text) : 0;
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
};

function matchOf(text: string | undefined): LaunchMatch | undefined {
  const matchId = idOf(text);
  return matchId === undefined ? undefined : { matchId, leagueId: undefined };
}

function gotoOf(goto: string | undefined, picks: string | undefined): Launch["goto"] {
  if (goto === "slip") return { picks: picks ?? "" };
  return goto === "hot" || goto === "figures" || goto === "alerts" ? goto : matchOf(goto);
}

function actionOf(data: string | undefined): Launch["action"] {
  const [, match, league] = /^(\d+)_(\d+)$/.exec(data ?? "") ?? [];
  const [matchId, leagueId] = [idOf(match), idOf(league)];
  return matchId === undefined || leagueId === undefined
    ? undefined
    : { key: `${matchId}_${leagueId}`, matchId, leagueId };
}

/** A URL in its parts: the query before the hash and the one inside it. */
function partsOf(href: string) {
  const url = new URL(href);
  const [route = "", ...query] = url.hash.split("?");
  return { url, route, inHash: new URLSearchParams(query.join("?")) };
}

type Parts = ReturnType<typeof partsOf>;

const isNamed = ({ url, inHash }: Parts, name: Name): boolean => url.searchParams.has(name) || inHash.has(name);

function launchIn(parts: Parts): Launch {
  const read = (name: Name): string | undefined => {
    const value = parts.url.searchParams.get(name) ?? parts.inHash.get(name);
    return value !== null && value.length <= LONGEST[name] ? value : undefined;
  };
  const area = read("area");
  const hasArea = isNamed(parts, "area");
  const style = Number(read("os"));
  return {
    token: read("token") || undefined,
    bcs: read("bcs") ?? "",
    language: languageOf(read("language") ?? ""),
    oddsStyle: isOddsStyle(style) ? style : undefined,
    area: hasArea ? areaOf(area) : undefined,
    theme: themeOf(read("theme") ?? ""),
    goto: gotoOf(read("goto"), read("picks")),
    action: read("Action") === "1" ? actionOf(read("ActionData")) : undefined,
    warnings: hasArea && !/^(SP)?[1-4]$/i.test(area ?? "") ? ["area must be SP1 to SP4: area 1 is used"] : [],
  };
}

/** The URL without what was read from it; a URL that carried nothing stays as it is. */
function cleaned({ url, route, inHash }: Parts): string {
  for (const name of LEAVES) {
    url.searchParams.delete(name);
    inHash.delete(name);
  }
  const kept = inHash.toString();
  url.hash = kept === "" ? route : `${route}?${kept}`;
  return url.href;
}

/**
 * Reads a launch URL, its query and the query in its hash, by an allow-list of names: the first value of a name wins,
 * and one that is too long or malformed is dropped (trust E2, E3). Returns the URL without what it carried.
 */
export function readLaunch(href: string): { readonly launch: Launch; readonly cleaned: string } {
  const parts = partsOf(href);
  const launch = launchIn(parts);
  return { launch, cleaned: LEAVES.some((name) => isNamed(parts, name)) ? cleaned(parts) : parts.url.href };
}

/** Removes the launch parameters from the page's URL, before any request (SES-01). */
export function takeLaunch(): Launch {
  const { launch, cleaned } = readLaunch(location.href);
  if (cleaned !== location.href) history.replaceState(history.state, "", cleaned);
  // oxlint-disable-next-line eslint/no-console -- meant for whoever builds the launch links (spec §2)
  for (const warning of launch.warnings) console.warn(warning);
  return launch;
}

/** A query without secrets; what a redirect keeps (spec §2; trust 1.4). */
export function withoutSecrets(search: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(search).filter(([name]) => !SECRETS.some((secret) => secret === name)));
}

/** What a history entry says of who opened its match page. */
export interface MatchOpener {
  /** The host site named the match: an address that does not fit is no fault of ours, and it logs nothing. */
  readonly byHost?: boolean;
}
