import { type Answer } from "./wire.ts";

/** Ids that are text. */
export const TEXT_IDS = ["BetID", "TicketID", "InsID"];

/** Flags of any answer. */
export const FLAGS = [
  "IsPopu",
  "BonusFlag",
  "CanSell",
  "IsClosed",
  "IsNamedResult",
  "Paused",
  "AutoSwitchDarkMode",
  "SortTime",
  "AcceptNotice",
  "HasDarkMode",
  "HasBurma",
  "HasStats",
  "Full",
];

/** Amounts of money of any answer. */
export const AMOUNTS = [
  "Balance",
  "CashBalance",
  "FCredit",
  "BetValue",
  "Payment",
  "WinLose",
  "WillWin",
  "Amount",
  "Bonus",
  "SoldValue",
  "BackValue",
  "SellValue",
  "MinBet",
  "MaxBet",
  "Sold",
  "Min",
  "Max",
];

/** Times of any answer. */
export const TIMES = ["BetTime", "SettleTime", "MatchTime", "MatchDate", "UpdateTime", "CloseTime", "Time"];

/** True for a field that a check of its own judges in every answer: it is no fault of the shape as well. */
export const isJudged = (name: string): boolean =>
  name === "Code" ||
  name === "M" ||
  isIdField(name) ||
  [TEXT_IDS, FLAGS, AMOUNTS, TIMES].some((names) => names.includes(name));

/** True for fields that are ids, by their name; a handful are text and are checked elsewhere. */
export const isIdField = (name: string): boolean =>
  /^(?:SportID|MatchID|MainID|MarketID|CouID|LeagueID|OrID|MpID|NoticeID|ComboID)$/.test(name);

/** A field with the object that has it. */
type Seen = (value: unknown, name: string, holder: Readonly<Record<string, unknown>>) => void;

function visit(value: unknown, wanted: (name: string) => boolean, seen: Seen): void {
  if (Array.isArray(value)) {
    for (const part of value) visit(part, wanted, seen);
    return;
  }
  if (typeof value !== "object" || value === null) return;
  for (const [name, part] of Object.entries(value)) {
    if (wanted(name)) seen(part, name, value as Readonly<Record<string, unknown>>);
    visit(part, wanted, seen);
  }
}

/** Every field with one of these names in every response. */
export function eachField(
  log: readonly Answer[],
  names: readonly string[] | ((name: string) => boolean),
  seen: (value: unknown, name: string, answer: Answer, holder: Readonly<Record<string, unknown>>) => void,
): void {
  const wanted = typeof names === "function" ? names : (name: string) => names.includes(name);
  for (const answer of log) visit(answer.json, wanted, (value, name, holder) => seen(value, name, answer, holder));
}
