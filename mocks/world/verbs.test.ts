import { expect, test } from "vitest";
import { ENDED_SHOWN } from "#mocks/book/book.ts";
import { createWorld } from "./world.ts";

const MATCH = 501;
const CORNERS = 1501;

test.each([
  ["endMatch", ENDED_SHOWN],
  ["abandon", ENDED_SHOWN],
  ["postpone", 90_000],
] as const)("%s takes the corners of a match off the board with it", (verb, stays) => {
  const world = createWorld();
  const live = () => [...world.book.on(3)].map(({ fixture }) => fixture.id);
  expect(live()).toEqual(expect.arrayContaining([MATCH, CORNERS]));
  const others = live().length - 2;
  world[verb](MATCH);
  world.advance(stays);
  expect(live()).not.toContain(MATCH);
  expect(live()).not.toContain(CORNERS);
  expect(live().length).toBe(others);
});
