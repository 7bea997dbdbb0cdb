import { type App } from "#app/application/app.ts";
import { testApp } from "#app/application/testing/testApp.ts";
import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type OpenBets } from "#app/api/bet/getUnSettleBetList.ts";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { judgeMatch } from "#app/domain/watches/judge.ts";
import { line, match, reading, watch } from "#app/domain/watches/testing/watched.ts";
import { EMPTY_BOOK, type WatchBook } from "#app/domain/watches/watchBook.ts";
import { AFTER_MS, type Watch, WATCH_MS, type WatchWish } from "#app/domain/watches/watch.ts";
import { betOf } from "#app/flows/testing/lostBet.ts";
import { useAlertSounds } from "#app/stores/watches/sounds.ts";
import { noteServerTime } from "#app/stores/serverClock.ts";
import { useSession } from "#app/stores/session.ts";
import { keepBook, sharedBook, useWatches } from "#app/stores/watches/watches.ts";
import { setWatches } from "./setWatches.ts";
import { mayRing } from "./tones.ts";
import { isOfferFor, judgeOf } from "./verdicts.ts";
import { watchWatches } from "./watchLife.ts";

const app = testApp();

vi.mock("#app/api/client.ts", async (original) => ({
  ...(await original<object>()),
  get: () => new Promise(() => undefined),
}));

const NOW = Date.parse("2026-11-22T12:00:00Z");

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  localStorage.clear();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const BOARD = ["odds/GetLiveMatchOdds", { sportId: 1, oddsStyle: 2, marketList: "1,3" }] as const;

/** A board in the cache. */
function appWith(one = match()): App {
  const app = testApp();
  app.client.setQueryData([...BOARD], { T: 100, matches: { [one.id]: one }, leagues: {}, dropped: 0 });
  return app;
}

const bookOf = (...watches: Watch[]): WatchBook => ({ ...EMPTY_BOOK, watches });
const wish: WatchWish = watch("open");

describe("what is asked for", () => {
  test("is said at once where it is true already, and not watched", () => {
    keepBook(app, EMPTY_BOOK);
    expect(setWatches(appWith(), [wish])).toEqual({ count: 0, already: [{ kind: "open" }], refused: undefined });
    expect(sharedBook().watches).toEqual([]);
  });

  test("is watched where the page is served without TLS, which has no randomUUID", () => {
    keepBook(app, EMPTY_BOOK);
    const { crypto } = globalThis;
    vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
    expect(setWatches(testApp(), [wish, { ...wish, matchId: wish.matchId + 1 }])).toMatchObject({ count: 2 });
    expect(new Set(sharedBook().watches.map(({ id }) => id)).size).toBe(2);
  });

  test("of a kick-off that is nearer than one asks to be told is said at once", () => {
    keepBook(app, EMPTY_BOOK);
    const soon = watch("start", { startsAt: "2026-11-22T12:20:00Z", minutes: 30 });
    expect(setWatches(appWith(), [soon])).toEqual({ count: 0, already: [{ kind: "start" }], refused: undefined });
    expect(setWatches(appWith(), [{ ...soon, minutes: 15 }])).toEqual({ count: 1, already: [], refused: undefined });
  });

  test("is waited for where the only answer is old: what was true in it may not be now", () => {
    keepBook(app, EMPTY_BOOK);
    const other = appWith();
    vi.setSystemTime(NOW + 30_001);
    expect(setWatches(other, [wish])).toEqual({ count: 1, already: [], refused: undefined });
  });

  test("is kept in storage otherwise, a goal from the score of now", () => {
    keepBook(app, EMPTY_BOOK);
    const live = { stage: "live", state: "running", score: { home: 2, away: 1 }, live: { period: 2 } } as const;
    const other = appWith(match({ ...live, markets: { 1: [line({ status: 7 })] } }));
    expect(setWatches(other, [wish, { ...wish, kind: "goal" }])).toMatchObject({ count: 2, already: [] });
    expect(sharedBook().watches).toMatchObject([
      { kind: "open", T: 100 },
      { kind: "goal", told: "2-1/0-0" },
    ]);
  });

  test("of a sale was never asked for yet, whatever the server says of its match", () => {
    keepBook(app, EMPTY_BOOK);
    setWatches(appWith(), [watch("sale", { betId: "9001", target: 480_000 })]);
    expect(sharedBook().watches).toMatchObject([{ kind: "sale", T: 0 }]);
  });
});

