import { testApp } from "#app/application/testing/testApp.ts";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type JournalEntry } from "#app/domain/slip/attempt.ts";
import { quoteOf } from "#app/domain/slip/quote.ts";
import { type Selection, selectionKey } from "#app/domain/slip/selection.ts";
import { parlayRefusal } from "#app/domain/slip/slip.ts";
import { pickOf as pickOn } from "#app/domain/slip/testing/slips.ts";
import { forgetAttempts, dispatchAttempt, useAttempts } from "#app/stores/attempt.ts";
import { closeDialog, useDialog } from "#app/stores/dialog.ts";
import { showPlayType } from "#app/stores/list.ts";
import { useSession } from "#app/stores/session.ts";
import { useSlip } from "#app/stores/slip.ts";
import { clearSingle, setParlay } from "#app/stores/slipChanges.ts";
import { useStake } from "#app/stores/stake.ts";
import { dropUndo, useUndo } from "#app/stores/undo.ts";
import { addToParlay, clearParlay, pickPrice } from "./pickPrice.ts";
import { addShared } from "#app/flows/share/sharedSlip.ts";
import { MAX_MATCHES } from "#app/text/parlay.ts";
import { followLists, watchSlip } from "./slipSession.ts";
import { undo } from "./undo.ts";
import { type PlayType } from "#app/domain/boards/boardOrder.ts";

const app = testApp();

let unfollow: () => void;

beforeEach(() => {
  unfollow = followLists(app);
  useSession.of(app).setState({ phase: "member", credentials: undefined, account: "m" });
});

afterEach(() => unfollow());

const pickOf = (matchId: number, couId: number, more: Partial<Selection> = {}): Selection =>
  pickOn(matchId, { couId, ...more });

type Op =
  | { readonly do: "tap"; readonly pick: Selection }
  | { readonly do: "list"; readonly playType: PlayType }
  | { readonly do: "undo" | "clear" | "close" };

const op: fc.Arbitrary<Op> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc
      .record({
        match: fc.integer({ min: 1, max: 14 }),
        extension: fc.boolean(),
        couId: fc.integer({ min: 1, max: 2 }),
        odds: fc.constantFrom(0, 1.5, 1.9, 1.9),
        minParlay: fc.constantFrom(0, 2, 2, 3, 4),
      })
      .map(({ match, extension, couId, odds, minParlay }) => ({
        do: "tap" as const,
        pick: pickOf(extension ? match + 100 : match, couId, { mainId: match, odds, minParlay }),
      })),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("list" as const),
      playType: fc.constantFrom<PlayType>("live", "today", "early", "parlay", "parlay", "parlay"),
    }),
  },
  { weight: 1, arbitrary: fc.constantFrom<Op>({ do: "undo" }, { do: "clear" }, { do: "close" }) },
);

/** A single waits until the session is known. */
const picked = () => new Promise((done) => setImmediate(done));

const keys = (picks: readonly Selection[]) => picks.map(selectionKey);

/** The slip as a plain model of the rules, against which the real one is compared. */
interface Model {
  parlayMode: boolean;
  single: string | undefined;
  /** Main match to selection, in picking order; a replaced one keeps its place. */
  parlay: Map<number, string>;
  before: Pick<Model, "single" | "parlay"> | undefined;
}

function step(model: Model, one: Op): void {
  const keep = () => {
    if (model.single !== undefined || model.parlay.size > 0)
      model.before = { single: model.single, parlay: new Map(model.parlay) };
  };
  switch (one.do) {
    case "list":
      if (one.playType === "parlay" && !model.parlayMode && model.single !== undefined) {
        keep();
        model.single = undefined;
      }
      model.parlayMode = one.playType === "parlay";
      break;
    case "undo":
      if (model.before === undefined) break;
      // what was picked since stays if its match is not among what is restored
      for (const [main, key] of model.parlay)
        if (!model.before.parlay.has(main) && model.before.parlay.size < 10) model.before.parlay.set(main, key);
      model.parlay = model.before.parlay;
      model.single = model.before.single ?? model.single;
      model.before = undefined;
      break;
    case "clear":
      keep();
      model.parlay = new Map();
      break;
    case "close":
      model.single = undefined;
      break;
    case "tap": {
      const { pick } = one;
      const key = selectionKey(pick);
      if (!model.parlayMode) {
        if (pick.odds === 0) break;
        if (model.single !== undefined && model.single !== key) keep();
        model.single = key;
        break;
      }
      const held = model.parlay.get(pick.mainId);
      const taken = pick.odds > 0 && pick.minParlay > 0;
      if (held === key) {
        keep();
        model.parlay.delete(pick.mainId);
      } else if (taken && held !== undefined) {
        keep();
        model.parlay.set(pick.mainId, key);
      } else if (taken && model.parlay.size < 10) model.parlay.set(pick.mainId, key);
    }
  }
}

