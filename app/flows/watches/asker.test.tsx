import { type App, appOf } from "#app/application/app.ts";
import { testApp } from "#app/application/testing/testApp.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Failure } from "#app/api/failure.ts";
import { type fetchBoard } from "#app/api/odds/boardQuery.ts";
import { ALL_OFFERED, setOffer } from "#app/config.ts";
import { EMPTY_BOARD } from "#app/domain/boards/board.ts";
import { match, watch } from "#app/domain/watches/testing/watched.ts";
import { type Watch } from "#app/domain/watches/watch.ts";
import { EMPTY_BOOK, type WatchBook, withSalesAsked } from "#app/domain/watches/watchBook.ts";
import { salesDue } from "#app/domain/watches/watchPlan.ts";
import { useSession } from "#app/stores/session.ts";
import { changeBook, keepBook } from "#app/stores/watches/watches.ts";
import { createAsker } from "./asker.ts";
import { watchWatches } from "./watchLife.ts";

const board = vi.fn<typeof fetchBoard>();
vi.mock("#app/api/odds/boardQuery.ts", async (original) => ({
  ...(await original<object>()),
  fetchBoard: (...ask: Parameters<typeof fetchBoard>) => board(...ask),
}));
vi.mock("#app/api/client.ts", async (original) => ({
  ...(await original<object>()),
  get: () => new Promise(() => undefined),
}));

const app = testApp();

const NOW = Date.parse("2026-11-22T12:00:00Z");
const asked: string[] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  localStorage.clear();
  asked.length = 0;
  board.mockReset().mockResolvedValue(EMPTY_BOARD);
});

afterEach(() => vi.useRealTimers());

const bookOf = (...watches: Watch[]): WatchBook => ({ ...EMPTY_BOOK, watches });

/** The server asks for a rest of a minute. */
const BUSY = new Failure("http", "odds/GetBatchMatchOdds", -503, "", 60);

/** The match is live. */
const LIVE = { startsAt: "2026-11-22T11:30:00Z" };

const anyhow = { isPolled: () => false, isOffered: () => false };

/** An app that writes down what it asks for. */
function listening(): App {
  const { client } = testApp();
  client.getQueryCache().subscribe((event) => {
    if (event.type === "updated" && event.action.type === "fetch") asked.push(String(event.query.queryKey[0]));
  });
  return appOf(client);
}

test("one batch for all matches, and not again before its time, in whatever tab", () => {
  keepBook(
    app,
    bookOf(watch("goal"), watch("price", { id: "p", matchId: 502 }), watch("start", { id: "s", matchId: 503 })),
  );
  const asker = createAsker(listening(), anyhow);
  asker.askDue(false);
  asker.askDue(false);
  expect(asked).toEqual(["odds/GetBatchMatchOdds"]);
  createAsker(listening(), anyhow).askDue(false);
  expect(asked).toHaveLength(1);
});

test("the batch as often as the live list while one of its matches is live, else as today's, without another look", async () => {
  for (const [startsAt, interval] of [
    ["2026-11-22T15:00:00Z", 60_000],
    ["2026-11-22T11:30:00Z", 15_000],
  ] as const) {
    keepBook(app, bookOf(watch("goal", { startsAt })));
    const asker = createAsker(listening(), anyhow);
    asked.length = 0;
    asker.askDue(false);
    await vi.advanceTimersByTimeAsync(interval - 1_000);
    expect(asked).toHaveLength(1);
    // the first wait is up to a tenth longer, so that members do not fall into step
    await vi.advanceTimersByTimeAsync(interval / 10 + 2_000);
    expect(asked).toHaveLength(2);
    // another tab that takes over waits as long from there
    createAsker(listening(), anyhow).askDue(false);
    expect(asked).toHaveLength(2);
    asker.rest();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(asked).toHaveLength(2);
  }
});

test("the batch as late after a failure as the server asks, as every poll", async () => {
  keepBook(app, bookOf(watch("goal", LIVE)));
  board.mockRejectedValue(BUSY);
  const asker = createAsker(listening(), anyhow);
  asker.askDue(false);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2_000);
  asker.rest();
  expect(asked).toHaveLength(2);
});

