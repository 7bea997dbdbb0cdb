import { expect, test } from "vitest";
import { line, match } from "#app/domain/watches/testing/watched.ts";
import { selectionOf } from "./selectionOf.ts";

const SETS = { ...line({ couId: 90, hdp: "", odds: [3.1, 4.2, 5, 6.5, 5.5, 4] }) };

const picked = (marketId: number, couId: number) =>
  selectionOf(
    match({ sportId: 12, markets: { 1: [line()], 9: [SETS] } }),
    { matchId: 501, marketId, couId, betPos: 2, hdp: "", odds: 1.9 },
    2,
  );

test("a score in sets keeps how many positions its market has, which says best of how many it is (domain D1)", () => {
  expect(picked(9, 90)).toMatchObject({ marketId: 9, betPos: 2, positions: 6 });
  expect(picked(1, 11)).not.toHaveProperty("positions");
});

test("a line that is gone makes no selection", () => {
  expect(picked(9, 91)).toBeUndefined();
});
