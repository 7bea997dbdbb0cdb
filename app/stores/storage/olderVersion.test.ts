import { testApp } from "#app/application/testing/testApp.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** What version 1.5.1 wrote under these keys, verbatim. */
const PICK =
  '{"sportId":1,"leagueId":101,"leagueName":"England Premier League","matchId":502,"mainId":502,"home":"Manchester United","away":"Brighton & Hove Albion","startsAt":"2026-11-21T12:00:00Z","stage":2,"marketId":1,"couId":5021,"betPos":1,"hdp":"0.5","outLevel":0,"odds":1.95,"oddsStyle":2,"gameId":9001,"bonus":false,"minParlay":2}';
const QUOTE =
  '{"sportId":1,"matchId":502,"marketId":1,"couId":5021,"betPos":1,"stage":3,"hdp":"0.5","outLevel":0,"odds":1.95,"oddsStyle":2,"gameId":9001,"ticketId":"7300000000000000001","bonus":false,"at":1795255200000}';
const SLIP = `{"v":2,"exp":9999999999999,"data":{"single":${PICK},"parlay":[${PICK}]}}`;
const PUT_ASIDE = `{"v":1,"exp":9999999999999,"data":{"offer":{"reason":"login","single":${PICK},"parlay":[]}}}`;
const LINE = `{"entry":{"ref":"r1","account":"jason88","kind":"single","quotes":[${QUOTE}],"stake":100,"payment":100,"combCount":1,"at":1795255200000,"knownIds":[]},"outcome":"open","betIds":[]}`;
const JOURNAL = `{"v":1,"data":[${LINE}]}`;

const app = testApp();
const held = new Map<string, string>();

beforeEach(() => {
  held.clear();
  vi.resetModules();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  // the next file must not find what these modules remember
  vi.resetModules();
});

test("an open bet attempt of the version before is read, and stays readable for a tab of it", async () => {
  held.set("sportsbook:journal", JOURNAL);
  const { noteIds, openEntries } = await import("#app/stores/journal.ts");
  expect(openEntries("jason88")).toMatchObject([{ ref: "r1", quotes: [{ matchId: 502, stage: "live" }] }]);
  noteIds("r1", ["b1"]);
  expect(held.get("sportsbook:journal")).toBe(JOURNAL.replace('"betIds":[]', '"betIds":["b1"]'));
});

test("the slip of the version before is read, and stays readable for a tab of it", async () => {
  held.set("sportsbook:slip", SLIP);
  const { persistSlip, useSlip } = await import("#app/stores/slip.ts");
  const { clearSingle } = await import("#app/stores/slipChanges.ts");
  persistSlip(app);
  expect(useSlip.of(app).getState()).toMatchObject({ single: { stage: "today" }, parlay: [{ stage: "today" }] });
  clearSingle(app);
  expect(held.get("sportsbook:slip")).toContain(`"data":{"parlay":[${PICK}]}`);
});

test("how many positions a market has is kept with the selection and with the quote (domain D1)", async () => {
  const sets = '"marketId":9,"couId":90,"betPos":5,"positions":6,';
  const [pick, quote] = [PICK, QUOTE].map((text) => text.replace('"marketId":1,"couId":5021,"betPos":1,', sets));
  held.set("sportsbook:slip", SLIP.replaceAll(PICK, pick!));
  held.set("sportsbook:journal", JOURNAL.replace(QUOTE, quote!));
  const { persistSlip, useSlip } = await import("#app/stores/slip.ts");
  const { openEntries } = await import("#app/stores/journal.ts");
  persistSlip(app);
  expect(useSlip.of(app).getState()).toMatchObject({ single: { betPos: 5, positions: 6 }, parlay: [{ positions: 6 }] });
  expect(openEntries("jason88")).toMatchObject([{ quotes: [{ betPos: 5, positions: 6 }] }]);
});

