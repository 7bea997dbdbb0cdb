import { afterEach, beforeEach, vi } from "vitest";
import { type App } from "#app/application/app.ts";
import { testApp } from "#app/application/testing/testApp.ts";
import { type Attempt } from "#app/domain/slip/attempt.ts";
import { useAttempts } from "#app/stores/attempt.ts";
import { useDialog } from "#app/stores/dialog.ts";
import { useSession } from "#app/stores/session.ts";
import { emptyJournal } from "./lostBet.ts";

/** A page in which a member bets, anew for each test, on a clock that stands at an instant. */
export interface BetRoom {
  readonly app: App;
  /** The dialog on top. */
  readonly told: () => ReturnType<ReturnType<typeof useDialog.of>["getState"]>["content"];
  /** The attempt of the open slip. */
  readonly current: () => Attempt;
  /** Lets what is under way come to its end. */
  readonly settled: () => Promise<unknown>;
}

/** Opens the room at an instant, epoch ms. */
export function betRoom(now: number): BetRoom {
  let app = testApp();
  const settled = () => vi.advanceTimersByTimeAsync(0);
  beforeEach(() => {
    vi.useFakeTimers({ now });
    emptyJournal();
    app = testApp();
    useSession.of(app).setState({ phase: "member", account: "jason88" });
  });
  afterEach(() => settled().then(() => void vi.useRealTimers()));
  return {
    get app() {
      return app;
    },
    told: () => useDialog.of(app).getState().content,
    current: () => useAttempts.of(app).getState().current,
    settled,
  };
}
