import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { scoresText } from "./ladder.ts";

const i18n = setupI18n({ locale: "en-US", messages: { "en-US": {} } });
const teams = { home: "Arsenal", away: "Chelsea", betPos: 1 };
const textOf = (marketId: number, from?: number, to?: number) =>
  scoresText(i18n, { by: "total", from, to }, { ...teams, marketId });

test("a total of both teams is told in total", () => {
  expect([textOf(3, 3), textOf(3, 2, 2), textOf(3, undefined, 1), textOf(3, 2, 4)]).toEqual([
    "3 or more in total",
    "Exactly 2 in total",
    "1 or fewer in total",
    "2 to 4 in total",
  ]);
});

test("a total of one team names the team, whichever side of the line was picked", () => {
  expect([textOf(27, 2), textOf(28, 2), textOf(28, 1, 1), textOf(27, undefined, 1), textOf(28, 1, 2)]).toEqual([
    "Arsenal: 2 or more",
    "Chelsea: 2 or more",
    "Chelsea: exactly 1",
    "Arsenal: 1 or fewer",
    "Chelsea: 1 to 2",
  ]);
});