test("other matches at once when their turn has come, and what is under way is not broken off for them", async () => {
  keepBook(app, bookOf(watch("goal", LIVE)));
  const asker = createAsker(listening(), anyhow);
  board.mockImplementation(() => new Promise((done) => setTimeout(() => done(EMPTY_BOARD), 5_000)));
  asker.askDue(false);
  changeBook(app, ({ watches, ...book }) => ({
    ...book,
    watches: [...watches, watch("goal", { id: "n", matchId: 502 })],
  }));
  await vi.advanceTimersByTimeAsync(5_000);
  asker.askDue(false);
  expect(asked).toHaveLength(1);
  expect(board.mock.calls[0]?.[0].signal.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(10_000);
  asker.askDue(false);
  asker.rest();
  expect(board.mock.calls.map(([{ query }]) => query["matchStr"])).toEqual(["501", "501,502"]);
});

test("nothing for a match that the page polls", () => {
  keepBook(app, bookOf(watch("goal")));
  createAsker(listening(), { ...anyhow, isPolled: () => true }).askDue(false);
  expect(asked).toEqual([]);
});

test("the offer for a bet by a member alone, and not beside a page that asks for it", () => {
  keepBook(app, bookOf(watch("sale", { betId: "9001", target: 480_000 })));
  const asking = listening();
  createAsker(asking, anyhow).askDue(false);
  useSession.of(asking).setState({ phase: "member", account: "jason88" });
  createAsker(asking, { ...anyhow, isOffered: () => true }).askDue(false);
  expect(asked).toEqual([]);
  createAsker(asking, anyhow).askDue(false);
  createAsker(asking, anyhow).askDue(false);
  expect(asked).toEqual(["bet/CheckInsurance"]);
});

test("no offer where the operator does not offer cash-outs", () => {
  setOffer({ ...ALL_OFFERED, off: new Set(["cashOut"]) });
  keepBook(app, bookOf(watch("sale", { betId: "9001", target: 480_000 })));
  const asking = listening();
  useSession.of(asking).setState({ phase: "member", account: "jason88" });
  createAsker(asking, anyhow).askDue(false);
  setOffer(ALL_OFFERED);
  expect(asked).toEqual([]);
});

test("the offer once in a minute a bet, once in five on a hidden page", () => {
  const { watches } = withSalesAsked(bookOf(watch("sale", { betId: "9001" })), ["9001"], NOW);
  const due = (after: number, hidden = false) => salesDue(watches, { isPolled: () => false, now: NOW + after, hidden });
  expect(due(59_999)).toEqual([]);
  expect(due(60_000)).toEqual(["9001"]);
  expect(due(299_999, true)).toEqual([]);
  expect(due(300_000, true)).toEqual(["9001"]);
});

test("all of it again at once, after the device's clock was set back", () => {
  keepBook(app, bookOf(watch("goal"), watch("sale", { betId: "9001", target: 480_000 })));
  const asking = listening();
  useSession.of(asking).setState({ phase: "member", account: "jason88" });
  createAsker(asking, anyhow).askDue(false);
  asked.length = 0;
  vi.setSystemTime(NOW - 86_400_000);
  const reloaded = listening();
  useSession.of(reloaded).setState({ phase: "member", account: "jason88" });
  createAsker(reloaded, anyhow).askDue(false);
  expect(asked).toEqual(["bet/CheckInsurance", "odds/GetBatchMatchOdds"]);
});

test("the batch as late after a failure too where an answer has come before: it is not taken for a page's own poll", async () => {
  const looking = listening();
  useSession.of(looking).setState({ phase: "visitor", account: undefined });
  board.mockResolvedValueOnce({ T: 100, matches: { 501: match(LIVE) }, leagues: {}, dropped: 0 });
  board.mockRejectedValue(BUSY);
  keepBook(looking, bookOf(watch("goal", LIVE)));
  const stop = watchWatches(looking, false);
  await vi.advanceTimersByTimeAsync(70_000);
  stop();
  expect(asked).toHaveLength(2);
});
