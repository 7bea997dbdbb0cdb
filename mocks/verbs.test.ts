import { expect, test } from "vitest";
import { createWorld } from "#mocks/world.ts";

const MATCH = 501;
const CORNERS = 1501;

test.each(["endMatch", "abandon", "postpone"] as const)(
  "%s takes the corners of a match off the board with it",
  (verb) => {
    const world = createWorld();
    const live = () => [...world.book.on(3)].map(({ fixture }) => fixture.id);
    expect(live()).toEqual(expect.arrayContaining([MATCH, CORNERS]));
    const others = live().length - 2;
    world[verb](MATCH);
    world.advance(90_000);
    expect(live()).not.toContain(MATCH);
    expect(live()).not.toContain(CORNERS);
    expect(live().length).toBe(others);
  },
);
