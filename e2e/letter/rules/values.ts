import { readFileSync } from "node:fs";
import { i18n } from "@lingui/core";
import { CALL_LIMIT_MS } from "#app/api/client.ts";
import { parseConfig } from "#app/config.ts";
import { createApp } from "#app/application/app.ts";
import { createQueryClient } from "#app/api/queryClient.ts";
import { BADGE_CAP, badgeText } from "#app/domain/bets/badge.ts";
import { betResultOf } from "#app/domain/bets/bet.ts";
import { betStatusOf, pendingCount, unsettledCount } from "#app/domain/bets/status.ts";
import { SPORT_IDS, SPORT_ORDER } from "#app/domain/odds/sports.ts";
import { AUTO_DARK_CHECK_MS, autoDark } from "#app/domain/member/darkMode.ts";
import { LANGUAGES } from "#app/domain/member/languages.ts";
import { areaOf, barsColour, isSwitchRecorded, THEME_NAMES } from "#app/domain/member/themes.ts";
import { offeredThemes } from "#app/domain/member/themeChoice.ts";
import { tokenAction } from "#app/domain/member/token.ts";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { listMarkets } from "#app/domain/odds/listMarkets.ts";
import { marketOf } from "#app/domain/odds/markets.ts";
import { QUICK_AMOUNTS } from "#app/domain/slip/amountKeys.ts";
import { pressKey } from "#app/domain/slip/stake.ts";
import { rangeRefusal } from "#app/domain/time/dateRange.ts";
import { isStoredAlive } from "#app/domain/time/expiry.ts";
import { mayRefreshBalance, noticeTimes, SLIP_WAIT_MS } from "#app/domain/time/timing.ts";
import { useSettings } from "#app/stores/settings.ts";
import { marketLine } from "#app/text/markets.ts";
import { ODDS_STYLE_CODES, oddsStyleName } from "#app/text/oddsStyles.ts";
import { generalText } from "#app/text/refusals.ts";
import { sportName } from "#app/text/sports.ts";
import { resultWord, statusWord } from "#app/text/statuses.ts";
import { type Row } from "#e2e/letter/row.ts";

const intervals: Readonly<Record<string, number>> = parseConfig({}).intervals;

/** What the schema of a call's answer, or of its board, names. */
function fieldsOf(name: string): readonly string[] {
  const { paths } = JSON.parse(readFileSync("app/api/openapi.json", "utf8")) as {
    paths: Record<string, Record<string, { responses: { 200: unknown } }>>;
  };
  const schemas = (
    JSON.parse(readFileSync("app/api/openapi.json", "utf8")) as { components: { schemas: Record<string, unknown> } }
  ).components.schemas;
  const path = Object.entries(paths).find(([one]) => one.endsWith(`/${name}`))?.[1] ?? {};
  const found = new Set<string>();
  const seen = new Set<string>();
  const walk = (part: unknown): void => {
    if (typeof part !== "object" || part === null) return;
    for (const [key, inner] of Object.entries(part)) {
      if (key === "$ref" && typeof inner === "string") {
        const schema = inner.split("/").at(-1) ?? "";
        if (!seen.has(schema)) {
          seen.add(schema);
          walk(schemas[schema]);
        }
      } else if (key !== "example") {
        if (key === "properties") for (const field of Object.keys(inner as object)) found.add(field);
        walk(inner);
      }
    }
  };
  walk(Object.values(path)[0]?.responses[200]);
  return [...found];
}

const word = ({ message = "" }: { readonly message?: string }): string => message;
const dark = (hour: number) => autoDark({ hour, manualAge: undefined, automatic: true, hasDarkMode: true, area: 1 });
const typed = (...keys: string[]) =>
  keys.reduce((amount, key) => pressKey(amount, key, { max: 1000, balance: 500, count: 3 }), "");
const statuses = { a: "waiting", b: "accepted", c: "settled", d: "cancelled", e: "refused" } as const;
const TODAY = "2026-11-21";

