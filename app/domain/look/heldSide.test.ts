import { expect, test } from "vitest";
import { type Board, EMPTY_BOARD } from "#app/domain/boards/board.ts";
import { type Match } from "#app/domain/boards/match.ts";
import { match } from "#app/domain/watches/testing/watched.ts";
import { heldSide } from "./heldSide.ts";

const board = (...matches: readonly Match[]): Board => ({
  ...EMPTY_BOARD,
  matches: Object.fromEntries(matches.map((one) => [one.id, one])),
});

const league = match({ id: 1, leagueId: 101, home: "Arsenal", away: "Chelsea", homeId: 10, awayId: 11 });
const cup = match({ id: 2, leagueId: 106, home: "Inter", away: "Arsenal", homeId: 20, awayId: 21 });
const unknown = match({ id: 3, home: "Leeds", away: "Burnley" });

test("a team is found on its match, in its league, else wherever it plays", () => {
  const boards = [board(cup), board(league, unknown)];
  expect(heldSide(boards, { name: "Arsenal", matchId: 1 })).toEqual({ match: league, side: 0 });
  expect(heldSide(boards, { name: "Arsenal", leagueId: 101 })).toEqual({ match: league, side: 0 });
  expect(heldSide(boards, { name: "Arsenal" })).toEqual({ match: cup, side: 1 });
  expect(heldSide(boards, { name: "Chelsea", matchId: 99, leagueId: 99 })).toEqual({ match: league, side: 1 });
});

test("one that no list holds, or that has no id there, is not found", () => {
  const boards = [board(league, unknown)];
  expect(heldSide(boards, { name: "Real Madrid" })).toBeUndefined();
  expect(heldSide(boards, { name: "Leeds", matchId: 3 })).toBeUndefined();
  expect(heldSide([], { name: "Arsenal", matchId: 1 })).toBeUndefined();
});
