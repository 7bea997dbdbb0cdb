import { testApp } from "#app/application/testing/testApp.ts";
import { expect, test, vi } from "vitest";
import { EMPTY_BOARD } from "#app/domain/boards/board.ts";
import { type Match } from "#app/domain/boards/match.ts";
import { boardsIn, matchIn, watchBoards } from "./boards.ts";
import { leagueMatchOdds } from "./odds/getLeagueMatchOdds.ts";
import { liveMatchOdds } from "./odds/getLiveMatchOdds.ts";
import { menu } from "./odds/getMenu.ts";
import { setTestAddresses } from "./testing/server.ts";

setTestAddresses();

const live = (language: string) => liveMatchOdds({ sportId: 1, comboId: 0, language, oddsStyle: 2, marketList: "" });
const league = leagueMatchOdds({ leagueId: 7, language: "en-US", oddsStyle: 2, withExtensions: true });

const boardOf = (home: string) => ({ ...EMPTY_BOARD, matches: { 5: { id: 5, home } as Match } });

/** A cache that has read the live board in two languages, and then the league of the match, at 10, 20 and 30 ms. */
async function openCache() {
  const client = testApp().client;
  const read = async (query: ReturnType<typeof live>, home: string, updatedAt: number) => {
    await client.fetchQuery({ ...query, queryFn: () => boardOf(home) });
    client.setQueryData(query.queryKey, boardOf(home), { updatedAt });
  };
  await read(live("en-US"), "Arsenal 1", 10);
  await read(live("ja-JP"), "アーセナル", 30);
  await read(league as unknown as ReturnType<typeof live>, "Arsenal 2", 20);
  return client;
}

test("boards come newest first, all or those of one language", async () => {
  const client = await openCache();
  await client.fetchQuery({ ...menu({ language: "en-US" }), queryFn: () => ({ sports: [], combos: [] }) });
  const homes = (language?: string) => boardsIn(client, language).map(({ matches }) => matches[5]?.home);
  expect(homes()).toEqual(["アーセナル", "Arsenal 2", "Arsenal 1"]);
  expect(homes("en-US")).toEqual(["Arsenal 2", "Arsenal 1"]);
  expect(homes("fr-FR")).toEqual([]);
});

test("a match is the one of the newest board that holds it", async () => {
  const client = await openCache();
  expect(matchIn(client, 5)?.home).toBe("アーセナル");
  expect(matchIn(client, 5, "en-US")?.home).toBe("Arsenal 2");
  expect(matchIn(client, 6)).toBeUndefined();
});

test("who watches the boards hears of them alone, and of nothing once it has stopped", async () => {
  const client = await openCache();
  const heard = vi.fn<() => void>();
  const stop = watchBoards(client, heard);
  await client.fetchQuery({ ...menu({ language: "en-US" }), queryFn: () => ({ sports: [], combos: [] }) });
  expect(heard).not.toHaveBeenCalled();
  client.setQueryData(live("en-US").queryKey, boardOf("Arsenal 3"));
  expect(heard).toHaveBeenCalledTimes(1);
  client.removeQueries({ queryKey: league.queryKey });
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  client.setQueryData(live("en-US").queryKey, boardOf("Arsenal 4"));
  expect(heard).toHaveBeenCalledTimes(2);
});
