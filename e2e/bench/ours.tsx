import { I18nProvider } from "@lingui/react";
import { QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { createRoot } from "react-dom/client";
import { liveMatchOdds } from "#app/api/odds/getLiveMatchOdds.ts";
import { decodeBoard } from "#app/api/odds/matchDecode.ts";
import { type BoardData } from "#app/api/odds/matchData.ts";
import { createQueryClient } from "#app/api/queryClient.ts";
import { createApp } from "#app/application/app.ts";
import { createClock } from "#app/application/clock.ts";
import { parseConfig, setConfig } from "#app/config.ts";
import { EMPTY_BOARD, mergeDelta } from "#app/domain/boards/board.ts";
import { listMarkets } from "#app/domain/odds/listMarkets.ts";
import { INDEX_PAGE } from "#app/components/shell/pageFacts.ts";
import { IndexList } from "#app/screens/index/IndexList.tsx";
import { i18n, showLanguage } from "#app/text/i18n.ts";

const DAY = 86_400_000;

/** Our board, whole as the index has it, over a cache that the ticks are laid into as a poll does. */
export async function mountOurs(place: HTMLElement, whole: BoardData): Promise<(answer: BoardData) => void> {
  // nothing is asked of any server: the ticks are the answers
  globalThis.fetch = () => new Promise(() => undefined);
  const still = { live: DAY, today: DAY, menu: DAY, status: DAY, unsettled: DAY, counts: DAY };
  setConfig(parseConfig({ jitter: 0, intervals: still }));
  await showLanguage("en-US");
  const history = createMemoryHistory();
  const { client } = createApp({ client: createQueryClient(), history, now: createClock() });
  const { queryKey } = liveMatchOdds({
    sportId: 1,
    comboId: 0,
    language: "en-US",
    oddsStyle: 2,
    marketList: listMarkets(1).join(","),
  });
  const path = "odds/GetLiveMatchOdds";
  const lay = (answer: BoardData): void => {
    const held = client.getQueryData(queryKey) ?? EMPTY_BOARD;
    const read = decodeBoard(path, answer as unknown as Record<string, unknown>, held.T);
    client.setQueryData(queryKey, mergeDelta(held, read));
  };
  lay(whole);
  const root = createRootRoute({
    staticData: { page: INDEX_PAGE },
    component: () => <IndexList sportId={1} playType="live" />,
  });
  const router = createRouter({ routeTree: root, history });
  createRoot(place).render(
    <QueryClientProvider client={client}>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router as never} />
      </I18nProvider>
    </QueryClientProvider>,
  );
  return lay;
}
