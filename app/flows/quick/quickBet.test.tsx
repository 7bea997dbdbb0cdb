import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { testApp } from "#app/application/testing/testApp.ts";
import { type observe as Observe } from "#app/api/observe.ts";
import { Failure } from "#app/api/failure.ts";
import { userInfo } from "#app/api/odds/getUserInfo.ts";
import { type Selection } from "#app/domain/slip/selection.ts";
import { place } from "#app/flows/slip/placeBet.ts";
import { useAttempts } from "#app/stores/attempt.ts";
import { showDialog } from "#app/stores/dialog.ts";
import { setLoss } from "#app/stores/feed.ts";
import { showPlayType } from "#app/stores/list.ts";
import { useNotices } from "#app/stores/bets/notices.ts";
import { ownerOf } from "#app/stores/storage/owner.ts";
import { openPanel } from "#app/stores/panel.ts";
import { quickOff, useQuickBet } from "#app/stores/quick/quickBet.ts";
import { countQuick, lastTerms, markRing, quickSpent } from "#app/stores/quick/quickDay.ts";
import { useSession } from "#app/stores/session.ts";
import { useSlip } from "#app/stores/slip.ts";
import { clearSingle, setParlay } from "#app/stores/slipChanges.ts";
import { useStake } from "#app/stores/stake.ts";
import { queueTellings, showNextTelling } from "#app/stores/watches/watches.ts";
import { TELLINGS } from "#app/flows/watches/tellings.ts";
import { setLaterNotices } from "#app/stores/bets/laterNotices.ts";
import { quickOn, cancelQuickBet } from "./quickBet.ts";

setLaterNotices(TELLINGS);

const NOW = Date.parse("2026-11-21T15:00:00Z");
const DAY = "2026-11-21";

const answer = vi.fn<() => Promise<unknown>>();
vi.mock("#app/api/observe.ts", async (original) => {
  const { observe } = await original<{ observe: typeof Observe }>();
  const read = (path: unknown) => (path === "bet/GetBetLimit" ? { min: 10, max: 5_000 } : answer());
  const calls: typeof observe = (client, { queryKey }, hear) =>
    observe(client, { queryKey, queryFn: async () => read(queryKey[0]) as never, gcTime: 0, retry: false }, hear);
  return { observe: calls };
});
vi.mock("#app/flows/slip/placeBet.ts", () => ({ place: vi.fn<typeof place>() }));

const PICK: Selection = {
  sportId: 1,
  leagueId: 1,
  leagueName: "L",
  matchId: 502,
  mainId: 502,
  home: "H",
  away: "A",
  startsAt: "2026-11-21T15:00:00Z",
  stage: "live",
  marketId: 1,
  couId: 10,
  betPos: 1,
  hdp: "0.5",
  outLevel: 0,
  odds: 1.95,
  oddsStyle: 2,
  gameId: 1,
  bonus: false,
  minParlay: 2,
};
const OTHER: Selection = { ...PICK, matchId: 503 };

const TERMS = { amount: 50, perBet: 60, perDay: 100 };
const owner = ownerOf("jason88");

const ticket = (more: object = {}) => ({
  ticket: { gameId: 1, ticketId: "t", odds: 1.95, hdp: "0.5", bonus: false, status: 3, ...more },
  limits: { min: 10, max: 5_000 },
  at: app.now(),
});

let app = testApp();
const quick = () => useQuickBet.of(app).getState();
const tap = (pick = PICK) => quick().tap?.(pick);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  localStorage.clear();
  app = testApp();
  useSession.of(app).setState({ phase: "member", account: "jason88" });
  const member = { account: "jason88", currency: "USD", balance: 1_000, paused: false };
  app.client.setQueryData(userInfo().queryKey, { member, balanceAt: NOW } as never);
  answer.mockReset().mockImplementation(async () => ticket());
  vi.mocked(place).mockReset().mockReturnValue(true);
  countQuick(owner, DAY, -1_000);
  markRing("", 0);
  quickOn(app, TERMS);
});

afterEach(() => {
  quickOff(app);
  vi.useRealTimers();
});

test("QCK-02: a ring that ends clean sends one bet of the set amount, at what was painted, 2,000 ms after the tap", async () => {
  expect(tap()).toBe(true);
  expect(quick().ring).toMatchObject({ phase: "armed", amount: 50 });
  await pass(1_999);
  expect(place).not.toHaveBeenCalled();
  await pass(50);
  expect(place).toHaveBeenCalledOnce();
  expect(vi.mocked(place).mock.calls[0]?.[1]).toMatchObject({
    kind: "single",
    stake: 50,
    payment: 50,
    autoAccept: 0,
    quotes: [{ odds: 1.95, hdp: "0.5" }],
  });
  expect(quickSpent(owner, DAY)).toBe(50);
});

