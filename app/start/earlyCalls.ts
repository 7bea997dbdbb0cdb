import { addressOf } from "#app/api/address.ts";
import { LIVE, liveAsk, liveQuery, MEMBER, MENU, menuQuery } from "#app/api/odds/firstAsks.ts";
import { type EarlyAnswer, type EarlyCalls, earlyKey, type EarlyList } from "#app/stores/first/early.ts";

/** The part of the operator's configuration that decides how the first list is requested. */
export interface Operator {
  readonly apiBase?: unknown;
  readonly features?: { readonly sports?: unknown };
  readonly crests?: unknown;
  readonly defaults?: { readonly language?: unknown; readonly oddsStyle?: unknown };
}

/** What storage and URL say before anything else has loaded. */
export interface Known {
  /** The settings of stores/settings.ts and stores/list.ts, as far as they are stored. */
  readonly settings: {
    readonly language?: unknown;
    readonly oddsStyle?: unknown;
    readonly burma?: unknown;
    readonly matchSort?: unknown;
  };
  readonly list: { readonly sportId?: unknown; readonly comboId?: unknown; readonly playType?: unknown };
  /** Some list is filtered to some of its leagues. */
  readonly narrowed?: boolean;
  /** The operator's configuration at the last visit, if it was not the product's own. */
  readonly operator?: Operator;
}

/** The session as it is stored. */
interface Held {
  readonly token?: unknown;
  readonly bcs?: unknown;
}

/** The list to which the board of the first calls belongs. */
type FirstList = Omit<EarlyList, "answer" | "crests">;

const ask = (address: string, init: RequestInit) =>
  fetch(address, init).then((response) => ({ response, at: Date.now() }));

const CONFIG = "./config.json";

/** Everything waits for the configuration: a server that does not respond is asked again after this, ms. */
const CONFIG_MS = 5_000;
const CONFIG_REST_MS = { first: 1_000, most: 15_000 };

/** Resolves after some ms, or when the network returns. */
const rest = (ms: number) =>
  new Promise<unknown>((done) => {
    setTimeout(done, ms);
    addEventListener("online", done, { once: true });
  });

/** The operator's configuration, requested until the server returns it, or says that there is none. */
async function askConfig(): Promise<EarlyAnswer> {
  for (let wait = CONFIG_REST_MS.first; ; wait = Math.min(wait * 2, CONFIG_REST_MS.most)) {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), CONFIG_MS);
    try {
      const answer = await ask(CONFIG, { credentials: "same-origin", signal: limit.signal });
      // all of it, within the limit
      await answer.response.clone().text();
      if (answer.response.status < 500) return answer;
    } catch {
      // requested again below
    } finally {
      clearTimeout(timer);
    }
    await rest(wait);
  }
}

const text = (value: unknown, other: string): string => (typeof value === "string" ? value : other);
const number = (value: unknown, other: number): number => (typeof value === "number" ? value : other);

/** The live list's parameters, from what is known; undefined if another list is shown. */
function firstList(
  operator: Operator,
  { settings, list }: Known,
): (FirstList & { readonly comboId: number }) | undefined {
  if (number(list.playType, 0) !== 0 || settings.burma === true) return undefined;
  const sports: readonly unknown[] = Array.isArray(operator.features?.sports) ? operator.features.sports : [];
  const wanted = number(list.sportId, 1);
  return {
    language: text(settings.language, text(operator.defaults?.language, "en-US")),
    // a sport that is not offered is not requested either
    sportId: sports.includes(wanted) ? wanted : number(sports[0], wanted),
    comboId: number(list.comboId, 0),
    oddsStyle: number(settings.oddsStyle, number(operator.defaults?.oddsStyle, 2)),
    matchSort: number(settings.matchSort, 0),
  };
}

/** The operator's base URL, if it is one to send a call to: only a path on this host, or an absolute URL; start/main.tsx reports anything else. */
const baseOf = ({ apiBase }: Operator): string | undefined => {
  const base = text(apiBase, "/api");
  return /^(?:\/(?![/\\])|\.\/|https:\/\/)/.test(base) ? base : undefined;
};

/** The first two calls of the live list; only the menu if another list is shown. */
export function firstAddresses(operator: Operator, known: Known): readonly string[] {
  const base = baseOf(operator);
  if (base === undefined) return [];
  const language = text(known.settings.language, text(operator.defaults?.language, "en-US"));
  const menu = addressOf(base, MENU, menuQuery({ language }));
  const list = firstList(operator, known);
  return list === undefined ? [menu] : [menu, addressOf(base, LIVE, liveQuery(liveAsk(list)))];
}

