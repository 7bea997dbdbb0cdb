import { expect, test } from "vitest";
import { type JournalEntry } from "#app/domain/slip/attempt.ts";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { combinationsFor } from "#app/domain/slip/combinations.ts";
import { type Quote, requote } from "#app/domain/slip/quote.ts";
import { type Selection } from "#app/domain/slip/selection.ts";
import { betOf } from "#app/flows/testing/lostBet.ts";
import { paidFor, receiptOfAnswer, receiptOfRecord } from "./receipts.ts";
import { type PlacedAnswer, type Tap } from "./sendOrder.ts";

const QUOTE: Quote = {
  sportId: 1,
  matchId: 5,
  marketId: 3,
  couId: 30,
  betPos: 1,
  stage: "today",
  hdp: "2.5",
  outLevel: 0,
  odds: 2.1,
  oddsStyle: 2,
  gameId: 1,
  ticketId: "1",
  bonus: false,
  at: 1,
};

/** The one type of a parlay of two legs. */
const DOUBLE = combinationsFor(2, 2)[0]!;

const pickOf = (quote: Quote): Selection => ({
  ...quote,
  leagueId: 1,
  leagueName: "L",
  mainId: quote.matchId,
  home: "H",
  away: "A",
  startsAt: "2026-11-21T15:00:00Z",
  minParlay: 2,
});

const tapOf = (quotes: readonly Quote[], more: Partial<Tap> = {}): Tap => ({
  kind: "single",
  selections: quotes.map(pickOf),
  quotes,
  stake: 100,
  payment: 100,
  back: 210,
  account: "m",
  currency: "USD",
  autoAccept: 2,
  press: { at: 1_000, paintedAt: 0 },
  ...more,
});

const entryOf = ({ kind, quotes, stake, payment, combination }: Tap): JournalEntry => ({
  ref: "r",
  account: "m",
  kind,
  quotes,
  stake,
  payment,
  combCount: combination?.combCount ?? 1,
  at: 1,
  knownIds: [],
});

const ANSWER: PlacedAnswer = {
  result: 0,
  balance: 900,
  message: "",
  betIds: ["1"],
  status: "accepted",
  repriced: undefined,
};

const sums = (tap: Tap, repriced?: readonly Quote[]) => {
  const { stake, payment, back, legs } = receiptOfAnswer(tap, entryOf(tap), { ...ANSWER, repriced }, 900);
  return { stake, payment, back, odds: legs.map(({ odds }) => odds) };
};

test("a receipt counts with the price at which the bet was booked", () => {
  const tap = tapOf([QUOTE]);
  expect(sums(tap)).toEqual({ stake: 100, payment: 100, back: 210, odds: [2.1] });
  expect(sums(tap, [requote(QUOTE, { odds: 1.6 }, 2)])).toEqual({ stake: 100, payment: 100, back: 160, odds: [1.6] });
});

test("a negative price that auto-accept took changes what was deducted", () => {
  const malay = { ...QUOTE, oddsStyle: 1 as const, odds: 0.95 };
  const tap = tapOf([malay], { back: 195 });
  expect(sums(tap, [requote(malay, { odds: -0.8 }, 2)])).toMatchObject({ stake: 100, payment: 80, back: 180 });
});

test("a parlay counts with all its booked prices", () => {
  const other = { ...QUOTE, matchId: 6, couId: 60, odds: 3 };
  const tap = tapOf([QUOTE, other], { kind: "parlay", combination: DOUBLE, back: 630 });
  expect(sums(tap)).toMatchObject({ payment: 100, back: 630 });
  expect(sums(tap, [requote(QUOTE, { odds: 2 }, 2), other])).toMatchObject({ payment: 100, back: 600, odds: [2, 3] });
});

test("where a booked price is none the receipt says what was asked for", () => {
  const tap = tapOf([QUOTE]);
  expect(sums(tap, [requote(QUOTE, { odds: Number.NaN }, 2)])).toMatchObject({ payment: 100, back: 210 });
  const other = { ...QUOTE, matchId: 6, couId: 60, odds: Number.NaN };
  const parlay = tapOf([QUOTE, other], { kind: "parlay", combination: DOUBLE, back: 630 });
  expect(sums(parlay)).toMatchObject({ payment: 100, back: 630 });
});

test("a live pick has the score that was shown, any other none", () => {
  const scoreOf = (stage: Selection["stage"], score: Selection["score"]) => {
    const tap = tapOf([QUOTE]);
    const selections = tap.selections.map((pick) => ({ ...pick, stage, ...(score && { score }) }));
    return receiptOfAnswer({ ...tap, selections }, entryOf(tap), ANSWER, 900).legs[0]?.score;
  };
  expect(scoreOf("live", [2, 1])).toEqual([2, 1]);
  expect(scoreOf("live", undefined)).toBeUndefined();
  expect(scoreOf("today", [2, 1])).toBeUndefined();
});

test("a bet whose answer has no status is waiting, and a pick without a price is not on its receipt", () => {
  const tap = tapOf([QUOTE, { ...QUOTE, matchId: 6, couId: 60 }]);
  const statusOf = (status: PlacedAnswer["status"]) =>
    receiptOfAnswer(tap, entryOf(tap), { ...ANSWER, status }, 900).status;
  expect([statusOf("accepted"), statusOf(undefined)]).toEqual(["accepted", "waiting"]);
  expect(receiptOfAnswer({ ...tap, quotes: [QUOTE] }, entryOf(tap), ANSWER, 900).legs).toMatchObject([{ matchId: 5 }]);
});

