import { QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { isOverIn, watchMatches } from "./matchOver.ts";

const client = new QueryClient();
const query = (path: string, ask: object, holds?: "board") =>
  client.getQueryCache().build(client, { queryKey: [path, ask], ...(holds && { meta: { open: true, holds } }) });

const list = query("odds/GetLiveMatchOdds", { sportId: 1 }, "board");
const page = query("odds/GetSingleMatchOdds", { matchId: 502 });
const listSays = (state: string, updatedAt: number) =>
  list.setData({ matches: { 502: { id: 502, state } } } as never, { manual: true, updatedAt });
const pageSays = (state: string | undefined, updatedAt: number) =>
  page.setData({ state } as never, { manual: true, updatedAt });

test("spec §2: a match is over when its newest state is neither not started nor running, whoever brought it", () => {
  expect(isOverIn(client, 502)).toBe(false);
  listSays("running", 1_000);
  expect(isOverIn(client, 502)).toBe(false);
  pageSays("ended", 2_000);
  expect(isOverIn(client, 502)).toBe(true);
  expect(isOverIn(client, 503)).toBe(false);
  // a page that says nothing of the state takes nothing back
  pageSays(undefined, 4_000);
  listSays("pending", 3_000);
  expect(isOverIn(client, 502)).toBe(true);
  listSays("running", 5_000);
  expect(isOverIn(client, 502)).toBe(false);
});

test("is told of lists and match pages, and of nothing else", () => {
  const changed = vi.fn<() => void>();
  const stop = watchMatches(client, changed);
  query("odds/GetMenu", {}).setData({} as never);
  expect(changed).not.toHaveBeenCalled();
  pageSays("running", 6_000);
  listSays("ended", 7_000);
  expect(changed).toHaveBeenCalledTimes(2);
  stop();
});
