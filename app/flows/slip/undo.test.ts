import { expect, onTestFinished, test, vi } from "vitest";
import { testApp } from "#app/application/testing/testApp.ts";
import { entryOf, quoteOf } from "#app/flows/testing/lostBet.ts";
import { dispatchAttempt, useAttempts } from "#app/stores/attempt.ts";
import { useSession } from "#app/stores/session.ts";
import { useSlip } from "#app/stores/slip.ts";
import { openSingle } from "#app/stores/slipChanges.ts";
import { ownerOf } from "#app/stores/storage/owner.ts";
import { useUndo } from "#app/stores/undo.ts";
import { pickPrice } from "./pickPrice.ts";
import { watchSlip } from "./slipSession.ts";
import { beforeChange, undo } from "./undo.ts";

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

const claimOf = (account: string) => ({ account, balance: undefined, currency: undefined, paused: undefined });

const visitor = { phase: "visitor", account: undefined, claimed: undefined } as const;

test.each([
  { signsIn: "anna", after: "no word of the server", match: 5 },
  { signsIn: "berta", after: "no word of the server", match: undefined },
  { signsIn: "anna", after: "the session was found dead", match: 5 },
  { signsIn: "berta", after: "the session was found dead", match: undefined },
  { signsIn: "berta", after: "at once", match: undefined },
] as const)(
  "a pick made while anna's session was starting is hers: when $signsIn signs in ($after), the slip has match $match (SES-04)",
  async ({ signsIn, after, match }) => {
    vi.useFakeTimers();
    const app = testApp();
    useSession.of(app).setState({ phase: "starting", claimed: claimOf("anna") });
    const stop = watchSlip(app);
    onTestFinished(() => {
      stop();
      vi.useRealTimers();
    });
    pickPrice(app, pickOf(5));
    if (after === "the session was found dead") useSession.of(app).setState(visitor);
    if (after !== "at once") await vi.advanceTimersByTimeAsync(3_000);
    useSession.of(app).setState({ phase: "member", account: signsIn, claimed: undefined });
    await vi.advanceTimersByTimeAsync(0);
    await vi.dynamicImportSettled();
    expect(useSlip.of(app).getState().single?.matchId).toBe(match);
    expect(useUndo.of(app).getState().offer).toBeUndefined();
  },
);

test.each([
  { is: "member", account: "anna", signsIn: "anna", match: 5 },
  { is: "member", account: "berta", signsIn: "berta", match: undefined },
  { is: "visitor", account: undefined, signsIn: "anna", match: 5 },
  { is: "visitor", account: undefined, signsIn: "berta", match: undefined },
] as const)(
  "what anna picked before the app came, which finds a $is ($account), is hers: $signsIn signs in to match $match (SES-04)",
  async ({ is, account, signsIn, match }) => {
    const app = testApp();
    useSession.of(app).setState({ phase: is, account, claimed: undefined });
    const stop = watchSlip(app);
    pickPrice(app, pickOf(5), ownerOf("anna"));
    useSession.of(app).setState({ phase: "member", account: signsIn });
    await vi.dynamicImportSettled();
    expect(useSlip.of(app).getState().single?.matchId).toBe(match);
    stop();
  },
);

test.each(["anna", "berta"])("what a visitor picked opens for %s, who signs in", async (account) => {
  const app = testApp();
  useSession.of(app).setState(visitor);
  const stop = watchSlip(app);
  pickPrice(app, pickOf(5));
  useSession.of(app).setState({ phase: "member", account });
  await vi.dynamicImportSettled();
  expect(useSlip.of(app).getState().single?.matchId).toBe(5);
  stop();
});

test("a pick that waited opens for no other member who is in before its rules have loaded (SES-04)", async () => {
  const app = testApp();
  useSession.of(app).setState(visitor);
  const stop = watchSlip(app);
  pickPrice(app, pickOf(5));
  useSession.of(app).setState({ phase: "member", account: "anna" });
  useSession.of(app).setState({ phase: "member", account: "berta" });
  await vi.dynamicImportSettled();
  expect(useSlip.of(app).getState().single).toBeUndefined();
  stop();
});
