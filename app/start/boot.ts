/**
 * Sets the right theme on <html> before anything is painted: from the launch URL, the stored theme, and the clock if
 * automatic dark mode is on. Built into one classic script of its own (app/build/indexHead.ts): the content security
 * policy forbids an inline one, and a module would run after the first paint. It reads what stores/theme.ts and
 * stores/settings.ts wrote and must never throw: storage may be blocked, or hold anything.
 */
import { fetchEarly, fetchMember, type Operator } from "./earlyCalls.ts";
import { box, FIRST, kept, keyOf } from "#app/stores/first/entries.ts";
import { startLanguage, watchStart } from "./lateStart.ts";
import { LOW } from "#app/flows/look/density.ts";
import { autoDark, darkClock, themeInForce } from "#app/domain/member/darkMode.ts";
import { areaOf, barsColour, BURMA_AREA, THEME_NAMES, type ThemeName, themeOf } from "#app/domain/member/themes.ts";

interface Held extends Partial<
  Record<
    | "language"
    | "oddsStyle"
    | "burma"
    | "dense"
    | "matchSort"
    | "sportId"
    | "comboId"
    | "playType"
    | "only"
    | "token"
    | "bcs",
    unknown
  >
> {
  readonly theme?: unknown;
  readonly sheet?: unknown;
  readonly day?: unknown;
  readonly switchedAt?: unknown;
  readonly autoDark?: unknown;
  readonly last?: { readonly theme?: unknown };
}

const stored = (name: keyof typeof FIRST): Held => kept(FIRST[name]);

/** A launch parameter by name, before the hash or in it. */
const launched = (name: string): string | null =>
  new URLSearchParams(location.search).get(name) ??
  new URLSearchParams(location.hash.slice(location.hash.indexOf("?") + 1)).get(name);

const isTheme = (value: unknown) => THEME_NAMES.find((name) => name === value);

function firstTheme(): ThemeName {
  const area = areaOf(launched("area") ?? undefined);
  const asked = themeOf(launched("theme") ?? "");
  // the theme of a URL counts once: a choice made since is newer (flows/session/launch.ts)
  if (asked !== undefined && stored("launched").last?.theme !== asked) return asked;
  const { theme, day, switchedAt } = stored("theme");
  const before = isTheme(theme);
  const automatic = stored("settings").autoDark === true;
  const clock = darkClock(Date.now(), typeof switchedAt === "number" ? switchedAt : undefined, {
    automatic,
    hasDarkMode: true,
    area,
  });
  return themeInForce({
    dark: before === "99",
    // the chosen one, else the last visit's, which was its area's; an area in the URL is newer
    day: isTheme(day) ?? (launched("area") === null ? before : undefined),
    area,
    offered: area === BURMA_AREA ? THEME_NAMES.filter((name) => name !== "99") : THEME_NAMES,
    auto: autoDark(clock),
  });
}

/** The responses of a launch depend on its session, language and style, and the URL is cleaned first (SES-01). */
const isLaunch = ["token", "language", "os"].some((name) => launched(name) !== null);

/** Remembers how this operator's lists are requested, so that the next visit need not wait for config.json. */
function keepOperator(operator: Operator): void {
  try {
    localStorage.setItem(keyOf(FIRST.operator), box(FIRST.operator, operator));
  } catch {
    // blocked or full: like this one, the next visit makes one wrong request
  }
}

/** Starts what the first list and the first bet wait for: messages of the language, configuration, calls (performance 3). */
function startEarly(): void {
  const settings = stored("settings");
  const words = JSON.parse(document.querySelector("meta[name=words]")?.getAttribute("content") ?? "{}") as Record<
    string,
    string
  >;
  const language = typeof settings.language === "string" ? settings.language : "en-US";
  const address = words[language];
  // the demo has none: its bookmaker has to start first
  if (address === undefined) return;
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = address;
  document.head.append(link);
  const onIndex = /^(#\/?)?(\?|$)/.test(location.hash);
  const { only } = stored("leagues");
  const known = {
    settings,
    list: stored("list"),
    narrowed: typeof only === "object" && only !== null && Object.keys(only).length > 0,
    operator,
  };
  window.earlyCalls = new Map();
  window.earlyList = fetchEarly(isLaunch || !onIndex ? undefined : known, window.earlyCalls, keepOperator);
  if (isLaunch) return;
  const session = stored("session");
  fetchMember(operator, session, window.earlyCalls);
  // what answers a member's tap on a painted price (plainSlip.ts)
  if (typeof session.token !== "string") return;
  for (const part of document.querySelectorAll<HTMLLinkElement>(
    `[rel=slip]:is(:not([hreflang]),[hreflang=${language}])`,
  ))
    part.rel = part.as ? "preload" : "modulepreload";
}

/** Applies the operator's brand from the last visit, so that its colours are there from the first paint (OPS-01). */
function wearBrand(): void {
  const { sheet } = stored("brand");
  if (typeof sheet !== "string") return;
  const worn = new CSSStyleSheet();
  worn.replaceSync(sheet);
  document.adoptedStyleSheets = [worn];
}

const operator = stored("operator") as Operator;
const languages = [stored("settings").language, launched("language"), operator.defaults?.language];
watchStart(startLanguage([...languages, ...navigator.languages]));
const theme = firstTheme();
document.documentElement.dataset["theme"] = theme;
document.documentElement.toggleAttribute("data-dense", matchMedia(LOW).matches || stored("settings").dense === true);
document.querySelector("meta[name=theme-color]")?.setAttribute("content", barsColour(theme));
wearBrand();
// under a CSP that blocks this script the attribute is missing, and what is on <html> then means nothing
document.documentElement.dataset["booted"] = "";
startEarly();