/** Each value of the tables by its name. */
const VALUES: Readonly<Record<string, () => unknown>> = {
  apiBase: () => parseConfig({}).apiBase,
  "time limit of a call, ms": () => CALL_LIMIT_MS,
  "cap of the bottom badge": () => [badgeText(99, BADGE_CAP.tab), badgeText(100, BADGE_CAP.tab)],
  "cap of the header badge": () => [badgeText(9, BADGE_CAP.header), badgeText(10, BADGE_CAP.header)],
  "rest of the balance, ms": () => [1_999, 2_000].find(mayRefreshBalance),
  "names of sports": () => SPORT_IDS.map((id) => word(sportName(id)).replaceAll(" ", "").toLowerCase()).join(", "),
  "order of sports": () => SPORT_ORDER,
  languages: () => LANGUAGES,
  "default language": () => parseConfig({}).defaults.language,
  "odds styles": () =>
    ([1, 2, 3, 4, 5, 6] as const).map((style) => `${word(oddsStyleName(style))} ${ODDS_STYLE_CODES[style]}`).join(", "),
  areas: () => ["SP1", "SP2", "SP3", "SP4", "SP5", "x"].map(areaOf),
  "offered themes": () => [offeredThemes([1, 3, 99], 1), offeredThemes([1, 2], 1), offeredThemes([1, 4], 1)],
  "known markets": () =>
    Array.from({ length: 101 }, (_none, id) => marketOf(id)).filter((one) => one !== undefined).length,
  expiry: () => [isStoredAlive(1, null), isStoredAlive(1, 2), isStoredAlive(2, 2)],
  "words of statuses": () => [0, 1, 2, 3, 4].map((status) => word(statusWord(betStatusOf(status)))).join(", "),
  "words of results": () => [0, 1, 2, 3, 4].map((result) => word(resultWord(betResultOf(result)))).join(", "),
  "counts of bets": () => [pendingCount(statuses), unsettledCount(statuses)],
  "wait of the slip, ms": () => SLIP_WAIT_MS,
  "token at 600 and 601 s": () => [tokenAction(600), tokenAction(601)],
  "check of auto dark, ms": () => AUTO_DARK_CHECK_MS,
  "hours of auto dark": () => [18, 19, 7, 8].map(dark),
  "recorded switches": () => [13, 14, 7, 8].map(isSwitchRecorded),
  "names of themes": () => THEME_NAMES,
  keys: () => [
    typed(...Array.from("123456789012")),
    typed(...Array.from("1234567890123")),
    typed("1", "2", "x"),
    typed("1", "2", "Del"),
  ],
  "Max and All for 3": () => [typed("Max"), typed("All")],
  "30 and 31 days": () => ["2026-10-23", "2026-10-22"].map((start) => rangeRefusal(TODAY, start, TODAY) ?? null),
  "refused ranges": () => [
    rangeRefusal(TODAY, "2026-09-01", "2026-09-20"),
    rangeRefusal(TODAY, "2026-11-20", "2026-11-18"),
  ],
  defaults: () => createAppSettings(),
  "quick amounts": () => QUICK_AMOUNTS,
  "times of the second notice": () => noticeTimes(1),
  "markets of an unknown sport": () =>
    listMarkets(27) === listMarkets(26) || listMarkets(27).join() === listMarkets(26).join(),
  "theme colours": () => [barsColour("99"), barsColour("1")],
  money: () => [formatMoney(12_480.5, 2), formatMoney(10_000, 0)],
};

/** The settings of a device that never had any. */
function createAppSettings(): unknown {
  const app = createApp({ client: createQueryClient(), history: undefined as never, now: Date.now });
  const { language, oddsStyle, timeZone, matchSort, autoAccept, notification } = useSettings.of(app).getState();
  return { language, oddsStyle, timeZone, matchSort, autoAccept, notification };
}

/** A sport that has the market: cricket has innings, esports have maps, soccer all others (spec §3). */
function sportOf(marketId: number): number {
  if (marketId >= 41 && marketId <= 52) return 11;
  return marketId >= 58 && marketId <= 63 ? 26 : 1;
}

/** Values that come in a row of the same kind: their name begins with the key, and the rest says which. */
const KINDS: Readonly<Record<string, (rest: string) => unknown>> = {
  "interval of ": (rest) => intervals[rest.replace(", ms", "")],
  "words of code ": (rest) => word(generalText(Number(rest))),
  "name of market ": (rest) => marketLine(i18n, { marketId: Number(rest), sportId: sportOf(Number(rest)) }),
};

/** What the project says under this name of the tables. */
function actualOf(name: string): unknown {
  const [kind, read] = Object.entries(KINDS).find(([prefix]) => name.startsWith(prefix)) ?? [];
  return kind === undefined || read === undefined ? VALUES[name]?.() : read(name.slice(kind.length));
}

/** What the project says, cut to the fields that are wanted where an answer may have more. */
export function saidOf({ look }: Row): readonly [said: unknown, wanted: unknown] {
  if (look.kind !== "value") return [look.kind, "value"];
  if (!look.actual.startsWith("fields of ")) return [actualOf(look.actual), look.is];
  const fields = fieldsOf(look.actual.slice("fields of ".length));
  const wanted = look.is as readonly string[];
  return [wanted.filter((field) => fields.includes(field)), wanted];
}