test("a receipt of the record has a parlay's type and number of bets; where they are not known it has one bet, and no currency", () => {
  const receiptWith = (more: Partial<BetRecord>) =>
    receiptOfRecord({ ...betOf("71"), ...more }, entryOf(tapOf([QUOTE])), { currency: undefined, balance: undefined });
  const trixie = receiptWith({ kind: "parlay", typeName: "Trixie", combCount: 4 });
  expect(trixie).toMatchObject({ typeName: "Trixie", combCount: 4, currency: "", balance: null });
  expect(receiptWith({})).toMatchObject({ combCount: 1, back: 100 });
  expect(receiptWith({})).not.toHaveProperty("typeName");
});

test("a receipt of the record names the runner of an outright, and has the bet's style for a single alone", () => {
  const [leg] = betOf("71").legs;
  const legIn = (more: Partial<BetRecord>) => {
    const receipt = receiptOfRecord({ ...betOf("71"), ...more }, entryOf(tapOf([QUOTE])), { currency: "", balance: 0 });
    return receipt.legs[0];
  };
  expect(legIn({ oddsStyle: 1 })).toMatchObject({ home: "H", oddsStyle: 1 });
  expect(legIn({ kind: "parlay", oddsStyle: 1 })).toMatchObject({ home: "H", oddsStyle: 2 });
  const outright = { kind: "outright" as const, oddsStyle: 1 as const, legs: [{ ...leg!, runner: "Arsenal" }] };
  expect(legIn(outright)).toMatchObject({ home: "Arsenal", oddsStyle: 2 });
});

test("a receipt of the record keeps the second line of the price that was bet on", () => {
  const burmese = { ...QUOTE, couId: 31, outLevel: -40 };
  const bet = betOf("71");
  const [leg] = bet.legs;
  if (leg === undefined) throw new Error("a bet without a leg");
  const both = { ...bet, willWin: 90, legs: [{ ...leg, couId: 31 }, leg] };
  const receipt = receiptOfRecord(both, entryOf(tapOf([QUOTE, burmese])), { currency: "USD", balance: 800 });
  expect(receipt.legs.map(({ outLevel }) => outLevel)).toEqual([-40, 0]);
  expect(receipt).toMatchObject({
    betIds: ["71"],
    payment: 100,
    back: 190,
    balance: 800,
    proof: "found",
    combCount: 1,
    placedAt: Date.parse("2026-11-21T10:00:30Z"),
  });
});

test("a score in sets is named by the market's number of positions, as the slip named it (domain D1)", () => {
  const sets = { ...QUOTE, sportId: 12, marketId: 9, couId: 90, betPos: 5, hdp: "", positions: 6 };
  const tap = tapOf([sets]);
  expect(receiptOfAnswer(tap, entryOf(tap), ANSWER, 900).legs).toMatchObject([{ betPos: 5, positions: 6 }]);
  const [leg] = betOf("71").legs;
  const bet = { ...betOf("71"), legs: [{ ...leg!, sportId: 12, marketId: 9, couId: 90, betPos: 5, hdp: "" }] };
  const receipt = receiptOfRecord(bet, entryOf(tap), { currency: "USD", balance: 800 });
  expect(receipt.legs).toMatchObject([{ betPos: 5, positions: 6 }]);
});

test("the legs of a parlay are told apart by match: a bookmaker may give the lines of all matches the same ids", () => {
  const sets = { ...QUOTE, sportId: 12, marketId: 9, couId: 90, hdp: "", positions: 6 };
  const maps = { ...sets, matchId: 6, positions: 4 };
  const [leg] = betOf("71").legs;
  const like = { ...leg!, sportId: 12, marketId: 9, couId: 90, hdp: "" };
  const bet = { ...betOf("71"), kind: "parlay" as const, legs: [{ ...like, matchId: 6 }, like] };
  const receipt = receiptOfRecord(bet, entryOf(tapOf([sets, maps])), { currency: "USD", balance: 800 });
  expect(receipt.legs.map(({ positions }) => positions)).toEqual([4, 6]);
});

test("a receipt of the record has the record's own percent, and that of the price where it has none", () => {
  const burmese = { ...QUOTE, oddsStyle: 6 as const, hdp: "2", outLevel: -40 };
  const entry = entryOf(tapOf([burmese]));
  const [leg] = betOf("71").legs;
  const percent = (more: object) => {
    const bet = { ...betOf("71"), oddsStyle: 6 as const, legs: [{ ...leg!, hdp: "2", ...more }] };
    return receiptOfRecord(bet, entry, { currency: "USD", balance: 800 }).legs[0]?.outLevel;
  };
  expect(percent({})).toBe(-40);
  expect(percent({ outLevel: -45 })).toBe(-45);
  expect(percent({ couId: 31 })).toBeUndefined();
});

test("what several bets deducted is summed to the cent, of the named ones only", () => {
  const bets = [
    { ...betOf("1"), payment: 0.1 },
    { ...betOf("2"), payment: 0.2 },
    { ...betOf("3"), payment: 5 },
  ];
  expect(paidFor(bets, ["1", "2"])).toBe(0.3);
  expect(paidFor(bets, [])).toBe(0);
});
