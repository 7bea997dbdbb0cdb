import { testApp } from "#app/application/testing/testApp.ts";
import { expect, test, vi } from "vitest";
import { EMPTY_BOARD } from "#app/domain/boards/board.ts";
import { type Match } from "#app/domain/boards/match.ts";
import { boardsIn, matchIn, pricedIn, watchBoards } from "./boards.ts";
import { leagueMatchOdds } from "./odds/getLeagueMatchOdds.ts";
import { liveMatchOdds } from "./odds/getLiveMatchOdds.ts";
import { menu } from "./odds/getMenu.ts";
import { setTestAddresses } from "./testing/server.ts";

setTestAddresses();

const live = (language: string) => liveMatchOdds({ sportId: 1, comboId: 0, language, oddsStyle: 2, marketList: "" });
const league = leagueMatchOdds({ leagueId: 7, language: "en-US", oddsStyle: 2, withExtensions: true });

const boardOf = (home: string) => ({ ...EMPTY_BOARD, matches: { 5: { id: 5, home } as Match } });

/** A cache that read the live board in two languages, and then the match's league, at 10, 20 and 30 ms. */
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

test("prices are those of the newest list of their language and style that has any, with the time at which it was read", async () => {
  const client = await openCache();
  const line = { couId: 51, odds: [1.9, 1.9] };
  const priced = (style: 1 | 2) => {
    const { queryKey } = liveMatchOdds({
      sportId: 1,
      comboId: 0,
      language: "en-US",
      oddsStyle: style,
      marketList: "1",
    });
    const match = { id: 5, home: `in style ${style}`, markets: { 1: [line] } } as unknown as Match;
    client.getQueryCache().build(client, { queryKey, meta: { holds: "board" } });
    client.setQueryData(queryKey, { ...EMPTY_BOARD, matches: { 5: match } }, { updatedAt: 12 + style });
  };
  const asked = { language: "en-US", oddsStyle: 2 };
  const bare = live("en-US").queryKey;
  for (const key of [bare, league.queryKey])
    client.setQueryData<unknown>(
      key,
      { ...EMPTY_BOARD, matches: { 5: { id: 5, markets: { 1: [] } } } },
      { updatedAt: 40 },
    );
  expect(pricedIn(client, 5, asked)).toBeUndefined();
  priced(1);
  expect(pricedIn(client, 5, asked)).toBeUndefined();
  priced(2);
  expect(pricedIn(client, 5, asked)).toMatchObject({ match: { home: "in style 2" }, readAt: 14 });
  expect(pricedIn(client, 5, { ...asked, language: "fr-FR" })).toBeUndefined();
  expect(pricedIn(client, 6, asked)).toBeUndefined();
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
