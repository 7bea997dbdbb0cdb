import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, useLayoutEffect } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { settleBetLists } from "#app/api/bet/getSettleBetLists.ts";
import { testApp } from "#app/application/testing/testApp.ts";
import { betOf, entryOf } from "#app/flows/testing/lostBet.ts";
import { closeLine, openLine } from "#app/stores/journal.ts";
import { ownerOf } from "#app/stores/storage/owner.ts";
import { useSession } from "#app/stores/session.ts";
import { type FiguresView, useFigures } from "./figures.ts";

vi.mock("#app/flows/lists/today.ts", () => ({ useReportDay: () => "2026-11-21" }));

test("FIG-08: a bet of this device is compared with the price that was on the screen", () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  // the older days are still on their way
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  useSession.of(testApp(client)).setState({ phase: "member", account: "jason88" });
  openLine(entryOf("r1", ownerOf("jason88")));
  closeLine("r1", "accepted", ["b1"]);
  const bet = {
    ...betOf("b1"),
    odds: 1.8,
    status: "settled",
    result: "win",
    winLose: 80,
    settledAt: "2026-11-21T12:00:00Z",
  };
  const two = settleBetLists({ language: "en-US", from: "2026-11-20", to: "2026-11-21" });
  client.setQueryData(two.queryKey, [
    { day: "2026-11-21", bets: [bet, { ...bet, id: "b2" }] as never, count: 2, amount: 200, winLose: 160 },
  ]);
  let view: FiguresView | undefined;
  const Probe = () => {
    const drawn = useFigures("week");
    useLayoutEffect(() => {
      view = drawn;
    });
    return null;
  };
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  act(() =>
    root.render(
      <QueryClientProvider client={client}>
        <Probe />
      </QueryClientProvider>,
    ),
  );
  expect(view?.figures.autoAccept).toMatchObject({ compared: 1, singles: 2, worse: 1, difference: -10 });
  act(() => root.unmount());
  vi.unstubAllGlobals();
});
