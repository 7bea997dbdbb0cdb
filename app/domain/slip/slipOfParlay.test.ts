import { describe, expect, test } from "vitest";
import { type SlipInput, type SlipLeg } from "./slipInput.ts";
import { type SlipButton, slipState } from "./slipState.ts";
import { legOf, PARLAY, pickOf, quoteOf } from "./testing/slips.ts";

type Change = Partial<SlipInput>;

const withMember = (more: Partial<SlipInput["member"]>): Change => ({ member: { ...PARLAY.member!, ...more } });
const buttonOf = (change: Change): SlipButton => slipState({ ...PARLAY, ...change }).button;

describe("a parlay", () => {
  const withLegs = (at: number, more: Partial<SlipLeg>): Change => ({
    legs: PARLAY.legs.with(at, legOf(pickOf(5 + at), more)),
  });

  test("places one bet on all legs at their prices", () => {
    expect(buttonOf({})).toMatchObject({
      does: "place",
      order: {
        kind: "parlay",
        combination: { name: "3 X 1" },
        quotes: [{ matchId: 5 }, { matchId: 6 }, { matchId: 7 }],
        stake: 100,
        payment: 100,
        back: 741.49,
      },
    });
    expect(slipState(PARLAY).stake).toMatchObject({ total: 100, totalOdds: "7.41", count: 1 });
  });

  test("needs as many legs as the leg that asks for most, and a leg that is not for parlays asks for none", () => {
    const asks = (minParlay: number) =>
      slipState({ ...PARLAY, legs: [legOf(pickOf(5, { minParlay })), legOf(pickOf(6))] });
    expect(asks(3).list).toMatchObject({ minimum: 3, rule: "tooFew", type: undefined });
    expect(asks(0).list).toMatchObject({ minimum: 2, rule: "deadLegs", dead: 1 });
    expect(asks(1).list).toMatchObject({ minimum: 2, rule: undefined, type: { name: "2 X 1" } });
  });

  test("without the price of a leg has no sums", () => {
    const { stake } = slipState({ ...PARLAY, legs: PARLAY.legs.with(1, legOf(pickOf(6, { odds: 0 }))) });
    expect(stake).toMatchObject({ sums: undefined, totalOdds: undefined, refusal: "noPrice" });
  });

  test("is charged its total, and the limits are held against it", () => {
    const four = { chosen: "3 X 4", amount: "100" };
    expect(buttonOf(four)).toMatchObject({ does: "place", order: { stake: 100, payment: 400 } });
    expect(buttonOf({ ...four, ...withMember({ balance: 399.99 }) })).toEqual({
      does: "deposit",
      payment: 400,
    });
    expect(buttonOf({ ...four, limits: { min: 10, max: 399 } })).toEqual({ does: "nothing", why: "aboveMax" });
  });

  test.each<Change>([
    { now: PARLAY.openedAt },
    { readingBets: true },
    { failure: { kind: "network", code: 0, said: "" } },
  ])("says which rule it breaks from its first moment, not that it waits for anything: %j", (change) => {
    expect(buttonOf({ ...change, legs: PARLAY.legs.slice(0, 1) })).toEqual({ does: "nothing", why: "tooFew" });
    expect(buttonOf(change)).toMatchObject({ does: "wait" });
  });

  test.each<[string, Change]>([
    ["empty", { legs: [] }],
    ["deadLegs", withLegs(1, { ticket: { odds: 1.95, status: 0, minParlay: 2 } })],
    ["deadLegs", withLegs(1, { ticket: undefined })],
    ["deadLegs", withLegs(1, { over: true })],
    ["deadLegs", withLegs(1, { ticket: { odds: 1.95, status: 3, minParlay: 0 } })],
    ["tooFew", { legs: PARLAY.legs.slice(0, 1) }],
    ["tooMany", { legs: Array.from({ length: 11 }, (_, at) => legOf(pickOf(at + 1))) }],
    ["repeated", { legs: [...PARLAY.legs, legOf(pickOf(8, { mainId: 5 }))] }],
    ["noType", { types: [] }],
  ])("that is %s as a list takes no bet", (why, change) => {
    const state = slipState({ ...PARLAY, ...change });
    expect(state.list?.rule).toBe(why);
    expect(state.button).toEqual({ does: "nothing", why });
  });

  test("waits for a leg that is updating, without a price, or whose price is too old", () => {
    const asking = { does: "wait", why: "asking" };
    expect(buttonOf(withLegs(2, { ticket: { odds: 1.95, status: 7, minParlay: 2 } }))).toEqual(asking);
    expect(buttonOf(withLegs(2, { quote: undefined }))).toEqual(asking);
    expect(buttonOf(withLegs(2, { quote: quoteOf(pickOf(7), { at: 79_999 }) }))).toEqual(asking);
  });

  test("is asked in decimal prices", () => {
    const malay = pickOf(5, { odds: 0.95, oddsStyle: 1 });
    expect(buttonOf({ legs: PARLAY.legs.with(0, legOf(malay)) }).does).not.toBe("place");
  });

  test("asks before it bets at a leg that moved", () => {
    const moved = withLegs(1, { quote: quoteOf(pickOf(6), { odds: 1.8 }) });
    expect(slipState({ ...PARLAY, ...moved })).toMatchObject({ asks: true, button: { does: "place" } });
  });
});
