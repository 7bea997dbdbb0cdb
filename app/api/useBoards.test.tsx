import { QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { testApp } from "#app/application/testing/testApp.ts";
import { liveMatchOdds } from "#app/api/odds/getLiveMatchOdds.ts";
import { noLiveMatchOdds } from "#app/api/odds/getNoLiveMatchOdds.ts";
import { outRight } from "#app/api/odds/getOutRight.ts";
import { setTestAddresses } from "#app/api/testing/server.ts";
import { EMPTY_BOARD } from "#app/domain/boards/board.ts";
import { match } from "#app/domain/watches/testing/watched.ts";
import { useTeamSide } from "#app/flows/look/teamSide.ts";
import { useSearch } from "#app/flows/lists/search.ts";
import { usePricedMatch } from "./useBoards.ts";

setTestAddresses();

const ALL = { sportId: 0, comboId: 0, language: "en-US", oddsStyle: 2 } as const;

const app = testApp();
let root: Root;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  // nothing comes but what a test lets come
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  root = createRoot(document.body);
});
afterEach(() => {
  act(() => root.unmount());
  app.client.clear();
  vi.unstubAllGlobals();
});

const show = (Shown: () => string) =>
  act(() =>
    root.render(
      <QueryClientProvider client={app.client}>
        <Shown />
      </QueryClientProvider>,
    ),
  );

/** What an answer leaves in the cache. */
const hold = (queryKey: readonly unknown[], data: unknown): void =>
  void app.client
    .getQueryCache()
    .build(app.client, { queryKey, meta: { holds: "board" } })
    .setData(data);

/** The live list of all sports comes with this match. */
const comes = (home: string) =>
  act(async () => {
    const board = { ...EMPTY_BOARD, matches: { 501: match({ id: 501, mainId: 501, home, homeId: 7, awayId: 8 }) } };
    hold(liveMatchOdds({ ...ALL, marketList: "5,16" }).queryKey, board);
    await Promise.resolve();
  });

test("the crest of a team in a record comes with the list that has it, however late", async () => {
  const team = { name: "Arsenal" };
  const Shown = () => String(useTeamSide(team)?.match.homeId ?? "none");
  show(Shown);
  expect(document.body.textContent).toBe("none");
  await comes("Arsenal");
  expect(document.body.textContent).toBe("7");
});

test("a search finds what a list brings after everything else has come", async () => {
  hold(outRight(ALL).queryKey, { T: 1, outrights: [] });
  for (const playType of ["today", "early"] as const)
    hold(noLiveMatchOdds({ ...ALL, marketList: "5,16", playType }).queryKey, EMPTY_BOARD);
  const Shown = () =>
    useSearch("arsenal")
      .found.teams.map((one) => (one.kind === "team" ? one.name : ""))
      .join() || "none";
  show(Shown);
  expect(document.body.textContent).toBe("none");
  await comes("Arsenal");
  expect(document.body.textContent).toBe("Arsenal");
});

test("the price of a match is the one that a list has now", async () => {
  const Shown = () => usePricedMatch(501, "en-US", 2)?.match.home ?? "none";
  show(Shown);
  expect(document.body.textContent).toBe("none");
  await comes("Arsenal");
  expect(document.body.textContent).toBe("Arsenal");
  await comes("Chelsea");
  expect(document.body.textContent).toBe("Chelsea");
});