test("any sequence of taps, lists, undos and clears keeps the rules of the slip, and no list loses it", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(op, { maxLength: 60 }), async (ops) => {
      clearSingle(app);
      setParlay(app, []);
      forgetAttempts(app);
      dropUndo(app);
      showPlayType(app, "parlay");
      const model: Model = { parlayMode: true, single: undefined, parlay: new Map(), before: undefined };
      for (const one of ops) {
        if (one.do === "tap") {
          pickPrice(app, one.pick);
          await picked();
        }
        if (one.do === "list") showPlayType(app, one.playType);
        else if (one.do === "undo") undo(app);
        else if (one.do === "clear") clearParlay(app);
        else if (one.do === "close") clearSingle(app);
        step(model, one);
        const { single, parlay } = useSlip.of(app).getState();
        expect(keys(parlay)).toEqual([...model.parlay.values()]);
        expect(single && selectionKey(single)).toBe(model.single);
        // the list itself may only be too short
        expect(["tooFew", undefined]).toContain(parlayRefusal(parlay));
        closeDialog(app);
      }
    }),
    { numRuns: 3_000 },
  );
}, 60_000);

test("another price beside an open slip starts afresh: what was in doubt is looked for aside", async () => {
  clearSingle(app);
  forgetAttempts(app);
  showPlayType(app, "live");
  pickPrice(app, pickOf(1, 1));
  await picked();
  const entry: JournalEntry = {
    ref: "r1",
    account: "m",
    kind: "single",
    quotes: [quoteOf(pickOf(1, 1), { gameId: 1, ticketId: "t", odds: 1.9, hdp: "0.5", bonus: false }, 5_000)],
    stake: 10,
    payment: 10,
    combCount: 1,
    at: 6_000,
    knownIds: [],
  };
  dispatchAttempt(app, { type: "confirm", entry, press: { at: 1_000, paintedAt: 0 } });
  dispatchAttempt(app, { type: "lost", ref: "r1", at: 7_000 });
  pickPrice(app, pickOf(2, 1));
  await picked();
  const { current, aside } = useAttempts.of(app).getState();
  expect(current.state).toBe("ready");
  expect(aside.map(({ state }) => state)).toEqual(["unknown"]);
});

test("ADD-03: what a bet in doubt is on goes into no parlay: the tap opens its slip, which says so", async () => {
  forgetAttempts(app);
  clearSingle(app);
  showPlayType(app, "today");
  const [doubted, other] = [pickOf(1, 1), pickOf(2, 21)];
  setParlay(app, [pickOf(3, 31)], true);
  pickPrice(app, doubted);
  pickPrice(app, doubted);
  expect(
    useSlip
      .of(app)
      .getState()
      .parlay.map(({ matchId }) => matchId),
  ).toEqual([3]);
  const quote = quoteOf(doubted, { gameId: 1, ticketId: "t", odds: 1.9, hdp: "0.5", bonus: false }, 5_000);
  const entry = { ref: "r2", account: "m", kind: "single", quotes: [quote], stake: 10, payment: 10 } as const;
  dispatchAttempt(app, {
    type: "confirm",
    entry: { ...entry, combCount: 1, at: 6_000, knownIds: [] },
    press: { at: 1_000, paintedAt: 0 },
  });
  dispatchAttempt(app, { type: "lost", ref: "r2", at: 7_000 });
  pickPrice(app, doubted);
  await picked();
  expect(useSlip.of(app).getState().single).toEqual(doubted);
  addToParlay(app, doubted, "10");
  expect(addShared(app, [doubted, other])).toEqual({ added: 1, replaced: [] });
  expect(
    useSlip
      .of(app)
      .getState()
      .parlay.map(({ matchId }) => matchId),
  ).toEqual([3, 2]);
  forgetAttempts(app);
  clearSingle(app);
  setParlay(app, [], false);
});

