import { addressOf } from "#app/api/address.ts";
import { LIVE, liveAsk, liveQuery, MENU, menuQuery } from "#app/api/odds/firstAsks.ts";
import { type EarlyAnswer, type EarlyCalls, earlyKey, type EarlyList } from "#app/stores/first/early.ts";

/** What decides, of the operator's configuration, how the first list is asked for. */
export interface Operator {
  readonly apiBase?: unknown;
  readonly features?: { readonly sports?: unknown };
  readonly defaults?: { readonly language?: unknown; readonly oddsStyle?: unknown };
}

/** What storage and the address say before anything else has come. */
export interface Known {
  /** The choices of stores/settings.ts and stores/list.ts, whatever of them is stored. */
  readonly settings: {
    readonly language?: unknown;
    readonly oddsStyle?: unknown;
    readonly burma?: unknown;
    readonly matchSort?: unknown;
  };
  readonly list: { readonly sportId?: unknown; readonly comboId?: unknown; readonly playType?: unknown };
  /** Some list shows only some of its leagues. */
  readonly narrowed?: boolean;
  /** The operator's configuration at the last visit, where it was not the product's own. */
  readonly operator?: Operator;
}

/** The list that the board of the first calls is for. */
type FirstList = Omit<EarlyList, "answer">;

const ask = (address: string, init: RequestInit) =>
  fetch(address, init).then((response) => ({ response, at: Date.now() }));

const CONFIG = "./config.json";

/** Everything waits for the configuration: a server that does not answer is asked anew after this, ms. */
const CONFIG_MS = 5_000;
const CONFIG_REST_MS = { first: 1_000, most: 15_000 };

/** Resolves after some ms, or when the network comes back. */
const rest = (ms: number) =>
  new Promise<unknown>((done) => {
    setTimeout(done, ms);
    addEventListener("online", done, { once: true });
  });

/** The operator's configuration, asked for until the server says what it is, or that there is none. */
async function askConfig(): Promise<EarlyAnswer> {
  for (let wait = CONFIG_REST_MS.first; ; wait = Math.min(wait * 2, CONFIG_REST_MS.most)) {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), CONFIG_MS);
    try {
      const answer = await ask(CONFIG, { credentials: "same-origin", signal: limit.signal });
      // the whole of it, within the limit
      await answer.response.clone().text();
      if (answer.response.status < 500) return answer;
    } catch {
      // asked again below
    } finally {
      clearTimeout(timer);
    }
    await rest(wait);
  }
}

const text = (value: unknown, other: string): string => (typeof value === "string" ? value : other);
const number = (value: unknown, other: number): number => (typeof value === "number" ? value : other);

/** What the live list is asked for with, from what is known; undefined where another list is shown. */
function firstList(
  operator: Operator,
  { settings, list }: Known,
): (FirstList & { readonly comboId: number }) | undefined {
  if (number(list.playType, 0) !== 0 || settings.burma === true) return undefined;
  const sports: readonly unknown[] = Array.isArray(operator.features?.sports) ? operator.features.sports : [];
  const wanted = number(list.sportId, 1);
  return {
    language: text(settings.language, text(operator.defaults?.language, "en-US")),
    // a sport that is not offered is not asked for either
    sportId: sports.includes(wanted) ? wanted : number(sports[0], wanted),
    comboId: number(list.comboId, 0),
    oddsStyle: number(settings.oddsStyle, number(operator.defaults?.oddsStyle, 2)),
    matchSort: number(settings.matchSort, 0),
  };
}

/** The first two calls of the live list; the menu alone where another list is shown. */
export function firstAddresses(operator: Operator, known: Known): readonly string[] {
  const base = text(operator.apiBase, "/api");
  // only a path on this host, or a whole address: start/main.tsx refuses anything else aloud
  if (!/^(?:\/(?![/\\])|\.\/|https:\/\/)/.test(base)) return [];
  const language = text(known.settings.language, text(operator.defaults?.language, "en-US"));
  const menu = addressOf(base, MENU, menuQuery({ language }));
  const list = firstList(operator, known);
  return list === undefined ? [menu] : [menu, addressOf(base, LIVE, liveQuery(liveAsk(list)))];
}

/** Asks for these, in place of what was asked for before; a call that nobody wants any more is broken off. */
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
    // no session goes along: the first list is the same for all, and its own calls leave before the session starts
    const answer = ask(address, { cache: "no-store", credentials: "omit", signal: control.signal });
    answer.catch(() => undefined);
    open.set(address, control);
    calls.set(earlyKey(address), answer);
  }
}

/**
 * Asks for the operator's configuration while the app's code is on its way and, where it is known which, for the first list
 * (performance 3): at once with what the last visit knew of the operator, else with the product's own defaults, and anew when
 * the configuration says otherwise. `learn` is told of a configuration that was not expected.
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
      return list && answer && { ...list, answer };
    })
    .catch(() => undefined);
}
