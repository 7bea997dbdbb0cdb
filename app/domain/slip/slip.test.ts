import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { OUTRIGHT } from "#app/domain/odds/markets.ts";
import { selectionKey } from "./selection.ts";
import {
  broughtBack,
  isCollectable,
  joining,
  joinParlay,
  type Listed,
  parlayMinimum,
  parlayRefusal,
  toggleParlay,
} from "./slip.ts";
import vectors from "#app/domain/vectors/parlay.json" with { type: "json" };

const listed = (key: string, changes: Partial<Listed> = {}): Listed => {
  const [matchId = 0, couId = 0, betPos = 0] = key.split("_").map(Number);
  return { matchId, mainId: matchId, couId, betPos, marketId: 5, odds: 1.9, oddsStyle: 2, minParlay: 2, ...changes };
};

interface ListRow {
  id: string;
  note: string;
  steps: { add: string; odds: number; min: number }[];
  result: { count: number; min: number; canBet: boolean; ids?: string[]; message?: string };
}

const MESSAGE = { tooFew: "min", tooMany: "max", repeated: "repeated", notForParlay: "notForParlay" } as const;

const rows = vectors.rows.filter(({ rule }) => rule === "PARLAY-LIST") as unknown as ListRow[];

test.each(rows)("$id $note", ({ steps, result }) => {
  let list: readonly Listed[] = [];
  let last = "";
  for (const { add, odds, min } of steps) {
    const change = toggleParlay(list, listed(add, { odds, minParlay: min }));
    list = change.list;
    last = change.outcome;
  }
  const refusal = parlayRefusal(list);
  expect(list.length).toBe(result.count);
  expect(parlayMinimum(list)).toBe(result.min);
  expect(refusal === undefined).toBe(result.canBet);
  expect(refusal ? MESSAGE[refusal] : last === "tooMany" ? "max" : undefined).toBe(result.message);
  expect(list.map(selectionKey)).toEqual(result.ids ?? list.map(selectionKey));
});

describe("a parlay", () => {
  test("counts an extension match as its main match", () => {
    const corners = listed("9_1_1", { mainId: 1 });
    const { list, outcome } = toggleParlay([listed("1_1_1"), listed("2_1_1")], corners);
    expect(outcome).toBe("replaced");
    expect(list.map(selectionKey)).toEqual(["9_1_1", "2_1_1"]);
  });
  test("takes no outright and no match that is not for parlays", () => {
    expect(toggleParlay([], listed("1_1_1", { marketId: 100 })).outcome).toBe("notForParlay");
    expect(toggleParlay([], listed("1_1_1", { minParlay: 0 })).outcome).toBe("notForParlay");
  });
  test("takes nothing without a price", () => {
    const list = [listed("2_1_1")];
    expect(toggleParlay(list, listed("1_1_1", { odds: 0 }))).toEqual({ list, outcome: "noPrice" });
  });
  test("collects from other lists what is for parlays and has not begun", () => {
    const pick = (stage: "live" | "today", minParlay = 2, marketId = 5) =>
      isCollectable({ stage, minParlay, marketId });
    expect([pick("today"), pick("live"), pick("today", 0), pick("live", 0), pick("today", 2, OUTRIGHT)]).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
  test("that is brought back keeps what was picked since of other matches, ten at most or as many as it had", () => {
    const ids = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, at) => listed(`${from + at}_1_1`));
    const keys = (list: readonly Listed[]) => list.map(selectionKey).map((key) => key.split("_")[0]);
    const since = [listed("1_2_1"), listed("3_1_1")];
    expect(broughtBack(ids(1, 2), since).map(selectionKey)).toEqual(["1_1_1", "2_1_1", "3_1_1"]);
    expect(keys(broughtBack(ids(1, 9), ids(20, 22)))).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9", "20"]);
    expect(broughtBack(ids(1, 12), ids(20, 22))).toHaveLength(12);
  });
  test("lets a selection go although its price is gone", () => {
    const { list, outcome } = toggleParlay([listed("1_1_1")], listed("1_1_1", { odds: 0 }));
    expect([list.length, outcome]).toEqual([0, "removed"]);
  });
  test("replaces a match when it is full", () => {
    const full = Array.from({ length: 10 }, (_, index) => listed(`${index + 1}_1_1`));
    expect(toggleParlay(full, listed("3_2_1")).outcome).toBe("replaced");
    expect(toggleParlay(full, listed("11_1_1"))).toEqual({ list: full, outcome: "tooMany" });
  });
  test("that was restored with a match twice, or with too many, may not be bet", () => {
    expect(parlayRefusal([listed("1_1_1"), listed("1_7_1")])).toBe("repeated");
    expect(parlayRefusal([listed("1_1_1"), listed("2_1_1", { mainId: 1 })])).toBe("repeated");
    expect(parlayRefusal(Array.from({ length: 11 }, (_, index) => listed(`${index + 1}_1_1`)))).toBe("tooMany");
    expect(parlayRefusal([listed("1_1_1"), listed("2_1_1", { minParlay: 0 })])).toBe("notForParlay");
    expect(parlayRefusal([])).toBe("tooFew");
  });
});

