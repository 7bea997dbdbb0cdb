import { type App } from "#app/application/app.ts";
import { type Selection } from "#app/domain/slip/selection.ts";
import { quickOn, cancelQuickBet } from "#app/flows/quick/quickBet.ts";
import { pickPrice } from "#app/flows/slip/pickPrice.ts";
import { setLoss } from "#app/stores/feed.ts";
import { closePanel, openPanel } from "#app/stores/panel.ts";
import { useQuickBet } from "#app/stores/quick/quickBet.ts";
import { useList } from "#app/stores/list.ts";

/** Quick bet on a page without a screen: what a member does, and what a list shows meanwhile. */
export const quickOf = (app: App) => ({
  /** Switches it on; true if it is on. */
  on: (amount: number, perDay: number): boolean => {
    useList.of(app).setState({ playType: "today" });
    const { on } = useQuickBet.of(app).getState();
    return on !== undefined || quickOn(app, { amount, perBet: amount, perDay });
  },
  tap: (pick: Selection): void => pickPrice(app, pick),
  undo: (): void => cancelQuickBet(app),
  /** Counting down, sent, or ended. */
  phase: () => useQuickBet.of(app).getState().ring?.phase,
  leave: (): void => app.history.push("/pages/setting/setting"),
  lose: (isLost: boolean): void => setLoss(app, isLost ? "unreachable" : undefined),
  panel: (isOpen: boolean): void => (isOpen ? openPanel(app, "drawer") : closePanel(app)),
  /** A list that was asked for other markets reads the match: it says nothing about the price. */
  readOther: ({ matchId }: Selection): void => {
    const other = { couId: 5, outLevel: 0, bonus: false, gameId: 0, hdp: "", status: 3, odds: [1.5, 4, 6] };
    app.client
      .getQueryCache()
      .build(app.client, {
        queryKey: ["odds/GetBatchMatchOdds", { oddsStyle: 2, marketList: "5" }],
        meta: { open: true, holds: "board" },
      })
      .setData({ T: 1, leagues: {}, matches: { [matchId]: { id: matchId, markets: { 5: [other] } } }, dropped: 0 });
  },
  /** A list renders again with this price; undefined removes its line. */
  paint: (
    { matchId, marketId, couId, betPos }: Selection,
    price?: { odds: number; hdp: string; status: number },
  ): void => {
    const odds = price && [0, 0, 0].map((_, at) => (at === betPos - 1 ? price.odds : 1.9));
    const line = price && { couId, outLevel: 0, bonus: false, gameId: 0, hdp: price.hdp, status: price.status, odds };
    const matches = { [matchId]: { id: matchId, markets: { [marketId]: line ? [line] : [] } } };
    app.client
      .getQueryCache()
      .build(app.client, { queryKey: ["painted", { oddsStyle: 2 }], meta: { open: true, holds: "board" } })
      .setData({ T: 1, leagues: {}, matches, dropped: 0 });
  },
});
