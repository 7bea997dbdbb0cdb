import { testApp } from "#app/application/testing/testApp.ts";
import { describe, expect, test } from "vitest";
import { BOARD_ANSWER, MATCH_ROW, TORN_ROW } from "#app/api/testing/matchExample.ts";
import { openServer } from "#app/api/testing/server.ts";
import { batchMatchOdds } from "./getBatchMatchOdds.ts";
import { leagueMatchOdds } from "./getLeagueMatchOdds.ts";
import { liveMatchOdds } from "./getLiveMatchOdds.ts";

const { sent, answers } = openServer();

const live = () => liveMatchOdds({ sportId: 1, comboId: 0, language: "en-US", oddsStyle: 2, marketList: "1,5" });
const other = { ...MATCH_ROW, MatchID: 502, MainID: 502 };

describe("a board that is held", () => {
  test("is asked for by its own clock, and keeps what did not change", async () => {
    const client = testApp().client;
    answers({ ...BOARD_ANSWER, MH: [MATCH_ROW, other] });
    const first = await client.fetchQuery({ ...live(), staleTime: 0 });
    const moved = { ...MATCH_ROW, MK: { 1: { 5011: ["0.5", 0, 3, 1, 9001, 1.95, 1.95] } } };
    answers({ Code: 0, T: 1005, MH: [moved], D: [] });
    const second = await client.fetchQuery({ ...live(), staleTime: 0 });
    expect(sent.map(({ line }) => /updateTime=\d+/.exec(line)?.[0])).toEqual([undefined, "updateTime=1000"]);
    expect(second.T).toBe(1005);
    expect(second.matches[501]?.markets[1]?.[0]?.odds).toEqual([1.95, 1.95]);
    expect(second.matches[501]?.markets[5]).toBe(first.matches[501]?.markets[5]);
    expect(second.matches[502]).toBe(first.matches[502]);
    expect(second.leagues).toBe(first.leagues);
  });

  test("is the same object when nothing changed", async () => {
    const client = testApp().client;
    answers(BOARD_ANSWER);
    const first = await client.fetchQuery({ ...live(), staleTime: 0 });
    answers({ Code: 0, T: 1000, MH: [], D: [] });
    expect(await client.fetchQuery({ ...live(), staleTime: 0 })).toBe(first);
  });

  test("is replaced by a whole one that the server could not make a delta of", async () => {
    const client = testApp().client;
    answers({ ...BOARD_ANSWER, MH: [MATCH_ROW, other] });
    await client.fetchQuery({ ...live(), staleTime: 0 });
    answers({ ...BOARD_ANSWER, T: 7, MH: [other], Full: 1 });
    const board = await client.fetchQuery({ ...live(), staleTime: 0 });
    expect(board.T).toBe(7);
    expect(Object.keys(board.matches)).toEqual(["502"]);
  });

  test("is renewed by an equal clock, and grows older under an answer from before it", async () => {
    const client = testApp().client;
    answers(BOARD_ANSWER);
    const first = await client.fetchQuery({ ...live(), staleTime: 0 });
    const readAt = () => client.getQueryState(live().queryKey)?.dataUpdatedAt;
    client.setQueryData(live().queryKey, first, { updatedAt: 5 });
    answers({ Code: 0, T: 999, MH: [other], D: [501] });
    await expect(client.fetchQuery({ ...live(), staleTime: 0 })).rejects.toMatchObject({ kind: "schema" });
    expect(client.getQueryData(live().queryKey)).toBe(first);
    expect(readAt()).toBe(5);
    answers({ Code: 0, T: 1000, MH: [], D: [] });
    await client.fetchQuery({ ...live(), staleTime: 0 });
    expect(readAt()).toBeGreaterThan(5);
  });

  test("stays when the next answer is no board", async () => {
    const client = testApp().client;
    answers(BOARD_ANSWER);
    const first = await client.fetchQuery({ ...live(), staleTime: 0 });
    answers({ Code: 0, T: "now", MH: [] });
    await expect(client.fetchQuery({ ...live(), staleTime: 0 })).rejects.toMatchObject({ kind: "schema" });
    expect(client.getQueryData(live().queryKey)).toBe(first);
  });
});

test("chosen matches are one question in whatever order they were chosen, and leave when the server says so", async () => {
  const ask = { marketList: "1,5", language: "en-US", oddsStyle: 2 };
  const options = (matchIds: number[]) => ({ ...batchMatchOdds({ ...ask, matchIds }), staleTime: 0 });
  const client = testApp().client;
  answers({ Code: 0, T: 1000, MH: [MATCH_ROW, other, TORN_ROW], D: [] });
  const first = await client.fetchQuery(options([502, 501]));
  expect(first.dropped).toBe(1);
  answers({ Code: 0, T: 1001, MH: [], D: [501, 999] });
  const second = await client.fetchQuery(options([501, 502]));
  expect(Object.keys(second.matches)).toEqual(["502"]);
});

test("a league has no clock: it always comes whole, and what did not change keeps its identity", async () => {
  const ask = { leagueId: 11, language: "en-US", oddsStyle: 2, withExtensions: false };
  const client = testApp().client;
  answers({ Code: 0, MH: [MATCH_ROW, other] });
  const first = await client.fetchQuery({ ...leagueMatchOdds(ask), staleTime: 0 });
  answers({ Code: 0, MH: [MATCH_ROW] });
  const second = await client.fetchQuery({ ...leagueMatchOdds(ask), staleTime: 0 });
  expect(sent.at(-1)?.line).toBe(
    "GET /api/odds/GetLeagueMatchOdds?leagueId=11&language=en-US&oddsStyle=2&IncludeExtenMatch=false",
  );
  expect(Object.keys(second.matches)).toEqual(["501"]);
  expect(second.matches[501]).toBe(first.matches[501]);
});