const taps = fc.array(
  fc
    .record({
      match: fc.integer({ min: 1, max: 14 }),
      extension: fc.boolean(),
      couId: fc.integer({ min: 1, max: 2 }),
      odds: fc.constantFrom(0, 1.5, 1.9),
      minParlay: fc.integer({ min: 0, max: 4 }),
    })
    .map(({ match, extension, couId, odds, minParlay }) =>
      listed(`${extension ? match + 100 : match}_${couId}_1`, { mainId: match, odds, minParlay }),
    ),
  { maxLength: 60 },
);

test("any taps keep one selection a match, ten at most, each as tapped last", () => {
  fc.assert(
    fc.property(taps, (picks) => {
      const model = new Map<number, Listed>();
      let list: readonly Listed[] = [];
      for (const pick of picks) {
        const held = model.get(pick.mainId);
        if (held && selectionKey(held) === selectionKey(pick)) model.delete(pick.mainId);
        else if (pick.odds > 0 && pick.minParlay > 0 && (held || model.size < 10)) model.set(pick.mainId, pick);
        list = toggleParlay(list, pick).list;
        expect(list.map(selectionKey).toSorted()).toEqual([...model.values()].map(selectionKey).toSorted());
        expect(["tooFew", undefined]).toContain(parlayRefusal(list));
      }
    }),
  );
});

describe("several selections at once", () => {
  test("are added or replace another of their match, and none that is there leaves", () => {
    const held = [listed("1_1_1"), listed("2_1_1")];
    const { list, ...counts } = joinParlay(held, [listed("1_1_1"), listed("2_7_2"), listed("3_1_1")]);
    expect(list.map(selectionKey)).toEqual(["1_1_1", "2_7_2", "3_1_1"]);
    expect(counts).toEqual({ added: 1, replaced: [listed("2_1_1")], left: 1, full: false });
  });
  test("count once a match, the first of them, and extension matches as their main match", () => {
    const { list, ...counts } = joinParlay([], [listed("5_1_1"), listed("5_2_1"), listed("9_1_1", { mainId: 5 })]);
    expect(list.map(selectionKey)).toEqual(["5_1_1"]);
    expect(counts).toEqual({ added: 1, replaced: [], left: 2, full: false });
  });
  test("stop at ten, and leave out what is not for parlays", () => {
    const nine = Array.from({ length: 9 }, (_, at) => listed(`${at + 1}_1_1`));
    const { list, ...counts } = joinParlay(nine, [
      listed("20_1_1", { minParlay: 0 }),
      listed("21_1_1"),
      listed("22_1_1"),
      listed("23_1_1", { odds: 0 }),
    ]);
    expect(list.map(selectionKey).slice(9)).toEqual(["21_1_1"]);
    expect(counts).toEqual({ added: 1, replaced: [], left: 3, full: true });
  });
});

describe("what adding from a single slip would do (ADD-01, ADD-02)", () => {
  const pick = { ...listed("1_11_1"), stage: "today" as const };
  const other = { ...pick, couId: 12 };
  test.each([
    ["a live price", { ...pick, stage: "live" as const }, [], { does: "nothing" }],
    ["an outright", { ...pick, marketId: OUTRIGHT }, [], { does: "nothing" }],
    ["a match that is not for parlays", { ...pick, minParlay: 0 }, [], { does: "refuse", why: "notForParlay" }],
    ["what is in", pick, [pick], { does: "refuse", why: "isIn" }],
    ["another price of a match that is in", pick, [other], { does: "replace", other }],
    ["a new match", pick, [{ ...pick, matchId: 2, mainId: 2 }], { does: "add" }],
  ])("%s", (_, one, list, does) => {
    expect(joining(list, one)).toEqual(does);
  });
});
