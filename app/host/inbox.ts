import * as v from "valibot";
import { ODDS_STYLES } from "#app/domain/odds/odds.ts";
import { type HostMessage } from "./messages.ts";

const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER));

/** Px within a frame: no page is taller. */
const px = v.pipe(v.number(), v.minValue(0), v.maxValue(10_000_000));

const signed = { source: v.literal("sportsbook"), version: v.literal(1) };

const PAGES = ["index", "bets", "results", "outright", "favourites", "hot", "settings", "figures", "alerts"] as const;

const message = v.variant("type", [
  v.object({
    ...signed,
    type: v.literal("SetToken"),
    token: v.pipe(v.string(), v.minLength(1), v.maxLength(8_192)),
    bcs: v.optional(v.pipe(v.string(), v.maxLength(1_024)), ""),
  }),
  v.object({ ...signed, type: v.literal("SetTheme"), theme: v.pipe(v.string(), v.maxLength(4)) }),
  v.object({ ...signed, type: v.literal("SetLanguage"), language: v.pipe(v.string(), v.maxLength(5)) }),
  v.object({ ...signed, type: v.picklist(["RefreshBalance", "Logout"]) }),
  v.object({ ...signed, type: v.literal("SetView"), top: px, height: px }),
  v.object({ ...signed, type: v.literal("OpenMatch"), matchId: id, leagueId: id }),
  // as long as a link may be: the page that shows it reports what is wrong with it (LNK-06)
  v.object({
    ...signed,
    type: v.literal("AddSelections"),
    picks: v.pipe(v.string(), v.minLength(1), v.maxLength(1_000)),
  }),
  v.object({ ...signed, type: v.literal("OpenPage"), page: v.picklist(PAGES) }),
  v.object({ ...signed, type: v.literal("SetOddsStyle"), style: v.picklist(ODDS_STYLES) }),
]);

/** The maximum number of messages accepted per second; the rest are dropped (E5). */
const MOST_PER_SECOND = 20;

/** A scrolled page sends the visible part with each animation frame; these are counted separately. */
const MOST_VIEWS = 120;

/** Messages about the session are never dropped, whatever the rate: a lost one leaves the wrong member signed in. */
const isAboutSession = ({ type }: HostMessage): boolean => type === "SetToken" || type === "Logout";

/** Where a message came from: the sending window and its origin. */
export interface Letter {
  readonly source: unknown;
  readonly origin: string;
  readonly data: unknown;
}

function read(data: unknown): HostMessage | undefined {
  try {
    const parsed = v.safeParse(message, data, { abortEarly: true });
    if (!parsed.success) return undefined;
    const { source: _, version: __, ...said } = parsed.output;
    return said;
  } catch {
    return undefined;
  }
}

/**
 * Checks messages from outside: only the host window, only origins that the operator lists, only known shapes, only so
 * many a second. Everything else is dropped silently, since a response would tell a stranger something (E5, EMB-04).
 */
export function inbox(
  parent: unknown,
  origins: readonly string[],
): (letter: Letter, now: number) => HostMessage | undefined {
  let second = 0;
  let taken = 0;
  let views = 0;
  return ({ source, origin, data }, now) => {
    if (source !== parent || !origins.includes(origin)) return undefined;
    const at = Math.floor(now / 1_000);
    if (at !== second) [second, taken, views] = [at, 0, 0];
    const said = read(data);
    if (said !== undefined && isAboutSession(said)) return said;
    if (said?.type === "SetView") views += 1;
    else taken += 1;
    return taken > MOST_PER_SECOND || views > MOST_VIEWS ? undefined : said;
  };
}