test.each<[string, () => unknown]>([
  ["a second tap on the price", () => tap()],
  ["the bar's Undo", () => cancelQuickBet(app)],
  ["Escape", () => dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }))],
  ["a touch that scrolls", () => document.dispatchEvent(new Event("scroll"))],
  ["leaving the page", () => app.history.push("/pages/setting/setting")],
  ["going away", () => dispatchEvent(new Event("pagehide"))],
  ["the device's line gone", () => dispatchEvent(new Event("offline"))],
  ["a server that cannot be reached", () => setLoss(app, "unreachable")],
  ["sign-out", () => useSession.of(app).setState({ phase: "visitor", account: undefined })],
  ["another account", () => useSession.of(app).setState({ account: "somchai" })],
  ["a dialog", () => showDialog(app, { kind: "betRefused", reason: "x", said: "" } as never)],
  ["a notice", () => useNotices.of(app).setState({ shown: { betId: "1", status: "settled", at: NOW } })],
  ["an alert that is told", () => (queueTellings(app, [{ id: "w1:open" } as never]), showNextTelling(app))],
  ["a panel", () => openPanel(app, "drawer")],
  ["a slip that opens", () => useSlip.of(app).setState({ single: OTHER })],
  ["quick bet switched off", () => quickOff(app)],
])("%s takes it back for good", async (_name, act) => {
  tap();
  await pass(1_900);
  act();
  expect(quick().ring).toBeUndefined();
  await pass(60_000);
  expect(place).not.toHaveBeenCalled();
  expect(quickSpent(owner, DAY)).toBe(0);
});

test("QCK-03: a hidden page takes it back", async () => {
  tap();
  const visible = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  visible.mockRestore();
  await pass(5_000);
  expect(place).not.toHaveBeenCalled();
});

test("QCK-03: another price takes it back and opens its slip", async () => {
  tap();
  await pass(500);
  expect(tap(OTHER)).toBe(false);
  expect(quick().ring).toBeUndefined();
  await pass(5_000);
  expect(place).not.toHaveBeenCalled();
});

test.each<[string, () => Promise<unknown>, string]>([
  ["another price", async () => ticket({ odds: 1.96 }), "moved"],
  ["another line", async () => ticket({ hdp: "0.75" }), "line"],
  ["a suspended price", async () => ticket({ status: 7 }), "closed"],
  ["code 1", () => Promise.reject(new Failure("envelope", "odds/GetTicketOdds", 1)), "closed"],
  ["nothing in time", () => new Promise(() => undefined), "noAnswer"],
])(
  "a ticket that says %s: nothing is sent, it is said, and after 3 s the slip opens with the amount",
  async (_name, said, why) => {
    answer.mockImplementation(said);
    tap();
    await pass(2_100);
    expect(place).not.toHaveBeenCalled();
    expect(quick().ring).toMatchObject({ phase: "missed", why });
    await pass(2_850);
    expect(useSlip.of(app).getState().single).toBeUndefined();
    await pass(100);
    expect(useSlip.of(app).getState().single).toBe(PICK);
    expect(useStake.of(app).getState().amount).toBe("50");
    expect(quick().ring).toBeUndefined();
  },
);

/** A list as a poll of it would leave it in the cache. */
function listSays(odds: number, { status = 3, hdp = "0.5", couId = 10, oddsStyle = 2 } = {}): void {
  const line = { couId, hdp, outLevel: 0, status, bonus: false, gameId: 1, odds: [odds, 1.9] };
  const matches = { 502: { id: 502, markets: { 1: [line] } } };
  const query = app.client.getQueryCache().build(app.client, {
    queryKey: ["odds/GetLiveMatchOdds", { oddsStyle }],
    meta: { open: true, holds: "board" },
  });
  query.setData({ T: 1, leagues: {}, matches, dropped: 0 } as never);
}

test.each<[string, () => void, string]>([
  ["another price", () => listSays(1.9), "moved"],
  ["a price that moved away and came back", () => (listSays(1.9), listSays(1.95)), "moved"],
  ["another line", () => listSays(1.95, { hdp: "0.75" }), "line"],
  ["a lock", () => listSays(1.95, { status: 7 }), "closed"],
  ["another line in its place", () => listSays(1.95, { couId: 11 }), "closed"],
])("a list that shows %s meanwhile sends nothing", async (_name, shows, why) => {
  tap();
  await pass(700);
  shows();
  await pass(1_400);
  expect(place).not.toHaveBeenCalled();
  expect(quick().ring).toMatchObject({ phase: "missed", why });
});

test("a list in another style, or one that shows the same, takes nothing back", async () => {
  tap();
  await pass(700);
  listSays(0.95, { oddsStyle: 3 });
  listSays(1.95);
  await pass(1_400);
  expect(place).toHaveBeenCalledOnce();
});