test("LNK-08: of shared picks beyond the most it is said that the parlay is full (domain C6)", () => {
  const nine = Array.from({ length: 9 }, (_, at) => pickOf(at + 1, 1));
  setParlay(app, nine);
  expect(addShared(app, [pickOf(20, 1), pickOf(21, 1)])).toEqual({ added: 1, replaced: [] });
  expect(useDialog.of(app).getState().content).toMatchObject({ kind: "betRefused", title: MAX_MATCHES.title });
  closeDialog(app);
  setParlay(app, [], false);
});

test("a visitor collects a parlay, and a single asks for the login", async () => {
  useSession.of(app).setState({ phase: "visitor", credentials: undefined, account: undefined });
  clearSingle(app);
  setParlay(app, []);
  showPlayType(app, "parlay");
  pickPrice(app, pickOf(1, 1));
  showPlayType(app, "live");
  pickPrice(app, pickOf(2, 1));
  await picked();
  expect(keys(useSlip.of(app).getState().parlay)).toEqual(["1_1_1"]);
  expect(useSlip.of(app).getState().single).toBeUndefined();
});

test("a visitor's pick asks for a login and waits for it; the slip opens on it with the next member, once", async () => {
  useSession.of(app).setState({ phase: "visitor", credentials: undefined, account: undefined });
  clearSingle(app);
  showPlayType(app, "today");
  const pick = pickOf(77, 1);
  pickPrice(app, pick);
  expect(useSlip.of(app).getState().single).toBeUndefined();
  expect(useDialog.of(app).getState().content).toEqual({ kind: "login" });
  closeDialog(app);
  watchSlip(app);
  useSession.of(app).setState({ phase: "member", account: "m" });
  await vi.waitFor(() => expect(useSlip.of(app).getState().single).toEqual(pick));
  expect(useUndo.of(app).getState().offer).toBeUndefined();
});

test("BAR-01: from the first selection that is added on, every list collects what is for parlays", () => {
  showPlayType(app, "today");
  clearSingle(app);
  setParlay(app, [], false);
  const [first, second, live] = [pickOf(1, 11), pickOf(2, 21), pickOf(3, 31, { stage: "live" })];
  pickPrice(app, first);
  expect(useSlip.of(app).getState().single).toEqual(first);
  clearSingle(app);
  addToParlay(app, first, "500");
  pickPrice(app, second);
  expect(useSlip.of(app).getState()).toMatchObject({ single: undefined, collecting: true });
  expect(useSlip.of(app).getState().parlay.map(selectionKey)).toEqual([first, second].map(selectionKey));
  // a live price cannot be combined, so it is a single
  pickPrice(app, live);
  expect(useSlip.of(app).getState().single).toEqual(live);
  clearSingle(app);
  // the same tap removes it again, and an empty parlay stops collecting
  pickPrice(app, second);
  pickPrice(app, first);
  expect(useSlip.of(app).getState()).toMatchObject({ parlay: [], collecting: false });
  pickPrice(app, second);
  expect(useSlip.of(app).getState().single).toEqual(second);
});

test("ADD-02: what was added can be bet on alone instead, with the amount that was typed for it", () => {
  showPlayType(app, "today");
  clearSingle(app);
  setParlay(app, [], false);
  const [first, second] = [pickOf(1, 11), pickOf(2, 21)];
  addToParlay(app, first, "");
  addToParlay(app, second, "500");
  expect(useUndo.of(app).getState().offer).toMatchObject({ reason: "added", single: second, amount: "500" });
  undo(app);
  expect(useSlip.of(app).getState().single).toEqual(second);
  expect(useSlip.of(app).getState().parlay.map(selectionKey)).toEqual([selectionKey(first)]);
  expect(useStake.of(app).getState().amount).toBe("500");
  clearSingle(app);
  setParlay(app, [], false);
});

test("domain A5: a price that joins the parlay from another style is decimal, with two decimals", () => {
  const one = testApp();
  showPlayType(one, "parlay");
  pickPrice(one, pickOf(1, 1, { odds: -0.92, oddsStyle: 1 }));
  pickPrice(one, pickOf(2, 2, { odds: -115, oddsStyle: 5 }));
  pickPrice(one, pickOf(3, 3, { odds: 1.925 }));
  expect(
    useSlip
      .of(one)
      .getState()
      .parlay.map(({ odds, oddsStyle }) => [odds, oddsStyle]),
  ).toEqual([
    [2.09, 2],
    [1.87, 2],
    [1.925, 2],
  ]);
});
