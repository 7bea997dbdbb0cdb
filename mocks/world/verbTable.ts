import { type Verbs } from "./verbs.ts";

/** The arguments of a verb, in order. `?` after a kind = may be omitted. */
export type FieldKind =
  | "match"
  | "market"
  | "position"
  | "side"
  | "price"
  | "handicap"
  | "amount"
  | "line?"
  | "market?"
  | "account"
  | "runner"
  | "on?"
  | "text"
  | "noticeType?"
  | "minutes"
  | "fault";

/** One verb of the world as documentation and as a form. */
export interface VerbEntry {
  readonly name: keyof Verbs;
  readonly does: string;
  readonly fields: readonly (readonly [name: string, kind: FieldKind])[];
}

const MATCH = ["match", "match"] as const;
const ACCOUNT = ["member", "account"] as const;
const ON = ["on", "on?"] as const;

/**
 * Every verb in one table: the scenario panel is made from it, the HTTP interface's help lists it, e2e tests call the
 * same names.
 */
export const VERB_TABLE: readonly VerbEntry[] = [
  {
    name: "movePrice",
    does: "Sets a decimal price of the main line (or of a CouID); the other side of a two-way market follows.",
    fields: [MATCH, ["market", "market"], ["position", "position"], ["decimal price", "price"], ["CouID", "line?"]],
  },
  {
    name: "moveLine",
    does: "Gives the main line another handicap or total.",
    fields: [MATCH, ["market", "market"], ["handicap or total", "handicap"], ["CouID", "line?"]],
  },
  { name: "releasePrices", does: "Lets the model price the match again.", fields: [MATCH] },
  {
    name: "goal",
    does: "A goal, point or rally for a side, now; the book suspends for 30 s.",
    fields: [MATCH, ["side", "side"]],
  },
  { name: "redCard", does: "A red card for a side, now.", fields: [MATCH, ["side", "side"]] },
  {
    name: "suspend",
    does: "Suspends the match or one market: code 18, cells locked.",
    fields: [MATCH, ["market", "market?"]],
  },
  { name: "resume", does: "Opens it again.", fields: [MATCH, ["market", "market?"]] },
  { name: "closeMarket", does: "Takes one market off: code 1.", fields: [MATCH, ["market", "market"]] },
  { name: "closeMatch", does: "Takes all markets off; the match stays without prices.", fields: [MATCH] },
  { name: "reopen", does: "Puts closed markets back.", fields: [MATCH] },
  {
    name: "endMatch",
    does: "Ends a running match with its score: it stays on its lists for 5 minutes, its bets are settled after one.",
    fields: [MATCH],
  },
  { name: "abandon", does: "Breaks a running match off: what is not decided is void.", fields: [MATCH] },
  { name: "postpone", does: "Puts a match off: bets are void at kick-off time.", fields: [MATCH] },
  { name: "forbid", does: "No bet is taken on the match although it is priced: code 19.", fields: [MATCH, ON] },
  {
    name: "moveOutright",
    does: "Sets the decimal price of an outright runner (OrID).",
    fields: [
      ["OrID", "runner"],
      ["decimal price", "price"],
    ],
  },
  { name: "suspendOutright", does: "Suspends an outright runner.", fields: [["OrID", "runner"], ON] },
  { name: "winOutright", does: "Decides an outright: this runner has won.", fields: [["OrID", "runner"]] },
  { name: "deposit", does: "Puts money on a balance, in major units.", fields: [ACCOUNT, ["amount", "amount"]] },
  {
    name: "setBalance",
    does: "Sets a balance: 0 leads to recharge (code 9), a small one to code 7.",
    fields: [ACCOUNT, ["amount", "amount"]],
  },
  { name: "pauseMember", does: "Prohibits a member from betting: code 15.", fields: [ACCOUNT, ON] },
  { name: "blockCountry", does: "Puts a member into a blocked country: code 8.", fields: [ACCOUNT, ON] },
  { name: "failCharges", does: "The operator's wallet refuses deductions: code 13.", fields: [ACCOUNT, ON] },
  { name: "expireToken", does: "Ends a member's sessions: the next call answers 3.", fields: [ACCOUNT] },
  {
    name: "announce",
    does: "Publishes an announcement (small HTML).",
    fields: [
      ["content", "text"],
      ["type", "noticeType?"],
    ],
  },
  {
    name: "nextCall",
    does: "The next call of a path goes wrong: code, result, HTTP status, time-out, lost answer, delay, garbage.",
    fields: [["fault", "fault"]],
  },
  {
    name: "maintain",
    does: "Maintenance: for so many minutes every call is answered with 503 and Retry-After.",
    fields: [["minutes", "minutes"]],
  },
  { name: "clearFaults", does: "Forgets all fault rules, and ends a maintenance.", fields: [] },
];
