import { describe, expect, test } from "vitest";
import { actByName, worldState } from "./admin.ts";
import { VERB_TABLE } from "#mocks/world/verbTable.ts";
import { createVerbs } from "#mocks/world/verbs.ts";
import { createWorld } from "#mocks/world/world.ts";

describe("the admin surface", () => {
  test("says how the world stands", () => {
    expect(worldState(createWorld())).toMatchObject({
      now: "2026-11-21T09:30:00Z",
      reportDay: "2026-11-21",
      size: "small",
      matches: { live: 9 },
      bets: { all: 0, open: 0 },
    });
  });

  test("carries verbs out by name and refuses everything else", () => {
    const world = createWorld();
    actByName(world, "setBalance", ["jason88", 7]);
    actByName(world, "advance", [60_000]);
    expect(world.members.get("jason88")?.cents).toBe(700);
    expect(world.clock.now()).toBe(Date.parse("2026-11-21T09:31:00Z"));
    expect(() => actByName(world, "memberOf", [])).toThrow("no verb memberOf");
    expect(() => actByName(world, "constructor", [])).toThrow("no verb constructor");
  });

  test("the table names every verb once", () => {
    const verbs = Object.keys(createVerbs(createWorld()));
    expect(VERB_TABLE.map(({ name }) => name).toSorted()).toEqual(verbs.toSorted());
  });
});
