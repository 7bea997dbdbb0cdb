import { readFileSync } from "node:fs";
import { type QueryClient } from "@tanstack/react-query";
import { unSettleBetStatus } from "#app/api/bet/getUnSettleBetStatus.ts";
import { watchNewBet } from "#app/api/bet/newBet.ts";
import { testApp } from "#app/application/testing/testApp.ts";
import { resultStateName } from "#app/domain/bets/results.ts";
import { pendingCount, shouldPollStatus } from "#app/domain/bets/status.ts";
import { PLAY_TYPE } from "#app/domain/boards/boardOrder.ts";
import { markMatches, pruneMatches } from "#app/domain/boards/favourites.ts";
import { MATCH_STATE } from "#app/domain/boards/match.ts";
import { autoDark } from "#app/domain/member/darkMode.ts";
import { tokenToTry } from "#app/domain/member/token.ts";
import { BET_REMEDY } from "#app/domain/slip/refusal.ts";
import { MAX_PARLAY, toggleParlay } from "#app/domain/slip/slip.ts";
import { keypadArea, shutsKeypad } from "#app/domain/slip/slipArea.ts";
import { slipState } from "#app/domain/slip/slipState.ts";
import { pickOf, SINGLE } from "#app/domain/slip/testing/slips.ts";
import { ticketState } from "#app/domain/slip/ticket.ts";
import { TIMING } from "#app/flows/timing.ts";
import { useSlip } from "#app/stores/slip.ts";
import { openSingle } from "#app/stores/slipChanges.ts";
import { themeTitle } from "#app/text/themes.ts";
import { type Row, rule } from "#e2e/letter/row.ts";

const night = (manualAge: number | undefined) =>
  autoDark({ hour: 22, manualAge, automatic: true, hasDarkMode: true, area: 1 });

/** How many bets wait once a bet with this status was taken. */
function pendingAfter(client: QueryClient, status: "waiting" | "accepted"): number {
  client.setQueryData(unSettleBetStatus().queryKey, {});
  watchNewBet(client, "8830192201", status);
  return pendingCount(client.getQueryData(unSettleBetStatus().queryKey) ?? {});
}

const css = (file: string): string => readFileSync(`app/ui/${file}`, "utf8");

const BETS: readonly Row[] = [
  rule(
    "4.7 4.6 8.37",
    "skipped while nothing pending unless forced; stops on code 3",
    () => [
      shouldPollStatus({ forced: false, pending: 0, loggedOut: false }),
      shouldPollStatus({ forced: false, pending: 1, loggedOut: false }),
      shouldPollStatus({ forced: true, pending: 0, loggedOut: false }),
      shouldPollStatus({ forced: true, pending: 1, loggedOut: true }),
    ],
    [false, true, true, false],
  ),
  rule(
    "4.8",
    "After a successful live single bet the pending count increments",
    () => [pendingAfter(testApp().client, "waiting"), pendingAfter(testApp().client, "accepted")],
    [1, 0],
  ),
  rule(
    "4.9",
    "Match progress: Not Start, Processing, Ended; Abandoned, Postponed, Pending",
    () => MATCH_STATE.numbers.map(MATCH_STATE.of),
    ["notStarted", "running", "ended", "abandoned", "postponed", "pending"],
  ),
  rule(
    "4.9",
    "other states Abandoned, Refund, Postponed, Pending, Completed, Alive",
    () => [0, 1, 2, 3, 4, 5, 6].map(resultStateName),
    ["pending", "completed", "abandoned", "refund", "postponed", "alive", undefined],
  ),
  rule("4.10", "Play types: live (0), today, early, mix parlay, type 4", () => PLAY_TYPE.numbers.map(PLAY_TYPE.of), [
    "live",
    "today",
    "early",
    "parlay",
    "popular",
  ]),
  rule(
    "4.11",
    "single holds one selection",
    () => {
      const app = testApp();
      openSingle(app, pickOf(5));
      openSingle(app, pickOf(6));
      return useSlip.of(app).getState().single?.matchId;
    },
    6,
  ),
  rule(
    "4.13 9.1",
    "max 10 matches: the eleventh is refused",
    () => {
      const ten = Array.from({ length: 10 }, (_none, place) => pickOf(place + 1));
      return [MAX_PARLAY, toggleParlay(ten.slice(1), pickOf(1)).outcome, toggleParlay(ten, pickOf(11)).outcome];
    },
    [10, "added", "tooMany"],
  ),
  rule("4.16", "failure with code 1 clears the single bet", () => BET_REMEDY.marketClosed, "clear"),
  rule("4.25 9.24", "closing clears the slip after 200 ms", () => TIMING.slipReset, 200),
  rule(
    "4.28",
    "bits 1 and 2 both set with bits 4 and 128 clear = open; bit 4 or 128 set = odds updating; otherwise closed",
    () => [3, 7, 131, 1, 2, 0].map((status) => ticketState(status, false)),
    ["open", "updating", "updating", "closed", "closed", "closed"],
  ),
  rule("4.29", "outright never treated as closed", () => [0, 1, 3, 4].map((status) => ticketState(status, true)), [
    "open",
    "open",
    "open",
    "updating",
  ]),
  rule(
    "4.30",
    "Keypad area: updating tip (code 18), bet forbidden (code 19), closed (code 1), otherwise keypad",
    () => [18, 19, 1, 0].map((code) => keypadArea({ state: "open", code })),
    ["updating", "forbidden", "closed", "keypad"],
  ),
  rule("4.31 4.33", "codes 7 and 9 block betting", () => [7, 9, 0].map(shutsKeypad), [true, true, false]),
  rule(
    "4.33",
    "code 9 prompts recharge",
    () => slipState({ ...SINGLE, block: { code: 9, said: "", at: 99_000 } }).button.does,
    "recharge",
  ),
];