test("what waited for a login at the version before is read, and stays readable for a tab of it", async () => {
  held.set("sportsbook:putAside", PUT_ASIDE);
  const { offerUndo, persistUndo, useUndo } = await import("#app/stores/undo.ts");
  persistUndo(app);
  const { offer } = useUndo.of(app).getState();
  expect(offer).toMatchObject({ reason: "login", single: { matchId: 502, stage: "today" } });
  if (offer) offerUndo(app, { ...offer, parlay: offer.single ? [offer.single] : [] });
  expect(held.get("sportsbook:putAside")).toContain(`"parlay":[${PICK}]`);
});

test("what a dead session put aside at the version before is still offered back", async () => {
  held.set("sportsbook:putAside", PUT_ASIDE.replace("login", "loggedOut"));
  const { persistUndo, shownOf, useUndo } = await import("#app/stores/undo.ts");
  persistUndo(app);
  expect(shownOf(useUndo.of(app).getState(), false)).toBeUndefined();
  expect(shownOf(useUndo.of(app).getState(), true)).toMatchObject({ reason: "loggedOut", single: { matchId: 502 } });
});

test("the list on show of the version before is read, and stays readable for start/boot.ts", async () => {
  held.set("sportsbook:list", '{"v":2,"data":{"sportId":2,"comboId":0,"playType":3}}');
  const { persistList, showPlayType, useList } = await import("#app/stores/list.ts");
  persistList(app);
  expect(useList.of(app).getState()).toMatchObject({ sportId: 2, playType: "parlay" });
  showPlayType(app, "early");
  expect(held.get("sportsbook:list")).toBe('{"v":2,"data":{"sportId":2,"comboId":0,"playType":2}}');
});

test("a list is narrowed under the name that the version before gave it", async () => {
  const { filterKey } = await import("#app/stores/filter.ts");
  expect(filterKey(1, "early")).toBe("1:2");
});

test("what an earlier version stored under a member's shorter key is theirs", async () => {
  const { isOwner, ownerBefore, ownerOf, readOlderKeyOf, setOwner } = await import("./owner.ts");
  const older = ownerOf("jason88").split("-")[0] ?? "";
  const limit = '{"clock":false,"remind":0,"spend":{"value":100},"minutes":{},"breakUntil":0}';
  held.set("sportsbook:owner", `{"v":1,"data":"${older}"}`);
  held.set("sportsbook:care", `{"v":1,"data":{"of":{"${older}":${limit}}}}`);
  held.set(
    "sportsbook:quickBet",
    `{"v":1,"data":{"${older}":{"terms":{"amount":10,"perBet":10,"perDay":20},"day":"2026-11-21","spent":5}}}`,
  );
  held.set("sportsbook:journal", JOURNAL.replace("jason88", older));
  const { careOf } = await import("#app/stores/care.ts");
  const { openEntries, openLine } = await import("#app/stores/journal.ts");
  const { quickSpent } = await import("#app/stores/quick/quickDay.ts");
  const owner = ownerOf("jason88");
  // the page shows what is stored before it knows whose it is
  expect(isOwner(ownerBefore(), owner)).toBe(true);
  expect(isOwner(ownerBefore(), ownerOf("somchai"))).toBe(false);
  readOlderKeyOf(owner);
  expect(ownerBefore()).toBe(owner);
  expect(careOf(owner).spend.value).toBe(100);
  expect(quickSpent(owner, "2026-11-21")).toBe(5);
  expect(openEntries(owner)).toMatchObject([{ ref: "r1" }]);
  // a tab of the earlier version goes on writing under its key
  held.set("sportsbook:journal", JOURNAL.replace("jason88", older).replace("r1", "r2"));
  const [first] = openEntries(owner);
  expect(first).toMatchObject({ ref: "r2" });
  if (first !== undefined) openLine({ ...first, ref: "r3" });
  expect(openEntries(owner).map(({ ref }) => ref)).toEqual(["r2", "r3"]);
  setOwner(owner);
  expect(held.get("sportsbook:owner")).toBe(`{"v":1,"data":"${owner}"}`);
});
