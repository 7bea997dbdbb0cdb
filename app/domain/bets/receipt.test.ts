import { expect, test } from "vitest";
import { type ReceiptLeg, totalOddsText } from "./receipt.ts";

const leg = (odds: number): ReceiptLeg => ({
  sportId: 1,
  marketId: 1,
  betPos: 1,
  outLevel: 0,
  hdp: "0.5",
  home: "Arsenal",
  away: "Chelsea",
  odds,
  oddsStyle: 2,
});

test("the receipt of a parlay names the total odds of its slip", () => {
  const legs = [leg(1.95), leg(1.88)];
  expect(totalOddsText({ typeName: "2 X 1", legs, stake: 10 })).toBe("3.67");
  expect(totalOddsText({ typeName: "no such type", legs, stake: 10 })).toBeUndefined();
  expect(totalOddsText({ legs, stake: 10 })).toBeUndefined();
});
