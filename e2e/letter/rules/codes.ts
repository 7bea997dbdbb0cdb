import {
  BET_REMEDY,
  type BetRefusal,
  betOutcome,
  betRefusal,
  generalRefusal,
  sellRefusal,
} from "#app/domain/slip/refusal.ts";
import { slipState } from "#app/domain/slip/slipState.ts";
import { SINGLE } from "#app/domain/slip/testing/slips.ts";
import { BET_REFUSALS, generalText } from "#app/text/refusals.ts";
import { saleRefusalText } from "#app/text/sale/outcomes.ts";
import { dialogWords } from "#app/components/shell/over/dialogWords.ts";
import { proven, type Row, rule } from "#e2e/letter/row.ts";

const said = (text: unknown): string =>
  typeof text === "string" ? text : ((text as { message?: string }).message ?? "");

/** A bet code: what its words must hold, if they do, and what the app does next. */
const bet = (at: string, words: string, code: number, piece: string, remedy: string): Row =>
  rule(
    at,
    `bet code ${words}`,
    () => {
      const verdict = betRefusal(code) as BetRefusal;
      const text = said(BET_REFUSALS[verdict]);
      return [text.toLowerCase().includes(piece.toLowerCase()) ? piece : text, BET_REMEDY[verdict]];
    },
    [piece, remedy],
  );

const BET_CODES: readonly Row[] = [
  rule("8.14", "bet code 0 success", () => [betRefusal(0), betOutcome(0, false)], ["success", "taken"]),
  bet("8.15", "1 market closed (handicap closed)", 1, "closed", "clear"),
  bet("8.16", "2 market changed", 2, "changed", "reprice"),
  bet("8.17", "3 odds changed", 3, "odds changed", "reprice"),
  bet("8.18", "4 amount below limit", 4, "below the minimum", "changeStake"),
  bet("8.19", "5 amount above limit", 5, "above the maximum", "changeStake"),
  bet("8.20", "7 'Balance insufficient, please recharge'", 7, "Balance insufficient, please recharge", "recharge"),
  bet("8.29", "9 is used for recharge", 9, "Balance insufficient, please recharge", "recharge"),
  bet("8.21", "10 over single-day limit", 10, "daily limit", "tell"),
  rule(
    "8.22 6.6",
    "bet code 11 need to login",
    () => [BET_REMEDY[betRefusal(11) as BetRefusal], said(dialogWords({ kind: "login" }).title)],
    ["login", "Please log in"],
  ),
  bet("8.23", "12 betting too often", 12, "too often", "wait"),
  bet("8.24", "13 charge/deduction failed (log in again if repeated)", 13, "could not be deducted", "checkBets"),
  bet("8.25", "14 over single-match limit", 14, "limit for this match", "tell"),
  bet("8.26 6.4", "15 member prohibited from betting", 15, "switched off for this account", "tell"),
  bet("8.27", "18 odds updating", 18, "Odds are updating", "wait"),
  bet("8.28", "19 cannot bet", 19, "cannot be bet on", "tell"),
  rule("8.29", "general code 9 is recharge too", () => generalRefusal(9), "recharge"),
  rule(
    "8.32",
    "Result 9, failure Code 9 or Result 13 opens the recharge flow",
    () => [9, 13].map((code) => slipState({ ...SINGLE, block: { code, said: "", at: 99_000 } }).button.does),
    ["recharge", "recharge"],
  ),
];

const SELL_CODES: readonly Row[] = [
  rule(
    "8.30",
    "Sell codes: 0 success; 1 failed; 2 not for sale; 3 odds changed; 4 sale closed",
    () => [0, 1, 2, 3, 4].map(sellRefusal),
    ["success", "failed", "notForSale", "oddsChanged", "saleClosed"],
  ),
  rule("8.30", "what sell codes 1, 2 and 4 say", () => [1, 2, 4].map((code) => said(saleRefusalText(code))), [
    "The cash-out failed. Nothing was cashed out; check the amount and try again.",
    "Cash-out is not available on this bet",
    "Cash-out was suspended at that moment. Nothing was cashed out; check the new offer.",
  ]),
];

/** The quoted messages that no bet brings. */
const MESSAGES: readonly Row[] = [
  rule("8.38", "'Network Error'", () => said(generalText(-2)), "Network Error"),
  rule(
    "8.44",
    "'no home url config'",
    () => said(dialogWords({ kind: "noAddress", which: "home" }).title),
    "No home URL configured",
  ),
  rule(
    "8.45",
    "'no game home url config' is its own text",
    () => said(dialogWords({ kind: "noAddress", which: "gameHome" }).title),
    "No game home URL configured",
  ),
  rule(
    "8.34",
    "otherwise generic 'bet failed'",
    () => said(dialogWords({ kind: "betRefused", reason: generalText(-1), said: "" }).title),
    "Bet failed",
  ),
  rule(
    "8.36",
    "HTTP-level failure shows the code message in an alert titled 'bet failed'",
    () => {
      const { title, text } = dialogWords({ kind: "betRefused", reason: generalText(-503), said: "" });
      return [said(title), said(text)];
    },
    ["Bet failed", "Server busy, access later"],
  ),
  proven(
    "8.33",
    "Result 7 shows server message as title",
    "slip/refusals.spec.ts",
    "result 7 shows the server's words with a way back to the amount, 11 asks for a login, 1 clears the bet",
  ),
  proven(
    "9.15",
    "chunk load 120 s",
    "app/flows/chunk.test.ts",
    "a part that does not arrive is given up after 120 s and asked for once more",
  ),
  proven(
    "8.48",
    "The global preference Code and Message are stored and broadcast to screens",
    "slip/server-note.spec.ts",
    "what the server says to all is said on ${path}",
  ),
];

/** Section 8, as far as a rule of the app shows it. */
export const CODE_RULES: readonly Row[] = [...BET_CODES, ...SELL_CODES, ...MESSAGES];
