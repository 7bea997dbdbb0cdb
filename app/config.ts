import * as v from "valibot";
import { ODDS_STYLES } from "#app/domain/odds/odds.ts";
import { type SportId } from "#app/domain/odds/sports.ts";
import { LANGUAGES, type Language } from "#app/domain/member/languages.ts";
import { earlyKey, takeEarly } from "#app/stores/first/early.ts";
import { noteServerTime } from "#app/stores/serverClock.ts";

/** Host names of this machine, including those under localhost. */
const LOCAL_HOST = /^(?:(?:.+\.)?localhost|127\.0\.0\.1|\[::1\])$/;

/** True for an address that the app may lead to or call: https, or http on this machine (decisions, Access). */
export function isSafeAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (username !== "" || password !== "") return false;
  return protocol === "https:" || (protocol === "http:" && LOCAL_HOST.test(hostname));
}

/** True for a path on this host such as "/api" or "./media/1.mp4". */
export const isOwnPath = (text: string): boolean => /^\/(?![/\\])/.test(text) || /^\.\/\S/.test(text);

/** What a value must be is said by the check page alone (flows/operator/check/). */
const address = v.pipe(v.string(), v.check(isSafeAddress));

/** An https address, or a path on this host such as "/api". */
const base = v.pipe(
  v.string(),
  v.check((text) => isSafeAddress(text) || isOwnPath(text)),
);

const origin = v.pipe(
  address,
  v.check((text) => isSafeAddress(text) && new URL(text).origin === text),
);

const ms = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(86_400_000));

/** The refresh intervals of spec §9, in ms. The operator can override each of them. */
const intervals = v.object({
  live: v.optional(ms(1_000), 15_000),
  today: v.optional(ms(1_000), 60_000),
  outright: v.optional(ms(1_000), 60_000),
  match: v.optional(ms(1_000), 30_000),
  matchDebug: v.optional(ms(1_000), 5_000),
  stats: v.optional(ms(1_000), 10_000),
  menu: v.optional(ms(1_000), 60_000),
  unsettled: v.optional(ms(1_000), 60_000),
  status: v.optional(ms(1_000), 5_000),
  slip: v.optional(ms(1_000), 10_000),
  sell: v.optional(ms(1_000), 5_000),
  counts: v.optional(ms(1_000), 300_000),
  token: v.optional(ms(10_000), 600_000),
});

/** The name of an interval in `intervals`. */
export type Cadence = keyof v.InferOutput<typeof intervals>;

const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[];

/** The entries that the first list needs; flows/operator/ reads all others later, and refuses unknown ones. */
export const firstEntries = v.object({
  /** Where the /api calls go (contract, Conventions). */
  apiBase: v.optional(base, "/api"),
  /** Where RefreshToken goes. */
  accessBase: v.optional(base, "/access"),
  /** Where match statistics come from. */
  statsBase: v.optional(base, "/stats"),
  /** The host site's page that Back to Home leads to. */
  homeUrl: v.optional(address),
  /** Where the Home tab goes. */
  gameHomeUrl: v.optional(address),
  /** The operator's sign-in page. */
  loginUrl: v.optional(address),
  /** Go to loginUrl without asking wherever a login is needed. */
  forceLogin: v.optional(v.boolean(), false),
  /** The operator's cashier. */
  rechargeUrl: v.optional(address),
  /** A chat page to frame on the match page; without it Chat says that it is not open. */
  chatUrl: v.optional(address),
  /** Origins that may frame the app and receive its messages; empty: any that may frame it, and two of them only. */
  parentOrigins: v.optional(v.array(origin), []),
  /** Tabs that ask for a login (decisions, Access). */
  tabsNeedingLogin: v.optional(v.array(v.picklist(["betrecord", "favorite", "sports", "hot"])), [
    "betrecord",
    "favorite",
  ]),
  /** Where the operator's crests are, by team id; false = no club colours, but a letter in their place. */
  crests: v.optional(v.union([v.literal(false), base])),
  /** Send a device id with a member's calls, computed in the browser after the first list (spec §7, header Etag). */
  deviceUid: v.optional(v.boolean(), true),
  /** What every member gets (session clock, reality check), besides what members switch on for themselves. */
  care: v.optional(
    v.object({
      clock: v.optional(v.boolean(), false),
      /** Minutes of a session between two reminders; 0 = none. */
      remindMinutes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_440)), 0),
    }),
    {},
  ),
  /** All members get the same prices: boards are requested without a session, and may come from a cache (OPS-10). */
  publicBoards: v.optional(v.boolean(), false),
  intervals: v.optional(intervals, {}),
  /** Random share added to the first interval of each poll, 0 to 0.1, so that clients do not all poll at once. */
  jitter: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(0.1)), 0.1),
  /** What a first-time visitor starts with. */
  defaults: v.optional(
    v.object({
      language: v.optional(v.picklist(LANGUAGE_CODES), "en-US"),
      oddsStyle: v.optional(v.picklist(ODDS_STYLES), 2),
      timeZone: v.optional(v.pipe(v.number(), v.minValue(-12), v.maxValue(14)), 8),
    }),
    {},
  ),
});

