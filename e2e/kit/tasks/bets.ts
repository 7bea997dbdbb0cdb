import { finishSingle, MATCH, ME, nextPrice, openOver, OVER, same, taken, TOTAL, type Task } from "./task.ts";

/** What a member does to bet. */
export const BETS: readonly Task[] = [
  {
    name: "places a single bet, and reads that it was taken",
    run: async (app, world) => {
      await openOver(app, world);
      await app.until("odds", { value: 1.95 });
      await app.until("place", { state: "amount" });
      await app.slip.keys("500");
      same("the risk", await app.slip.risk(), 500);
      same("the win", await app.slip.win(), 475);
      same("the return", await app.numberOf("returns"), 975);
      await finishSingle(app);
      same("the book", taken(world), [[1, 50_000]]);
      // a live bet waits for the bookmaker, and its outcome is shown
      await app.pass(10_000);
      await app.go("betrecord");
      await app.tap("nav:notices");
      await app.until("notice:*", { state: "accepted" });
      await app.tap("act:cancel");
      await app.until("notice:*", { gone: true });
    },
  },
  {
    name: "types with every kind of key",
    run: async (app, world) => {
      await openOver(app, world);
      await app.slip.keys("q1");
      const first = Number((await app.until("key:q1")).value);
      await app.until("amount", { value: first });
      await app.slip.keys("q2");
      const second = Number((await app.until("key:q2")).value);
      await app.until("amount", { value: first + second });
      await app.slip.keys("clear");
      await app.until("amount", { value: "" });
      await app.slip.keys("5", "00", "del");
      await app.until("amount", { value: "50" });
      await app.slip.keys("clear", "7", "000");
      await app.until("amount", { value: "7000" });
      await app.slip.keys("max");
      await app.until("place", { state: ["ready", "balance"] });
      // in every engine going back closes the slip, and the list is still there
      await app.wayBack();
      await app.until("slip", { gone: true });
      await app.until(OVER);
    },
  },
  {
    name: "meets the limits and the balance",
    run: async (app, world) => {
      await openOver(app, world);
      await app.slip.keys("1");
      await app.until("place", { state: "min" });
      await app.slip.keys("000000000");
      await app.until("place", { state: "max" });
      await app.slip.close();
      await app.until("slip", { gone: true });
      world.setBalance(ME, 30);
      await app.tap("balance");
      await app.until("balance", { value: 30 });
      await app.pass(1_000);
      await app.slip.open(OVER);
      await app.slip.keys("50");
      await app.until("place", { state: "balance" });
      same("the book", taken(world), []);
    },
  },
  {
    name: "accepts a price that moved",
    run: async (app, world) => {
      await openOver(app, world);
      await app.slip.keys("200");
      await app.until("place", { state: "ready" });
      await app.until("accept", { gone: true });
      world.movePrice(MATCH, TOTAL, 1, 1.8);
      await nextPrice(app);
      await app.until("odds", { value: 1.8 });
      await app.until("place", { state: "changed" });
      await app.tap("accept");
      await app.slip.placed();
      same("the price", world.shelf.of(ME)[0]?.odds, 1.8);
    },
  },
  {
    name: "waits for a market that is suspended",
    run: async (app, world) => {
      await openOver(app, world);
      await app.slip.keys("200");
      world.suspend(MATCH, TOTAL);
      await nextPrice(app);
      await app.until("slip", { state: "updating" });
      await app.until("place", { state: "wait" });
      world.resume(MATCH, TOTAL);
      await nextPrice(app);
      await app.until("slip", { state: "keypad" });
      await app.until("amount", { value: 200 });
      await finishSingle(app);
      same("the book", taken(world), [[1, 20_000]]);
    },
  },
  {
    name: "bets once where the answer is lost",
    run: async (app, world) => {
      await openOver(app, world);
      await app.slip.keys("500");
      world.nextCall({ path: "/api/bet/Bet", lose: true });
      await app.slip.place();
      await app.until("place", { state: "unknown" });
      await app.pass(1_000);
      await app.slip.placed();
      same("the book", taken(world), [[1, 50_000]]);
    },
  },
  {
    name: "reads that a bet was refused, and keeps the slip",
    run: async (app, world) => {
      await openOver(app, world);
      await app.slip.keys("500");
      world.nextCall({ path: "/api/bet/Bet", result: 14, message: "" });
      await app.slip.place();
      await app.until("dialog:betRefused");
      await app.tap("act:ok");
      await app.until("dialog:betRefused", { gone: true });
      await app.until("amount", { value: 500 });
      same("the book", taken(world), []);
    },
  },
  {
    name: "places a parlay of three",
    run: async (app, world) => {
      await app.open({ as: ME });
      await app.until("balance");
      await app.list.show("mix");
      for (const match of [521, 522, 523]) await app.tap(app.list.price(match, 1, 1));
      await app.until("bar", { value: 3 });
      await app.tap("bar");
      await app.onPage("bet");
      await app.pass(2_000);
      await app.slip.keys("20");
      await app.until("risk", { value: 20 });
      await app.slip.place();
      await app.slip.placed();
      same("the book", taken(world), [[2, 2_000]]);
    },
  },
  {
    name: "takes a leg off, brings it back and chooses a combination",
    run: async (app) => {
      await app.open({ as: ME });
      await app.until("balance");
      await app.list.show("mix");
      for (const match of [521, 522, 523, 524]) await app.tap(app.list.price(match, 1, 1));
      await app.until("bar", { value: 4 });
      await app.tap("bar");
      await app.until("leg:523", { state: "open" });
      await app.tap("drop:523");
      await app.until("leg:523", { gone: true });
      await app.tap("undo");
      await app.until("leg:523");
      const types = await app.all("comb:*");
      const last = types.at(-1);
      if (last === undefined) throw new Error("no combination is on offer");
      await app.tap(last.name);
      await app.pass(2_000);
      await app.slip.keys("10");
      await app.until("risk", { value: 10 * Number(last.value) });
    },
  },
  {
    name: "bets on an outright winner",
    run: async (app, world) => {
      await app.open({ as: ME, route: "/pages/winner/winner" });
      await app.until("balance");
      const first = (await app.until("outrights:*", { state: "open" })).name;
      await app.tap(first);
      await app.until(first, { state: "closed" });
      await app.tap(first);
      await app.until(first, { state: "open" });
      await app.slip.open("outright:*");
      await app.slip.keys("20");
      await finishSingle(app);
      same("the book", taken(world), [[3, 2_000]]);
    },
  },
];
