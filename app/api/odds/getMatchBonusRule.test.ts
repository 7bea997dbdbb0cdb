import { testApp } from "#app/application/testing/testApp.ts";
import { expect, test } from "vitest";
import { openServer } from "#app/api/testing/server.ts";
import { matchBonusRule } from "./getMatchBonusRule.ts";

const { answers } = openServer();

test.each([
  ["eight empty values", ["", "", "", "", "", "", "", ""]],
  ["no values", []],
  ["a proportion that is no number", ["1", "3", "1", "ten", "88", "USD", "10", "2026-11-21T15:00:00Z"]],
])("a match with %s has no bonus", async (_, Data) => {
  answers({ Code: 0, Data });
  expect(await testApp().client.fetchQuery(matchBonusRule({ matchId: 501, language: "en-US" }))).toBeNull();
});
