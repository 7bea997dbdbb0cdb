import { i18n } from "@lingui/core";
import { beforeAll, expect, test } from "vitest";
import { type BetLeg, type BetRecord } from "#app/domain/bets/bet.ts";
import { shortId } from "#app/domain/bets/shortId.ts";
import { betTitle, legTitle } from "./betTitle.ts";

beforeAll(() => i18n.loadAndActivate({ locale: "en-US", messages: {} }));

const leg = { sportId: 1, home: "Arsenal", away: "Chelsea", marketId: 3, betPos: 1, hdp: "2.25" } as BetLeg;
const bet = (...legs: readonly BetLeg[]) => ({ id: "8830192174123456789", oddsStyle: 2, legs }) as unknown as BetRecord;

test("a bet is called by its pick, a parlay by its first leg and how many more", () => {
  expect(betTitle(i18n, "1", bet(leg))).toBe("Over 2/2.5");
  expect(betTitle(i18n, "1", bet(leg, leg, leg))).toBe("Over 2/2.5 +2");
});

test("a leg of a record is called by its line in the style of its price", () => {
  const handicap = { ...leg, marketId: 1, hdp: "1", outLevel: -50 };
  const title = (kind: BetRecord["kind"], one: BetLeg) => legTitle(i18n, { kind, oddsStyle: 6 }, one);
  expect(title("single", handicap)).toBe("Arsenal 1-50");
  expect(title("parlay", handicap)).toBe("Arsenal −1");
  const { outLevel: _, ...unknown } = handicap;
  expect(title("single", unknown)).toBe("Arsenal 1");
  expect(title("single", { ...unknown, marketId: 26 })).toBe("Arsenal −1");
});

test("a score in sets is called by its number until that of the market's positions is known", () => {
  const sets = { ...leg, sportId: 12, marketId: 9, betPos: 5, hdp: "" };
  expect(betTitle(i18n, "1", bet(sets))).toBe("Selection 5");
  expect(betTitle(i18n, "1", bet({ ...sets, positions: 6 }))).toBe("1–3");
});

test("a bet of which nothing is known is called by the end of its id", () => {
  expect(betTitle(i18n, "8830192174123456789", undefined)).toBe("ID:…456789");
  expect(betTitle(i18n, "9003", bet())).toBe("ID:9003");
});

test("an id of up to eight characters stands whole", () => {
  expect(shortId("12345678")).toBe("12345678");
  expect(shortId("123456789")).toBe("…456789");
});