/** A poll of another page that found no price of the match in what it asked for. */
function emptyAnswer(path: string, ask: object): void {
  const board = { T: 1, leagues: {}, matches: { 502: { id: 502, markets: {} } }, dropped: 0 };
  const isPage = path === "odds/GetSingleMatchOdds";
  const query = app.client.getQueryCache().build(app.client, {
    queryKey: [path, { oddsStyle: 2, ...ask }],
    ...(!isPage && { meta: { open: true, holds: "board" } }),
  });
  query.setData((isPage ? { T: 1, markets: {} } : board) as never);
}

test.each<[string, string, object]>([
  ["a list of other markets", "odds/GetBatchMatchOdds", { marketList: "6,9" }],
  ["a parlay's match page", "odds/GetSingleMatchOdds", { marketList: "", matchId: 502, mixParlay: true }],
  ["a match page of one other market", "odds/GetSingleMatchOdds", { marketList: "16", matchId: 502, mixParlay: false }],
])("QCK-04: %s without a price of the match says nothing about this price", async (_name, path, ask) => {
  tap();
  await pass(700);
  emptyAnswer(path, ask);
  await pass(1_400);
  expect(place).toHaveBeenCalledOnce();
});

test.each<[string, string, object]>([
  ["a list of this market", "odds/GetLiveMatchOdds", { marketList: "3,1" }],
  ["a league's list, which has the sport's list markets", "odds/GetLeagueMatchOdds", { leagueId: 1 }],
  ["the match page", "odds/GetSingleMatchOdds", { marketList: "", matchId: 502, mixParlay: false }],
])("QCK-04: %s without a price of the match closes it", async (_name, path, ask) => {
  tap();
  await pass(700);
  emptyAnswer(path, ask);
  await pass(1_400);
  expect(place).not.toHaveBeenCalled();
  expect(quick().ring).toMatchObject({ phase: "missed", why: "closed" });
});

test("the ceiling of the day counts all tabs and reloads", async () => {
  countQuick(owner, DAY, 60);
  tap();
  await pass(2_100);
  expect(place).not.toHaveBeenCalled();
  expect(quick().ring).toMatchObject({ phase: "missed", why: "perDay" });
});

test("what could not be sent is not counted", async () => {
  vi.mocked(place).mockReturnValue(false);
  tap();
  await pass(2_100);
  expect(quickSpent(owner, DAY)).toBe(0);
  expect(quick().ring).toMatchObject({ phase: "missed", why: "shut" });
});

test("QCK-05: of two tabs in the same moment at most one sends, and a later one arms nothing", async () => {
  tap();
  markRing("another", NOW + 2_500);
  await pass(2_100);
  expect(place).not.toHaveBeenCalled();
  expect(quick().ring).toMatchObject({ phase: "missed", why: "otherTab" });
  await pass(3_100);
  clearSingle(app);
  markRing("another", Date.now() + 2_500);
  expect(tap()).toBe(false);
});

test("QCK-01: is for no mix parlay, no collected parlay, no open slip", () => {
  showPlayType(app, "parlay");
  expect(tap()).toBe(false);
  showPlayType(app, "live");
  setParlay(app, [OTHER]);
  expect(tap()).toBe(false);
  setParlay(app, []);
  expect(tap({ ...PICK, orId: 3 })).toBe(false);
  expect(tap()).toBe(true);
});

test("QCK-05: no second bet is armed until the first is proven", () => {
  const unknown = { state: "unknown", entry: { ref: "r", quotes: [], account: owner }, at: NOW };
  useAttempts.of(app).setState({ aside: [unknown as never] });
  expect(tap()).toBe(false);
});

test("QCK-01: ends after 30 minutes without a bet, and keeps what was set for the next time", async () => {
  await pass(1_799_000);
  expect(quick().on).toBeDefined();
  await pass(2_000);
  expect(quick().on).toBeUndefined();
  expect(tap()).toBeUndefined();
  expect(lastTerms(owner)).toEqual(TERMS);
});

test("QCK-01: ends after five minutes out of sight, though the phone slept through them", async () => {
  const visible = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  await pass(299_000);
  expect(quick().on).toBeDefined();
  await pass(2_000);
  expect(quick().on).toBeUndefined();
  visible.mockRestore();
});

test.each([
  { amount: 0, perBet: 10, perDay: 10 },
  { amount: 20, perBet: 10, perDay: 100 },
  { amount: 10, perBet: 100, perDay: 50 },
])("%j is not switched on", (terms) => {
  quickOff(app);
  expect(quickOn(app, terms)).toBe(false);
  expect(quick().on).toBeUndefined();
});

test("is not switched on for a visitor", () => {
  quickOff(app);
  useSession.of(app).setState({ phase: "visitor", account: undefined });
  expect(quickOn(app, TERMS)).toBe(false);
});
