import { listMarkets } from "#app/domain/markets.ts";
import { type EarlyCalls, earlyKey } from "#app/stores/early.ts";

/** What storage and the address say before anything else has come. */
export interface Known {
  /** The choices of stores/settings.ts and stores/list.ts, whatever of them is stored. */
  readonly settings: { readonly language?: unknown; readonly oddsStyle?: unknown; readonly burma?: unknown };
  readonly list: { readonly sportId?: unknown; readonly comboId?: unknown; readonly playType?: unknown };
}

interface Operator {
  readonly apiBase?: unknown;
  readonly defaults?: { readonly language?: unknown; readonly oddsStyle?: unknown };
}

const ask = (address: string, init: RequestInit) =>
  fetch(address, init).then((response) => ({ response, at: Date.now() }));

const text = (value: unknown, other: string): string => (typeof value === "string" ? value : other);
const number = (value: unknown, other: number): number => (typeof value === "number" ? value : other);

/** The first two calls of the live list, as api/odds/getMenu.ts and getLiveMatchOdds.ts make them; none where another list is shown. */
export function firstAddresses(operator: Operator, { settings, list }: Known): readonly string[] {
  const base = text(operator.apiBase, "/api").replace(/\/$/, "");
  // only a path on this host, or a whole address: main.tsx refuses anything else aloud
  if (!/^(?:\/(?![/\\])|\.\/|https:\/\/)/.test(base)) return [];
  const language = text(settings.language, text(operator.defaults?.language, "en-US"));
  const menu = `${base}/odds/GetMenu?${new URLSearchParams({ language }).toString()}`;
  if (number(list.playType, 0) !== 0 || settings.burma === true) return [menu];
  const sportId = number(list.sportId, 1);
  const comboId = number(list.comboId, 0);
  const board = new URLSearchParams({
    language,
    oddsStyle: String(number(settings.oddsStyle, number(operator.defaults?.oddsStyle, 2))),
    marketList: listMarkets(sportId).join(","),
    isMixparlay: "false",
    IncludeExtenMatch: "true",
    sportID: String(sportId),
    ...(comboId !== 0 && { comboId: String(comboId) }),
  });
  return [menu, `${base}/odds/GetLiveMatchOdds?${board.toString()}`];
}

/**
 * Asks for the operator's configuration while the app's code is on its way, and then for the first list where it is known which
 * (performance 3). No session goes along: the first list is the same for all, and its own calls leave before the session starts.
 */
export function askEarly(known: Known | undefined, calls: EarlyCalls): void {
  const config = ask("./config.json", { credentials: "same-origin" });
  config.catch(() => undefined);
  calls.set(earlyKey("./config.json"), config);
  if (known === undefined) return;
  void config
    .then(async ({ response }) => (response.ok ? ((await response.clone().json()) as Operator) : {}))
    .then((operator) => {
      for (const address of firstAddresses(operator, known)) {
        const answer = ask(address, { cache: "no-store", credentials: "omit" });
        answer.catch(() => undefined);
        calls.set(earlyKey(address), answer);
      }
    })
    .catch(() => undefined);
}
