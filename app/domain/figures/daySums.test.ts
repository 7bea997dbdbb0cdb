import { expect, test } from "vitest";
import { recordOf } from "#app/domain/vectors/wireRecords.ts";
import { differingDays, runningNet } from "./daySums.ts";

const bet = (id: string, winLose: number) =>
  recordOf({
    BetID: id,
    Kind: 1,
    OddsStyle: 2,
    Odds: 2,
    BetValue: 10,
    Payment: 10,
    Status: 2,
    WinLose: winLose,
    Legs: [],
  });
const days = [
  { day: "2026-11-03", bets: [bet("3", -10)], count: 1, amount: 10, winLose: -10 },
  { day: "2026-11-02", bets: [bet("1", 10), bet("2", 4.5)], count: 3, amount: 20, winLose: 14.5 },
];

test("FIG-09: a day that does not add up to what the server says of it is told with both sums", () => {
  expect(differingDays(days)).toEqual([
    {
      day: "2026-11-02",
      served: { count: 3, amount: 20, winLose: 14.5 },
      own: { count: 2, amount: 20, winLose: 14.5 },
    },
  ]);
});

test("the result runs on from day to day, oldest first, within the range", () => {
  expect(runningNet(days, "2026-11-01", "2026-11-30")).toEqual([
    { day: "2026-11-02", net: 14.5 },
    { day: "2026-11-03", net: 4.5 },
  ]);
  expect(runningNet(days, "2026-11-03", "2026-11-30")).toEqual([{ day: "2026-11-03", net: -10 }]);
});