describe("an answer of the cache", () => {
  const queryOf = (key: readonly unknown[], data: unknown) => {
    const client = new QueryClient();
    client.setQueryData([...key], data);
    const query = client.getQueryCache().getAll()[0];
    if (query === undefined) throw new Error("no query");
    return query;
  };
  const sale = watch("sale", { betId: "9001", target: 480_000 });

  test("of a league's page is heard like that of any list", () => {
    const key = ["odds/GetLeagueMatchOdds", { leagueId: 1, oddsStyle: 2 }];
    const judge = judgeOf(queryOf(key, { T: 100, matches: { 501: match() }, leagues: {}, dropped: 0 }));
    expect(judge?.(watch("open"))).toEqual({ watch: undefined, news: { kind: "open" } });
  });

  test("of a board judges what is on it", () => {
    const judge = judgeOf(queryOf(BOARD, { T: 100, matches: { 501: match() }, leagues: {}, dropped: 0 }));
    expect(judge?.(watch("open"))?.news).toEqual({ kind: "open" });
    expect(judge?.(sale)).toEqual({ watch: sale });
    expect(judgeOf(queryOf(["odds/GetMenu", {}], {}))).toBeUndefined();
  });

  test("of an offer judges its own bet alone", () => {
    const offer = queryOf(["bet/CheckInsurance", { betId: "9001" }], {
      betId: "9001",
      result: 0,
      max: 500,
      rate: 0.962,
    });
    expect(isOfferFor(offer, "9002")).toBe(false);
    expect(judgeOf(offer)?.(sale).news).toEqual({ kind: "sale", back: 481 });
    expect(judgeOf(offer)?.({ ...sale, betId: "9002" }).news).toBeUndefined();
  });

  test("of the open bets ends a watch on a bet that is over, where the list is whole", () => {
    const list = (count: number): OpenBets => ({ bets: [betOf("9002")], count, amount: 0, willWin: 0 });
    expect(judgeOf(queryOf(["bet/GetUnSettleBetList", {}], list(1)))?.(sale).news).toEqual({
      kind: "ended",
      why: "betClosed",
    });
    expect(judgeOf(queryOf(["bet/GetUnSettleBetList", {}], list(2)))).toBeUndefined();
  });

  test("of the open bets ends a watch on a bet that is sold whole or decided, though it still stands there (WAT-04)", () => {
    const verdict = (bet: Partial<BetRecord>) => {
      const one = { ...betOf("9001"), status: "accepted" as const, ...bet };
      const list: OpenBets = { bets: [one], count: 1, amount: 0, willWin: 0 };
      return judgeOf(queryOf(["bet/GetUnSettleBetList", {}], list))?.(sale);
    };
    const over = { watch: undefined, news: { kind: "ended", why: "betClosed" } };
    expect(verdict({ sold: 40 })).toEqual({ watch: sale });
    expect(verdict({ sold: 100 })).toEqual(over);
    expect(verdict({ status: "settled" })).toEqual(over);
  });
});

describe("a device whose clock is wrong", () => {
  afterEach(() => noteServerTime(0, 0));

  test("ends no watch before the kick-off by the server's clock", () => {
    // half past two here, half past twelve at the server
    vi.setSystemTime(NOW + 9_000_000);
    noteServerTime(NOW + 1_800_000, Date.now());
    const query = appWith().client.getQueryCache().getAll()[0]!;
    const until = watch("price", { untilStart: true });
    expect(judgeOf(query)?.(until)).toMatchObject({ watch: { id: until.id } });
  });

  test("that is set back takes nothing that comes later for something of the time when nobody looked", async () => {
    const looking = testApp();
    useSession.of(looking).setState({ phase: "visitor", account: undefined });
    keepBook(looking, bookOf(watch("open")));
    const stop = watchWatches(looking, true);
    await vi.advanceTimersByTimeAsync(1_000);
    vi.setSystemTime(NOW - 3_600_000);
    await vi.advanceTimersByTimeAsync(30_000);
    looking.client.setQueryData([...BOARD], { T: 100, matches: { 501: match() }, leagues: {}, dropped: 0 });
    stop();
    expect(sharedBook().told).toMatchObject([{ news: { kind: "open" }, away: false }]);
  });
});

