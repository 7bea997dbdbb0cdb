import { i18n } from "@lingui/core";
import { beforeAll, expect, test } from "vitest";
import { cashOutWish } from "./tellRows.ts";
import { type BetLeg } from "#app/domain/bets/bet.ts";
import { watch } from "#app/domain/watches/testing/watched.ts";
import { betOf } from "#app/flows/testing/lostBet.ts";
import { waitingText, watchTitle } from "#app/text/watches.ts";

beforeAll(() => i18n.loadAndActivate({ locale: "en-US", messages: {} }));

/** The pick of an alert on the cash-out of a bet on this leg. */
const pickOf = (leg: Partial<BetLeg>, oddsStyle: 2 | 6 = 2) => {
  const bet = { ...betOf("b1"), oddsStyle };
  const whole = { ...bet.legs[0]!, home: "Arsenal", away: "Chelsea", ...leg };
  return waitingText(i18n, watch("sale", cashOutWish(bet, whole, 120_000)));
};

test("an alert on a cash-out is called by the bet's own line", () => {
  expect(pickOf({ marketId: 1, hdp: "1" })).toBe("Arsenal −1");
  expect(pickOf({ marketId: 1, hdp: "1", outLevel: -50 }, 6)).toBe("Arsenal 1-50");
  expect(pickOf({ marketId: 1, hdp: "1" }, 6)).toBe("Arsenal 1");
  expect(pickOf({ marketId: 26, hdp: "1" }, 6)).toBe("Arsenal −1");
});

test("an alert on a score in sets is called by the market's number of positions, and by its own without it", () => {
  const sets = { marketId: 9, couId: 90, betPos: 5, hdp: "" };
  const title = (positions?: number) =>
    watchTitle(i18n, watch("open", { sportId: 12, pick: { ...sets, positions } }), 2);
  expect(title(6)).toBe("1–3 opens again");
  expect(title()).toBe("Selection 5 opens again");
  expect(pickOf({ ...sets, sportId: 12, positions: 6 })).toBe("1–3");
});
