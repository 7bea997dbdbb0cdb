import { describe, expect, test } from "vitest";
import { type AutoAccept, isCovered, type PriceMove, priceMove, quoteOf, requote } from "./quote.ts";
import { type Selection } from "./selection.ts";

const pick: Selection = {
  sportId: 1,
  leagueId: 2,
  leagueName: "L",
  matchId: 5,
  mainId: 5,
  home: "H",
  away: "A",
  startsAt: "2026-11-21T15:00:00Z",
  stage: "live",
  marketId: 1,
  couId: 7,
  betPos: 1,
  hdp: "0.5",
  outLevel: 0,
  odds: 0.95,
  oddsStyle: 1,
  gameId: 0,
  bonus: false,
  minParlay: 2,
};

const fresh = { gameId: 9, ticketId: "1234567890123456789", odds: -0.98, hdp: "0.75", bonus: true };

test("a quote takes price, line and ticket from the server, the rest from the pick, and cannot be changed", () => {
  const quote = quoteOf(pick, fresh, 1000);
  expect(quote).toStrictEqual({
    sportId: 1,
    matchId: 5,
    marketId: 1,
    couId: 7,
    betPos: 1,
    stage: "live",
    hdp: "0.75",
    outLevel: 0,
    odds: -0.98,
    oddsStyle: 1,
    gameId: 9,
    ticketId: "1234567890123456789",
    bonus: true,
    at: 1000,
  });
  expect(Object.isFrozen(quote)).toBe(true);
  const next = requote(quote, { odds: -0.9 }, 2000);
  expect(next).toMatchObject({ odds: -0.9, hdp: "0.75", at: 2000, ticketId: "1234567890123456789" });
  expect(Object.isFrozen(next)).toBe(true);
  expect(requote(quote, { odds: -0.9, hdp: "1" }, 2000).hdp).toBe("1");
});

test("a quote of an outright keeps its id", () => {
  expect(quoteOf({ ...pick, orId: 77 }, fresh, 1000).orId).toBe(77);
});

test("a quote of a score in sets keeps how many positions the market had when it was picked", () => {
  const sets = { ...pick, sportId: 12, marketId: 9, positions: 6 };
  expect(quoteOf(sets, fresh, 1000).positions).toBe(6);
  expect(requote(quoteOf(sets, fresh, 1000), { odds: 1.2 }, 2000).positions).toBe(6);
});

test("an empty line in an answer is no line: the one that is held stands, and level is a line", () => {
  const fresh = { gameId: 3, ticketId: "4", odds: -0.95, bonus: false };
  expect(quoteOf(pick, { ...fresh, hdp: "" }, 1000).hdp).toBe(pick.hdp);
  expect(quoteOf({ ...pick, hdp: "" }, { ...fresh, hdp: "" }, 1000).hdp).toBe("");
  const quote = quoteOf(pick, { ...fresh, hdp: "0.75" }, 1000);
  expect(requote(quote, { odds: -0.9, hdp: "" }, 2000).hdp).toBe("0.75");
  expect(requote(quote, { odds: -0.9, hdp: " " }, 2000).hdp).toBe("0.75");
  expect(requote(quote, { odds: -0.9, hdp: "0" }, 2000).hdp).toBe("0");
});

describe("a move of the price", () => {
  const shown = { marketId: 1, odds: 0.95, oddsStyle: 1 as const, hdp: "0.5", outLevel: 0 };
  test.each<[string, Partial<typeof shown>, PriceMove]>([
    ["nothing new", {}, "same"],
    ["the line written otherwise", { hdp: "0.50" }, "same"],
    ["a better price", { odds: 0.96 }, "better"],
    ["the underdog side", { odds: -0.99 }, "better"],
    ["a worse price", { odds: 0.94 }, "worse"],
    ["a price that went away", { odds: 0 }, "worse"],
    ["another line at a better price", { hdp: "0.75", odds: 0.99 }, "line"],
    ["another percent", { outLevel: 20 }, "line"],
  ])("%s", (_, change, move) => {
    expect(priceMove(shown, { ...shown, ...change })).toBe(move);
  });
  test("another style asks again, but not where the price is decimal anyway", () => {
    expect(priceMove(shown, { ...shown, oddsStyle: 3 as unknown as 1 })).toBe("worse");
    const winner = { ...shown, marketId: 5, odds: 2.5, hdp: "" };
    expect(priceMove(winner, { ...winner, oddsStyle: 3 as unknown as 1 })).toBe("same");
  });
  test("both spellings of evens are the same", () => {
    expect(priceMove({ ...shown, odds: 1 }, { ...shown, odds: -1 })).toBe("same");
    const american = { ...shown, oddsStyle: 5 as unknown as 1 };
    expect(priceMove({ ...american, odds: -100 }, { ...american, odds: 100 })).toBe("same");
  });
  test("what is not a price is not the same as another that is none", () => {
    expect(priceMove({ ...shown, odds: 1 }, { ...shown, odds: Number.NaN })).toBe("worse");
    expect(priceMove({ ...shown, odds: 2 }, { ...shown, odds: -2 })).toBe("worse");
  });
});

describe("auto-accept", () => {
  const table: Record<AutoAccept, Record<PriceMove, boolean>> = {
    0: { same: true, better: false, worse: false, line: false },
    1: { same: true, better: true, worse: false, line: false },
    2: { same: true, better: true, worse: true, line: false },
  };
  test.each([0, 1, 2] as const)("%d covers what it says", (wish) => {
    for (const move of ["same", "better", "worse", "line"] as const) {
      expect(isCovered(move, wish)).toBe(table[wish][move]);
    }
  });
});