describe("what is told as having come while nobody looked (WAT-08)", () => {
  const board = (one = match()) => ({ T: 100, matches: { [one.id]: one }, leagues: {}, dropped: 0 });
  const locked = match({ markets: { 1: [line({ status: 7 })] } });

  /** A page that looks after the watches; `returned` = they stood there when it was loaded. */
  async function lookedAt(returned: boolean, ...watches: Watch[]) {
    const looking = testApp();
    useSession.of(looking).setState({ phase: "visitor", account: undefined });
    keepBook(looking, bookOf(...watches));
    const stop = watchWatches(looking, returned);
    await vi.advanceTimersByTimeAsync(1_000);
    return { looking, stop };
  }

  test("is what the first answer after a load says", async () => {
    const { looking, stop } = await lookedAt(true, watch("open"));
    looking.client.setQueryData([...BOARD], board());
    stop();
    expect(sharedBook().told).toMatchObject([{ news: { kind: "open" }, away: true }]);
  });

  test("is nothing of the first watch that is set with the page in view", async () => {
    const { looking, stop } = await lookedAt(false, watch("open"));
    looking.client.setQueryData([...BOARD], board());
    stop();
    expect(sharedBook().told).toMatchObject([{ news: { kind: "open" }, away: false }]);
  });

  test("is nothing of a watch that is set after the return", async () => {
    const { looking, stop } = await lookedAt(true, watch("goal"));
    keepBook(looking, bookOf(watch("goal"), watch("open")));
    looking.client.setQueryData([...BOARD], board());
    stop();
    expect(sharedBook().told).toMatchObject([{ news: { kind: "open" }, away: false }]);
  });

  test("is nothing that comes after an answer said how it stands, by whatever page it was asked", async () => {
    const { looking, stop } = await lookedAt(true, watch("open"));
    looking.client.setQueryData([...BOARD], board(locked));
    const batch = ["odds/GetBatchMatchOdds", { matchStr: "501", oddsStyle: 2, marketList: "1" }];
    looking.client.setQueryData(batch, { ...board(), T: 101 });
    stop();
    expect(sharedBook().told).toMatchObject([{ news: { kind: "open" }, away: false }]);
  });
});

test("what has expired in storage goes from the page too, with its member and on the page's return (WAT-05)", () => {
  const page = testApp();
  useSession.of(page).setState({ phase: "member", account: "first" });
  const stop = watchWatches(page, false);
  const seen = () =>
    useWatches
      .of(page)
      .getState()
      .watches.map(({ id }) => id);
  keepBook(page, { ...sharedBook(), watches: [watch("open")] });
  // a phone that slept: no timer has run
  vi.setSystemTime(NOW + WATCH_MS + AFTER_MS);
  expect(seen()).toEqual(["open1"]);
  useSession.of(page).setState({ phase: "visitor", account: undefined });
  expect(seen()).toEqual([]);
  keepBook(page, bookOf(watch("open")));
  expect(seen()).toEqual(["open1"]);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(seen()).toEqual([]);
  stop();
});

test("an alert rings where its kind is to ring, and not in quiet hours", () => {
  const { news = { kind: "open" } } = judgeMatch(watch("open"), reading(match()));
  const telling = { id: "t", watch: watch("open"), news, at: NOW, read: false, away: false };
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  // eight hours east of UTC: 20:00, then 22:00
  expect(mayRing(app, [telling], NOW)).toBe(false);
  useAlertSounds.of(app).setState({ kinds: ["open"], quiet: true });
  expect(mayRing(app, [telling], NOW)).toBe(true);
  expect(mayRing(app, [telling], NOW + 7_200_000)).toBe(false);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  expect(mayRing(app, [telling], NOW)).toBe(false);
});
