import { describe, expect, test } from "vitest";
import { actByName, worldState } from "#mocks/doors/admin.ts";
import { type FieldKind, VERB_TABLE } from "./verbTable.ts";
import { createWorld } from "./world.ts";

describe("verbs by name", () => {
  test.each([
    ["speed", ["x"]],
    ["speed", [-1]],
    ["speed", [Number.POSITIVE_INFINITY]],
    ["speed", []],
    ["advance", ["60000"]],
    ["advance", [-1]],
    ["setBalance", ["jason88", "abc"]],
    ["setBalance", ["jason88", -1]],
    ["setBalance", ["nobody", 1]],
    ["movePrice", [502, 3, 1, -5]],
    ["movePrice", [502, 3, 1, 1]],
    ["movePrice", [502, 3, 3, 2]],
    ["movePrice", [502, 999, 1, 2]],
    ["movePrice", [502, 3, 1, { by: 0 }]],
    ["movePrice", [1, 3, 1, 2]],
    ["movePrice", [502, 3, 1, 2, 30, 1]],
    ["moveLine", [502, 1, 0.3]],
    ["goal", [501, 3]],
    ["goal", ["501", 1]],
    ["forbid", [999_999]],
    ["suspendOutright", [1]],
    ["pauseMember", ["jason88", "yes"]],
    ["announce", [" "]],
    ["announce", ["Hello", 4]],
    ["nextCall", [{ path: "GetMenu" }]],
    ["nextCall", [{ path: "GetMenu", code: "4" }]],
    ["nextCall", [{ path: "GetMenu", status: 500, often: 2 }]],
    ["nextCall", [{ status: 500 }]],
    ["maintain", [0]],
    ["clearFaults", [1]],
  ] as const)("%s %j is refused in words, and nothing is done", (name, args) => {
    const world = createWorld();
    const before = JSON.stringify(worldState(world));
    const prices = JSON.stringify([...(world.book.desk(502)?.fixed ?? [])]);
    expect(() => actByName(world, name, args)).toThrow(new RegExp(name));
    expect(JSON.stringify(worldState(world))).toBe(before);
    expect(JSON.stringify([...(world.book.desk(502)?.fixed ?? [])])).toBe(prices);
    expect(world.notices).toEqual([]);
  });

  test("every argument of every verb is looked at", () => {
    const [runner] = createWorld().outrights.of(1)[0]?.runners ?? [];
    const right: Readonly<Record<FieldKind, unknown>> = {
      match: 502,
      minutes: 30,
      market: 3,
      "market?": 3,
      position: 1,
      side: 1,
      price: 2,
      handicap: 2.25,
      amount: 5,
      "line?": 30,
      account: "jason88",
      runner: runner?.orId,
      "on?": true,
      text: "Hello",
      "noticeType?": 1,
      fault: { path: "GetMenu", status: 500 },
    };
    for (const { name, fields } of VERB_TABLE) {
      const args = fields.map(([, kind]) => right[kind]);
      actByName(createWorld(), name, args);
      for (const [at] of fields.entries()) {
        for (const wrong of [null, {}, [], Number.NaN, -7.3]) {
          const spoiled = args.with(at, wrong);
          expect(() => actByName(createWorld(), name, spoiled)).toThrow(name);
        }
      }
    }
  });

  test("what is right is done", () => {
    const world = createWorld();
    actByName(world, "movePrice", [502, 3, 1, { by: 1.1 }]);
    actByName(world, "moveLine", [502, 3, 2.25]);
    actByName(world, "forbid", [502, true]);
    actByName(world, "nextCall", [{ path: "GetMenu", status: 500, times: 2 }]);
    actByName(world, "speed", [0]);
    expect(world.faults.rules).toHaveLength(1);
  });
});