/** The operator's configuration, checked and with every default filled in. */
export type Config = v.InferOutput<typeof firstEntries>;

/** Checks what an operator wrote, as far as the first list needs it. Throws if an entry is wrong. */
export const parseConfig = (raw: unknown): Config => Object.freeze(v.parse(firstEntries, raw));

/** The HTTP status of a missing file. */
const NOT_FOUND = 404;

/** Reads config.json beside index.html as it was written. A missing file counts as an empty one; an unreadable one throws. */
export async function fetchConfig(): Promise<unknown> {
  /** What a value must be is said by the check page alone (flows/operator/check/). */
  const address = "./config.json";
  const early = await takeEarly(earlyKey(address));
  const answer = early?.response ?? (await fetch(address, { credentials: "same-origin" }));
  const [date, age] = [answer.headers.get("Date"), Number(answer.headers.get("Age") ?? 0)];
  if (date !== null) noteServerTime(Date.parse(date) + age * 1_000, early?.at ?? Date.now());
  if (answer.status === NOT_FOUND) return {};
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.json();
}

let current: Config | undefined;
let file:
  | {
      readonly brand?: unknown;
      readonly features?: unknown;
      readonly parlayAnywhere?: unknown;
      readonly maintenance?: unknown;
      readonly words?: unknown;
    }
  | undefined;

/** Sets the configuration once, before anything is rendered, and keeps the file that it comes from. */
export function setConfig(config: Config, from?: unknown): void {
  current = config;
  file = from as typeof file;
}

/** The configuration in force. */
export function config(): Config {
  current ??= parseConfig({});
  return current;
}

/** The operator's file as it was read, with all its mistakes, or the last good one where it could not be read; undefined without either. */
export const configFile = (): unknown => file;

/** True if the operator has its own brand or words (OPS-04), or had a brand at the last visit (OPS-01). */
export const isBranded = (): unknown => file?.brand ?? file?.words ?? document.adoptedStyleSheets[0];

/** The operator's name, and its logo that replaces the title (OPS-01). */
export interface BrandFace {
  readonly name?: string | undefined;
  readonly logo?: string | undefined;
}

let face: BrandFace = {};

/** Sets the operator's name and logo once, before anything is rendered. */
export const setBrandFace = (worn: BrandFace): void => void (face = worn);

/** The operator's name and logo, if it has them. */
export const brandFace = (): BrandFace => face;

/** True if the operator leaves something out, offers it to some members only (OPS-05), or may be in maintenance (OPS-07). */
export const isSelective = (): boolean => (file?.features ?? file?.parlayAnywhere ?? file?.maintenance) !== undefined;

/** A page or list that an operator can leave out; live matches always stay. */
type Tab = "today" | "early" | "mix" | "popular" | "hot" | "favorite" | "betrecord";

/** What an operator can leave out, or offer to some members first (OPS-05). */
export type Feature =
  /** Lists of the index beside Live, and pages of the bottom bar. */
  | Tab
  /** The winners of leagues. */
  | "outright"
  /** What the open bets on a match return at each final score (EXP). */
  | "exposure"
  /** My figures (FIG). */
  | "figures"
  /** Sharing slips as links, and opening them (LNK). */
  | "sharing"
  /** The browser's own notifications, outside the page. */
  | "notifications"
  /** Alerts, and the controls that set them (WAT). */
  | "watches"
  /** Selections can be added to a parlay from any list (BAR-03). */
  | "parlayAnywhere"
  /** Bets can be cashed out; a cash-out in doubt is looked for even without it. */
  | "cashOut"
  /** A price can be bet on with one tap, if the member switches that on. */
  | "quickBet"
  /** A card for a bet that has won (CRD). */
  | "winCard"
  /** The member's own clock, reminder and limits; those already set stay in force. */
  | "care";

/** What is offered on this device. */
export interface Offer {
  readonly off: ReadonlySet<string>;
  /** Undefined = all. */
  readonly sports?: readonly SportId[] | undefined;
  /** The values that can be chosen, by the name of the setting; a setting not named here has all of them. */
  readonly choices?: Readonly<Record<string, readonly unknown[] | undefined>>;
}

/** Unless the operator says otherwise, everything is offered except quick bet. */
export const ALL_OFFERED: Offer = { off: new Set(["quickBet"]) };

let offer = ALL_OFFERED;

/** Sets what is offered, once, before anything is rendered or requested. */
export const setOffer = (offered: Offer): void => void (offer = offered);

/** True if the operator offers this here: what is not offered has no control, no route and no request, and its code does not load (OPS-05). */
export const isOffered = (feature: Feature): boolean => !offer.off.has(feature);

/** True for a sport that the operator offers. */
export const hasSport = (sportId: number): boolean => offer.sports?.some((offered) => offered === sportId) ?? true;

/** True for a value of a setting, a language or an odds style, that the operator offers (OPS-05). */
export const isChoice = (setting: string, value: unknown): boolean => offer.choices?.[setting]?.includes(value) ?? true;

/** This sport, or the first one the operator offers if it does not offer this one. */
export const offeredSport = (wanted: SportId): SportId => (hasSport(wanted) ? wanted : (offer.sports?.[0] ?? wanted));
