import { testApp } from "#app/application/testing/testApp.ts";
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PAGE } from "#app/addresses.ts";
import { showPlayType } from "#app/stores/list.ts";
import { matchPlace } from "./matchPlace.ts";

test("a link to a match names it, its league, and the list that the member came from (spec §2)", () => {
  const app = testApp();
  expect(matchPlace(app, { matchId: 502, leagueId: 101 })).toEqual({
    to: PAGE.match,
    search: { matchId: 502, leagueId: 101, type: 0 },
  });
  showPlayType(app, "parlay");
  expect(matchPlace(app, { matchId: 7, leagueId: undefined }).search).toEqual({ matchId: 7, type: 3 });
});

test("no other file writes such a link", () => {
  const link = /to: PAGE\.match\b|`\$\{PAGE\.match\}/;
  const files = globSync("app/**/*.{ts,tsx}").filter(
    (file) => !file.includes(".test.") && link.test(readFileSync(file, "utf8")),
  );
  expect(files.toSorted()).toEqual(["app/flows/lists/matchPlace.ts", "app/flows/session/launch.ts"]);
});
