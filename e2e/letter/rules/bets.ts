import { QUICK_AMOUNTS, showAmount } from "#app/domain/slip/amountKeys.ts";
import { checkStake, pressKey } from "#app/domain/slip/stake.ts";
import { MEMBER_CALLS } from "#app/api/contract/publicCalls.ts";
import { offeredThemes } from "#app/domain/member/themeChoice.ts";
import { payout } from "#app/domain/odds/payout.ts";
import { bonusOf, bonusRuleOf } from "#app/domain/slip/bonus.ts";
import { bonusChance, type BonusHope } from "#app/domain/slip/bonusChance.ts";
import { COMBINATIONS } from "#app/domain/slip/combinations.ts";
import { parlayPreview } from "#app/domain/slip/parlay.ts";
import { parlayMinimum, parlayRefusal, toggleParlay } from "#app/domain/slip/slip.ts";
import { type SlipInput } from "#app/domain/slip/slipInput.ts";
import { slipState } from "#app/domain/slip/slipState.ts";
import { legOf, PARLAY, pickOf, SINGLE } from "#app/domain/slip/testing/slips.ts";
import { proven, type Row, rule } from "#e2e/letter/row.ts";

const buttonOf = (change: Partial<SlipInput>, base: SlipInput = SINGLE): string => {
  const { button } = slipState({ ...base, ...change });
  return "why" in button ? `${button.does}: ${button.why}` : button.does;
};

const limits = { count: 3, min: 10, max: 1_000, balance: 500 };
const typed = (...keys: readonly string[]): string =>
  keys.reduce((amount, key) => pressKey(amount, key, { max: 1_000, balance: 500, count: 1 }), "");

const RULE = bonusRuleOf(["2", "1", "1", "50", "100", "USD", "10", "2026-11-21T15:00:00Z"]);
const HOPE: BonusHope = { isBonus: true, stage: "today", marketId: 1, betPos: 1, payment: 60, now: 0 };
const chance = (change: Partial<BonusHope>): number | undefined => RULE && bonusChance(RULE, { ...HOPE, ...change });

const sums = (odds: number, style: 1 | 2 | 3 | 4 | 5, marketId = 3) => payout({ stake: 100, odds, style, marketId });

const PARLAYS: readonly Row[] = [
  rule(
    "5.2 9.1",
    "Parlay minimum: the highest MinParlayCount among selections, at least 2",
    () => [[], [1], [2, 4, 3]].map((counts) => parlayMinimum(counts.map((minParlay) => ({ minParlay })))),
    [2, 2, 4],
  ),
  proven(
    "5.3",
    "message 'You must choose 2 or more matchs!'",
    "parlay/parlay.spec.ts",
    "picks are collected, replaced and removed in the mix parlay list; the bar counts them and leads to the bet page",
  ),
  rule(
    "5.5",
    "Same match cannot repeat in a parlay",
    () => [parlayRefusal([pickOf(1), pickOf(1, { couId: 7 })]), parlayRefusal([pickOf(1), pickOf(2)])],
    ["repeated", undefined],
  ),
  proven(
    "5.5",
    "'Match repeated, cannot bet!'",
    "parlay/parlay-rules.spec.ts",
    "a restored slip that holds a match twice says so and cannot be bet until one goes",
  ),
  rule(
    "5.6",
    "Selection with zero odds cannot be added",
    () => toggleParlay([], pickOf(1, { odds: 0 })).outcome,
    "noPrice",
  ),
  rule(
    "5.28",
    "Parlay total odds: sum of products of combinations",
    () => {
      const type = COMBINATIONS.find(({ name }) => name === "3 X 4");
      return type && parlayPreview(type, [2, 3, 5], 10);
    },
    { totalStake: 40, totalOddsText: "61.00", back: 610 },
  ),
  rule(
    "2.76 4.14",
    "parlay of one match: the slip stands, and nothing can be placed",
    () => buttonOf({ legs: [legOf(pickOf(5))] }, PARLAY),
    "nothing: tooFew",
  ),
];

const rich = SINGLE.member && { ...SINGLE.member, balance: 100_000 };

