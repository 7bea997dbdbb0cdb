import { expect, test, vi } from "vitest";
import { testApp } from "#app/application/testing/testApp.ts";
import { entryOf, quoteOf } from "#app/flows/testing/lostBet.ts";
import { dispatchAttempt, useAttempts } from "#app/stores/attempt.ts";
import { useSession } from "#app/stores/session.ts";
import { useSlip } from "#app/stores/slip.ts";
import { openSingle } from "#app/stores/slipChanges.ts";
import { useUndo } from "#app/stores/undo.ts";
import { watchSlip } from "./slipSession.ts";
import { beforeChange, keepForLogin, undo } from "./undo.ts";

const pickOf = (matchId: number) => ({
  ...quoteOf(0),
  matchId,
  leagueId: 1,
  leagueName: "L",
  mainId: matchId,
  home: "H",
  away: "A",
  startsAt: "2026-11-21T15:00:00Z",
  minParlay: 2,
});

test("while a bet is on its way undoing waits: the slip goes on showing what was sent (BET-09)", () => {
  const app = testApp();
  useSession.of(app).setState({ phase: "member", account: "anna" });
  const [before, bet] = [pickOf(5), pickOf(6)];
  openSingle(app, before);
  beforeChange(app, "replaced");
  openSingle(app, bet);
  const entry = { ...entryOf("r1", "anna"), quotes: [{ ...quoteOf(0), matchId: 6 }] };
  useAttempts.of(app).setState({ current: { state: "submitting", entry } });
  undo(app);
  expect(useSlip.of(app).getState().single).toEqual(bet);
  expect(useUndo.of(app).getState().offer?.single).toEqual(before);
  dispatchAttempt(app, { type: "refused", ref: "r1", why: "closed" });
  undo(app);
  expect(useSlip.of(app).getState().single).toEqual(before);
});

test.each([
  ["anna", 5],
  ["berta", undefined],
])(
  "a pick made while anna's session was starting waits for her: when %s signs in, the slip has match %s (SES-04)",
  async (account, match) => {
    const app = testApp();
    const claimed = { account: "anna", balance: undefined, currency: undefined, paused: undefined };
    useSession.of(app).setState({ phase: "starting", claimed });
    const stop = watchSlip(app);
    keepForLogin(app, pickOf(5));
    useSession.of(app).setState({ phase: "member", account });
    await vi.dynamicImportSettled();
    expect(useSlip.of(app).getState().single?.matchId).toBe(match);
    expect(useUndo.of(app).getState().offer).toBeUndefined();
    stop();
  },
);

test("whoever signs in finds a visitor's pick, whatever a token claimed before", async () => {
  const app = testApp();
  const claimed = { account: "anna", balance: undefined, currency: undefined, paused: undefined };
  useSession.of(app).setState({ phase: "visitor", claimed });
  const stop = watchSlip(app);
  keepForLogin(app, pickOf(5));
  useSession.of(app).setState({ phase: "member", account: "berta" });
  await vi.dynamicImportSettled();
  expect(useSlip.of(app).getState().single?.matchId).toBe(5);
  stop();
});
