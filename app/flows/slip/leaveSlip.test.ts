import { expect, test } from "vitest";
import { testApp } from "#app/application/testing/testApp.ts";
import { entryOf, quoteOf } from "#app/flows/testing/lostBet.ts";
import { useAttempts } from "#app/stores/attempt.ts";
import { useSlip } from "#app/stores/slip.ts";
import { setParlay } from "#app/stores/slipChanges.ts";
import { setParlayAmount, useStake } from "#app/stores/stake.ts";
import { ownerOf } from "#app/stores/storage/owner.ts";
import { useSession } from "#app/stores/session.ts";
import { watchSlip } from "./slipSession.ts";
import { keepAfterAll, leaveSlip } from "./leaveSlip.ts";

const picksOf = (quotes: readonly ReturnType<typeof quoteOf>[]) =>
  quotes.map((quote) => ({
    ...quote,
    leagueId: 1,
    leagueName: "L",
    mainId: quote.matchId,
    home: "H",
    away: "A",
    startsAt: "2026-11-21T15:00:00Z",
    minParlay: 2,
  }));

test("selections kept after a parlay that was collected on any list are collected again (BAR-01)", () => {
  const app = testApp();
  const quotes = [quoteOf(0), { ...quoteOf(0), matchId: 6 }];
  const picks = picksOf(quotes);
  setParlay(app, picks, true);
  leaveSlip(app, { ...entryOf("r1", "anna"), kind: "parlay", quotes });
  expect(useSlip.of(app).getState()).toMatchObject({ parlay: [], collecting: false });
  keepAfterAll(app, "r1");
  expect(useSlip.of(app).getState()).toMatchObject({ parlay: picks, collecting: true });
});

test("what one member's bet removed from the slip is not put back for the next (SES-04)", () => {
  const app = testApp();
  useSession.of(app).setState({ phase: "member", account: "anna" });
  const stop = watchSlip(app);
  const quotes = [quoteOf(0), { ...quoteOf(0), matchId: 6 }];
  setParlay(app, picksOf(quotes), true);
  leaveSlip(app, { ...entryOf("r1", ownerOf("anna")), kind: "parlay", quotes });
  useSession.of(app).setState({ account: "berta" });
  keepAfterAll(app, "r1");
  expect(useSlip.of(app).getState().parlay).toEqual([]);
  stop();
});

test.each(["submitting", "unknown"] as const)(
  "a bet that is found late leaves the slip of another as it is while that one is %s: it shows what was sent (BET-09)",
  (state) => {
    const app = testApp();
    const quotes = [quoteOf(0), { ...quoteOf(0), matchId: 6 }];
    const picks = picksOf(quotes);
    setParlay(app, picks);
    setParlayAmount(app, "50");
    const entry = { ...entryOf("r2", "anna"), kind: "parlay" as const, quotes };
    useAttempts.of(app).setState({ current: { state, entry, since: 0, lookedAt: 0 } });
    leaveSlip(app, { ...entryOf("r1", "anna"), kind: "parlay", quotes: [quoteOf(0)] });
    expect(useSlip.of(app).getState().parlay).toEqual(picks);
    expect(useStake.of(app).getState().parlay).toBe("50");
    leaveSlip(app, entry);
    expect(useSlip.of(app).getState().parlay).toEqual([]);
  },
);

test("a parlay that is found late leaves the slip, though a single bet is on its way", () => {
  const app = testApp();
  const quotes = [quoteOf(0), { ...quoteOf(0), matchId: 6 }];
  setParlay(app, picksOf(quotes));
  const single = { ...entryOf("r2", "anna"), quotes: [{ ...quoteOf(0), matchId: 7 }] };
  useAttempts.of(app).setState({ current: { state: "submitting", entry: single } });
  leaveSlip(app, { ...entryOf("r1", "anna"), kind: "parlay", quotes });
  expect(useSlip.of(app).getState().parlay).toEqual([]);
});
