import { describe, expect, test } from "vitest";
import { ODDS_STYLE } from "#app/domain/odds/odds.ts";
import { isSameThing } from "#app/domain/watches/watch.ts";
import { line, match, reading } from "#app/domain/watches/testing/watched.ts";
import {
  firstKind,
  firstTarget,
  firstValue,
  minutesToCome,
  stepTarget,
  stepValue,
  tellFacts,
  tellRows,
  typedTarget,
  typedValue,
  wishOf,
} from "./tellRows.ts";

const ask = { matchId: 501, pick: { couId: 11, betPos: 1 } };

const factsOf = (one = match()) => tellFacts(ask, { ...reading(one), match: one });

const rowsOf = (one = match()) => tellRows(factsOf(one)).map(({ kind, off }) => (off ? `${kind} off` : kind));

describe("the rows of a price", () => {
  test("that is open: its target, goals and kick-off; that it opens makes no sense", () => {
    expect(rowsOf()).toEqual(["price", "open off", "goal", "start"]);
    expect(firstKind(factsOf())).toBe("price");
    expect(factsOf().price).toBe(2_040);
  });

  test("that is locked: that it opens, and that its line is offered again", () => {
    const locked = match({ markets: { 1: [line({ status: 7 })] } });
    expect(rowsOf(locked)).toEqual(["price", "open", "line", "goal", "start"]);
    expect(firstKind(factsOf(locked))).toBe("open");
    const elsewhere = match({ markets: { 1: [line({ status: 7 }), line({ couId: 99 })] } });
    expect(rowsOf(elsewhere)).toEqual(["price", "open", "goal", "start"]);
  });

  test("of a match that has begun: no kick-off; of another sport: no goals", () => {
    expect(rowsOf(match({ stage: "live", state: "running" }))).toEqual(["price", "open off", "goal", "start off"]);
    expect(rowsOf(match({ sportId: 2 }))).toEqual(["price", "open off", "start"]);
  });

  test("without a price: the match alone", () => {
    const one = match();
    const facts = tellFacts({ matchId: 501 }, { ...reading(one), match: one });
    expect(tellRows(facts).map(({ kind }) => kind)).toEqual(["goal", "start"]);
    expect(firstKind(facts)).toBe("start");
  });

  test("in a Burmese answer: the match alone, for its line is another one", () => {
    const one = match();
    const facts = tellFacts(ask, { ...reading(one, { style: ODDS_STYLE.BU }), match: one });
    expect(facts.pick).toBeUndefined();
  });
});

test("an alert on a score in sets keeps how many positions its market has; one that has it is the same alert", () => {
  const six = line({ hdp: "", odds: [3.1, 4.2, 5, 6.5, 5.5, 4] });
  const one = match({ sportId: 12, markets: { 9: [six] } });
  const facts = tellFacts({ matchId: 501, pick: { couId: 11, betPos: 5 } }, { ...reading(one), match: one });
  expect(facts.pick).toEqual({ marketId: 9, couId: 11, betPos: 5, hdp: "", positions: 6 });
  expect(factsOf().pick).toEqual({ marketId: 1, couId: 11, betPos: 1, hdp: "0.5" });
  const wish = wishOf(facts, "price", { target: 2_100, minutes: 0, untilStart: false });
  const before = { ...wish, pick: { marketId: 9, couId: 11, betPos: 5, hdp: "" } };
  expect(isSameThing(wish, before)).toBe(true);
});

test("a target begins a twentieth above the price, goes by steps, and is typed in the member's style", () => {
  expect(firstTarget(1_930)).toBe(2_050);
  expect(stepTarget(2_050, 1)).toBe(2_100);
  expect(stepTarget(1_050, -1)).toBe(1_050);
  expect(typedTarget("2,05", 1, ODDS_STYLE.EU)).toBe(2_050);
  expect(typedTarget("−0.95", 1, ODDS_STYLE.MY)).toBe(2_052);
  expect(typedTarget("", 1, ODDS_STYLE.EU)).toBeUndefined();
});

test("the value of a cash-out begins a twentieth above the offer, and has cents at most", () => {
  expect(firstValue(462.1, 500)).toBe(490_000);
  expect(firstValue(undefined, 500)).toBe(500_000);
  expect(stepValue(490_000, -1)).toBe(485_000);
  expect(stepValue(5_000, -1)).toBe(5_000);
  expect(typedValue("1,480.50")).toBe(1_480_500);
  expect(typedValue("12,5")).toBe(12_500);
  for (const text of ["", "0", "-5", "1.0055", "1e3", "12a"]) expect(typedValue(text)).toBeUndefined();
});

test("a wish on a price ends at kick-off before the match unless one wants it in play too, and goes on in play", () => {
  const choice = { target: 2_050, minutes: 15, untilStart: true };
  expect(wishOf(factsOf(), "price", choice)).toMatchObject({ target: 2_050, untilStart: true, pick: { hdp: "0.5" } });
  expect(wishOf(factsOf(match({ stage: "live" })), "open", choice)).toMatchObject({ untilStart: false });
  expect(wishOf(factsOf(), "price", { ...choice, untilStart: false })).toMatchObject({ untilStart: false });
  expect(wishOf(factsOf(), "start", choice)).toMatchObject({ minutes: 15, untilStart: false });
});

test("of the minutes before kick-off those that are over are not offered", () => {
  const startsAt = "2026-11-22T12:30:00Z";
  expect(minutesToCome(startsAt, Date.parse("2026-11-22T11:00:00Z"))).toEqual([0, 5, 10, 15, 30, 60]);
  expect(minutesToCome(startsAt, Date.parse("2026-11-22T12:15:00Z"))).toEqual([0, 5, 10]);
});