const AMOUNTS: readonly Row[] = [
  rule(
    "5.10",
    "A bet can be placed only if logged in, betting currently allowed, total stake above 0",
    () => [
      buttonOf({}),
      buttonOf({ loggedIn: false, member: undefined }),
      buttonOf({ openedAt: SINGLE.now - 1_999 }),
      buttonOf({ amount: "" }),
      buttonOf({ amount: "0" }),
    ],
    ["place", "logIn", "wait: arming", "nothing: empty", "nothing: empty"],
  ),
  rule(
    "5.11",
    "total at least MinBet and at most MaxBet",
    () => ["9", "10", "50000", "50001"].map((amount) => buttonOf({ amount, member: rich })),
    ["nothing: belowMin", "place", "place", "nothing: aboveMax"],
  ),
  rule("5.12", "Total = number of selections times amount", () => checkStake({ ...limits, amount: "20" }).total, 60),
  rule("5.9", "balance must suffice", () => buttonOf({ amount: "1001" }), "deposit"),
  rule("5.15", "Quick-add buttons add to the amount", () => QUICK_AMOUNTS.map((more) => typed("5", "0", `+${more}`)), [
    "150",
    "1050",
    "2050",
    "5050",
  ]),
  rule("5.16", "Backspace deletes last digit", () => [typed("1", "2", "3", "Del"), typed("1", "Del"), typed("Del")], [
    "12",
    "",
    "",
  ]),
  proven(
    "5.17 2.71",
    "holding repeats every 100 ms after 500 ms",
    "app/ui/touch/hold.test.tsx",
    "a key that is held for %i ms acts %i times: at once, and every 100 ms after 500 ms",
  ),
  proven(
    "5.18",
    "Enter places the bet when allowed",
    "slip/typing.spec.ts",
    "hardware digits, Backspace and Enter work, and no phone keyboard is asked for",
  ),
  rule("5.19 9.20", "Amount shown with thousands separators and no decimals", () => ["1234567", ""].map(showAmount), [
    "1,234,567",
    "",
  ]),
];

const PAYOUTS: readonly Row[] = [
  rule("5.26", "Back amount = stake times absolute odds plus stake", () => [sums(0.95, 1), sums(0.95, 3)], [
    { payment: 100, back: 195 },
    { payment: 100, back: 195 },
  ]),
  rule("5.27", "odds reduced by 1 in some styles", () => sums(1.95, 2), { payment: 100, back: 195, win: 95 }),
  rule("5.27", "divided by 100 for style 5 on two-position markets", () => [sums(150, 5), sums(2.5, 5, 5)], [
    { payment: 100, back: 250 },
    { payment: 100, back: 250 },
  ]),
  rule("5.26", "absolute odds: a negative price deducts what it says", () => [sums(-0.8, 1), sums(-1.25, 4)], [
    { payment: 80, back: 180, win: 100 },
    { payment: 125, back: 225, win: 100 },
  ]),
  rule(
    "5.29",
    "bonus = payment (deducted) amount times bonus proportion, capped at a maximum bonus",
    () => [60, 200, 201].map((payment) => RULE && bonusOf(RULE, payment)),
    [30, 100, 100],
  ),
  rule(
    "5.30",
    "applies to full-time handicap bets and full-time over",
    () => [
      chance({}),
      chance({ marketId: 3 }),
      chance({ marketId: 3, betPos: 2 }),
      chance({ marketId: 2 }),
      chance({ marketId: 5 }),
    ],
    [30, 30, undefined, undefined, undefined],
  ),
];

/** What section 6 says of visitors and members. */
const ROLES: readonly Row[] = [
  rule(
    "6.2",
    "fetch bet limits, odds tickets and preferences without login",
    () =>
      (["GetBetLimit", "GetMixparlayBetLimit", "GetTicketOdds", "GetBatchTicketOdds", "GetPreference"] as const).filter(
        (name) => MEMBER_CALLS.has(name),
      ),
    [],
  ),
  rule(
    "6.3",
    "Logged-in member: betting, bet records, selling, favourites",
    () =>
      (["Bet", "MixBet", "OrBet", "GetUnSettleBetList", "Insurance", "AddFavorite", "GetFavorite"] as const).filter(
        (name) => !MEMBER_CALLS.has(name),
      ),
    [],
  ),
  rule(
    "6.4",
    "Members may be prohibited from betting (code 15; Paused flag)",
    () => [
      slipState({ ...SINGLE, member: SINGLE.member && { ...SINGLE.member, paused: true } }).area,
      slipState({ ...SINGLE, block: { code: 15, said: "", at: 99_000 } }).area,
    ],
    ["notAllowed", "notAllowed"],
  ),
  rule(
    "6.5",
    "Some regions cannot bet (code 8)",
    () => slipState({ ...SINGLE, barred: { code: 8, said: "" } }).area,
    "blockedCountry",
  ),
  rule(
    "6.7",
    "Allowed themes come from the user's AllowTheme",
    () => [offeredThemes([4, 1], 1), offeredThemes([1], 1)],
    [
      [4, 1, 3, 99],
      [1, 3, 99],
    ],
  ),
];

/** Sections 5 and 6, as far as a rule of the app shows them. */
export const BET_RULES: readonly Row[] = [...PARLAYS, ...AMOUNTS, ...PAYOUTS, ...ROLES];
