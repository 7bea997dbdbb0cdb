import { book, settled } from "#e2e/steps/bets.ts";
import { type Sportsbook } from "#e2e/kit/sportsbook.ts";
import { finishSingle, MATCH, ME, OVER, same, taken, TOTAL, type Task } from "./task.ts";

const RECORDS = "/pages/betrecord/betrecord";

/** Chooses the value of a setting that opens a sheet. */
async function choose(app: Sportsbook, setting: string, value: string | number): Promise<void> {
  await app.tap(`set:${setting}`);
  await app.tap(`set:${setting}:${value}`);
  await app.until(`set:${setting}`, { value });
}

/** What a member or visitor does besides betting. */
export const ROUNDS: readonly Task[] = [
  {
    name: "looks through the lists, the days and the sports",
    run: async (app) => {
      await app.open();
      await app.until(`match:${MATCH}`);
      await app.list.show("today");
      await app.until("match:521");
      await app.list.show("early");
      await app.list.day(1);
      await app.until("match:541");
      await app.until("match:521", { gone: true });
      await app.list.show("live");
      await app.until(`match:${MATCH}`);
      await app.until("leaguepage:101");
      await app.tap("league:101");
      await app.until(`match:${MATCH}`, { gone: true });
    },
  },
  {
    name: "is asked to log in when a visitor taps a price",
    run: async (app) => {
      await app.open();
      await app.tap(OVER);
      await app.until("dialog:login");
      await app.until("act:login");
      await app.tap("act:cancel");
      await app.until("dialog:login", { gone: true });
      await app.until("slip", { gone: true });
    },
  },
  {
    name: "opens a match, turns its tabs, reads what its bets bring and bets on a line of it",
    run: async (app, world) => {
      world.movePrice(MATCH, TOTAL, 1, 1.95);
      book(world);
      await app.open({ as: ME });
      await app.until("balance");
      await app.list.openMatch(MATCH);
      await app.onPage("match");
      await app.until(`market:${MATCH}:${TOTAL}`);
      await app.tap("mtab:half");
      await app.until(`market:${MATCH}:${TOTAL}`, { gone: true });
      await app.tap("mtab:main");
      await app.tap(`fold:${MATCH}:${TOTAL}`);
      await app.until(`market:${MATCH}:${TOTAL}`, { state: "closed" });
      await app.tap(`fold:${MATCH}:${TOTAL}`);
      await app.until(`market:${MATCH}:${TOTAL}`, { state: "open" });
      await app.tap("act:view");
      await app.until("cell:0:0", { value: -500 });
      await app.until("cell:3:0", { value: 475 });
      await app.tap("act:cancel");
      await app.until("cell:0:0", { gone: true });
      await app.slip.open(OVER);
      await app.slip.keys("100");
      await finishSingle(app);
      // Done leads to the bet records
      await app.go("sports");
      await app.onPage("index");
      same(
        "the book",
        taken(world).toSorted(([, a], [, b]) => (a ?? 0) - (b ?? 0)),
        [
          [1, 10_000],
          [1, 50_000],
        ],
      );
    },
  },
  {
    name: "marks a favourite and finds it again",
    run: async (app) => {
      await app.open({ as: ME });
      await app.until("balance");
      await app.list.star(MATCH);
      await app.go("favorite");
      await app.onPage("myFavorite");
      await app.until(`match:${MATCH}`);
      same("the favourites", await app.list.matches(), [MATCH]);
      await app.go("sports");
      await app.onPage("index");
    },
  },
  {
    name: "cashes out an open bet",
    run: async (app, world) => {
      world.movePrice(MATCH, TOTAL, 1, 1.95);
      book(world, { id: "8830192174" });
      book(world, { id: "8830192175" });
      await app.open({ as: ME });
      await app.until("balance");
      await app.go("betrecord");
      await app.until("bet:8830192175");
      await app.until("bet:8830192174", { state: "accepted", value: 500 });
      await app.tap("sell:8830192174");
      await app.until("sellnow", { state: "ready" });
      await app.tap("sellnow");
      await app.until("sell:8830192174", { gone: true });
      same("the sales", world.shelf.bet("8830192174")?.sales.length, 1);
    },
  },
  {
    name: "reads a settled bet",
    run: async (app, world) => {
      const { id } = settled(world, 1, 47_500);
      await app.open({ as: ME, route: RECORDS });
      await app.until("balance");
      await app.tap("tab:settled");
      await app.until("fig:day:2026-11-20", { value: 475 });
      await app.tap(`bet:${id}`);
      await app.onPage("bet");
      await app.back();
      await app.onPage("betrecord");
    },
  },
  {
    name: "reads the figures by the menu",
    run: async (app, world) => {
      settled(world, 1, 47_500);
      settled(world, 3, -50_000);
      await app.open({ as: ME });
      await app.until("balance");
      await app.menu("figures");
      await app.onPage("figures");
      await app.until("fig:sport:1", { value: -25 });
      await app.tap("period:week");
      await app.until("fig:sport:1", { value: -25 });
      await app.tap("fig:group:all");
      await app.until("fig:group:*");
    },
  },
  {
    name: "sees the same price in another odds style",
    run: async (app, world) => {
      world.movePrice(MATCH, TOTAL, 1, 1.95);
      await app.open({ as: ME });
      await app.until(OVER, { value: 1.95 });
      await app.menu("setting");
      await app.onPage("setting");
      await choose(app, "oddsStyle", 3);
      await app.tap("set:autoAccept:2");
      await app.until("set:autoAccept", { value: 2 });
      await app.back();
      await app.until(OVER, { value: 0.95 });
    },
  },
  {
    name: "narrows the list to one league",
    run: async (app) => {
      await app.open();
      await app.until(`match:${MATCH}`);
      await app.tap("nav:matchfilter");
      await app.onPage("matchfilter");
      await app.until("league:101", { value: 1 });
      await app.tap("league:101");
      await app.until("league:101", { value: 0 });
      await app.tap("act:ok");
      await app.onPage("index");
      await app.until("match:505");
      await app.until(`match:${MATCH}`, { gone: true });
    },
  },
  {
    name: "sets an alert on a locked price and finds it in the list",
    run: async (app, world) => {
      world.suspend(MATCH, TOTAL);
      await app.open({ as: ME });
      await app.until("balance");
      await app.until(OVER, { state: "suspended" });
      await app.tap(OVER);
      await app.until("tell:open", { value: 1 });
      await app.tap("act:ok");
      await app.until("tell:open", { gone: true });
      await app.menu("alerts");
      await app.until("watch:*");
    },
  },
];
