import { QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { unSettleBetList } from "#app/api/bet/getUnSettleBetList.ts";
import { unSettleBetStatus } from "#app/api/bet/getUnSettleBetStatus.ts";
import { testApp } from "#app/application/testing/testApp.ts";
import { betOf, openList } from "#app/flows/testing/lostBet.ts";
import { useSession } from "#app/stores/session.ts";
import { useBetCounts } from "./betCounts.ts";

function Badge() {
  return useBetCounts().unsettled;
}

test("CASH-04: the badge leaves out what the cached list of open bets says was sold whole, and asks for no list", async () => {
  const app = testApp();
  const { client } = app;
  useSession.of(app).setState({ phase: "member", account: "watcher" });
  client.setQueryData(unSettleBetStatus().queryKey, { b1: "accepted", b2: "accepted", b3: "accepted" });
  const place = document.createElement("div");
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <Badge />
      </QueryClientProvider>,
    ),
  );
  expect(place.textContent).toBe("3");
  expect(client.getQueryCache().findAll({ queryKey: ["bet/GetUnSettleBetList"] })).toEqual([]);

  const { queryKey } = unSettleBetList({ language: "en-US" });
  const bets = [{ ...betOf("b1"), sold: 100 }, { ...betOf("b2"), sold: 40 }, betOf("b3")];
  const hear = async (open: ReturnType<typeof openList>) =>
    act(async () => {
      client.setQueryData(queryKey, open);
      await new Promise((done) => setTimeout(done));
    });
  await hear(openList(bets));
  expect(place.textContent).toBe("2");
  // another's lists are gone with the cache: nothing of them is left elsewhere
  await act(async () => {
    client.removeQueries({ queryKey });
    await new Promise((done) => setTimeout(done));
  });
  expect(place.textContent).toBe("3");
  await act(async () => root.unmount());
});