/** A balance that is older when the app comes to read it is requested anew, ms. */
const MEMBER_MS = 15_000;

/**
 * Requests who the member of the stored session is, while the code that tries its credentials is loading
 * (flows/session/session.ts); nothing else is requested with them before the server has answered. What is stored is
 * unchecked.
 */
export function fetchMember(operator: Operator, { token, bcs }: Held, calls: EarlyCalls): void {
  const base = baseOf(operator);
  if (base === undefined || typeof token !== "string" || typeof bcs !== "string") return;
  const headers = { Authorization: token, ...(bcs && { BCS: bcs }) };
  const address = addressOf(base, MEMBER, {});
  const key = earlyKey(address, headers);
  const answer = ask(address, { cache: "no-store", credentials: "omit", headers });
  calls.set(key, answer);
  answer.then(
    () => setTimeout(() => calls.delete(key), MEMBER_MS),
    () => undefined,
  );
}

/** How the page came, with what newer browsers add to it. */
interface Visit extends PerformanceNavigationTiming {
  /** "" for a page that has just come over the network. */
  readonly deliveryType?: string;
}

/** How old a list in the page may be, counted from the page's first byte, s. */
const IN_PAGE_S = 5;

/**
 * The response that the server has put into the page itself, behind everything else (deploy/nginx-first.conf). If it belongs to another
 * address, or the page was fetched ahead or kept, so that its prices may be of any age, `ask` requests it.
 */
async function answerInPage(address: string, ask: () => Promise<EarlyAnswer>): Promise<EarlyAnswer> {
  const query = document.querySelector("meta[name=first]")?.getAttribute("content");
  const [visit] = performance.getEntriesByType("navigation") as Visit[];
  if (!visit || visit.deliveryType || !address.endsWith(`/${LIVE}?${query}`)) return ask();
  if (document.readyState === "loading")
    await new Promise((read) => document.addEventListener("readystatechange", read, { once: true }));
  try {
    const list = document.getElementById("first")?.textContent ?? "";
    JSON.parse(list);
    const age = (performance.now() - visit.responseStart) / 1_000;
    if (age < IN_PAGE_S) return { response: new Response(list, { headers: { Age: String(age) } }), at: Date.now() };
  } catch {
    // the server could not get it
  }
  return ask();
}

/** Requests these instead of what was requested before; a call that is no longer needed is aborted. */
function askFor(addresses: readonly string[], calls: EarlyCalls, open: Map<string, AbortController>): void {
  for (const [address, control] of open) {
    if (addresses.includes(address)) continue;
    control.abort();
    open.delete(address);
    calls.delete(earlyKey(address));
  }
  for (const address of addresses) {
    if (open.has(address)) continue;
    const control = new AbortController();
    // without a session: the first list is the same for all, and its own calls are sent before the session starts
    const answer = answerInPage(address, () =>
      ask(address, { cache: "no-store", credentials: "omit", priority: "high", signal: control.signal }),
    );
    answer.catch(() => undefined);
    open.set(address, control);
    calls.set(earlyKey(address), answer);
  }
}

/**
 * Requests the operator's configuration while the app's code is loading and, if it is known which, the first list
 * (performance 3): at once with what the last visit knew of the operator, else with the product's own defaults, and
 * again if the configuration says otherwise. `learn` receives a configuration that was not expected.
 */
export function fetchEarly(
  known: Known | undefined,
  calls: EarlyCalls,
  learn: (operator: Operator) => void,
): Promise<EarlyList | undefined> {
  const config = askConfig();
  calls.set(earlyKey(CONFIG), config);
  if (known === undefined) return Promise.resolve(undefined);
  const open = new Map<string, AbortController>();
  const expected = firstAddresses(known.operator ?? {}, known);
  askFor(expected, calls, open);
  return config
    .then(async ({ response }) => (response.ok ? ((await response.clone().json()) as Operator) : {}))
    .then((operator) => {
      const addresses = firstAddresses(operator, known);
      if (String(addresses) !== String(expected)) {
        const { apiBase, defaults, features } = operator;
        learn({
          apiBase,
          ...(defaults && { defaults }),
          ...(features?.sports !== undefined && { features: { sports: features.sports } }),
        });
        askFor(addresses, calls, open);
      }
      const list = known.narrowed === true ? undefined : firstList(operator, known);
      const answer = calls.get(earlyKey(addresses[1] ?? ""));
      return list && answer && { ...list, crests: operator.crests, answer };
    })
    .catch(() => undefined);
}