const MEMBERS: readonly Row[] = [
  rule(
    "4.34 4.35",
    "add puts the match in the per-sport group; remove deletes it",
    () => [
      markMatches({}, [{ id: 502, sportId: 1 }], true),
      markMatches({ 1: [502, 503], 2: [601] }, [{ id: 502, sportId: 1 }], false),
      markMatches({ 1: [502] }, [{ id: 502, sportId: 1 }], false),
    ],
    [{ 1: [502] }, { 1: [503], 2: [601] }, {}],
  ),
  rule(
    "4.36",
    "A favourite the server no longer returns or that is in the deleted list is removed automatically",
    () => pruneMatches({ 1: [502, 503] }, new Set([503])),
    { 1: [502] },
  ),
  rule(
    "4.39",
    "token from launch parameters or storage, whichever expires later",
    () => [tokenToTry(900, 600), tokenToTry(600, 900), tokenToTry(undefined, 0)],
    ["launch", "stored", "none"],
  ),
  rule(
    "4.46",
    "colour names green, tawny, green-black; the default is blue",
    () => [
      ...(["SP2", "SP3", "SP4"] as const).map((theme) => themeTitle(theme).message),
      /--chrome: oklch\([\d.]+% [\d.]+ 2[4-7]\d/.test(css("themes/default.css")),
    ],
    ["Green", "Tawny", "Green-black", true],
  ),
  rule(
    "4.51",
    "unless the user manually turned it on in the last 12 h (43200 s)",
    () => [night(undefined), night(43_199), night(43_200)],
    ["dark", "leave", "dark"],
  ),
  rule(
    "4.53",
    "Drawer opens about 50 ms, closes about 300 ms delay",
    () => [/slide-in \d+ms 50ms/, /slide-out 300ms/].map((time) => time.test(css("layers/Drawer.module.css"))),
    [true, true],
  ),
  rule(
    "2.59",
    "(side menu) Themed backgrounds",
    () => {
      const chrome = ["default", "dark", "sp2", "sp3", "sp4"].map(
        (name) => /--chrome: [^;]+/.exec(css(`themes/${name}.css`))?.[0],
      );
      return [
        new Set(chrome).size,
        readFileSync("app/components/shell/menu/MenuHead.module.css", "utf8").includes("var(--chrome)"),
      ];
    },
    [5, true],
  ),
];

/** Section 4, as far as a rule of the app shows it. */
export const STATE_RULES: readonly Row[] = [...BETS, ...MEMBERS];
