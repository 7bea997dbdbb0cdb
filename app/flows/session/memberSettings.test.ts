import fc from "fast-check";
import { expect, test } from "vitest";
import { newerChoices } from "./memberSettings.ts";

const server = { language: "th-TH", oddsStyle: 1, timeZone: 7, autoDark: true } as const;

test("the server's choices are taken, but for those that were made here and have not reached it", () => {
  expect(newerChoices(server, [])).toEqual(server);
  expect(newerChoices(server, ["oddsStyle", "autoDark"])).toEqual({ language: "th-TH", timeZone: 7 });
  expect(newerChoices({}, ["oddsStyle"])).toEqual({});
});

test("what is taken and what waits never overlap, and nothing is lost", () => {
  const names = ["language", "oddsStyle", "timeZone", "autoDark"] as const;
  fc.assert(
    fc.property(fc.subarray([...names]), (unsent) => {
      const taken = Object.keys(newerChoices(server, unsent));
      expect(taken.some((name) => unsent.some((mine) => mine === name))).toBe(false);
      expect([...taken, ...unsent].toSorted()).toEqual([...names].toSorted());
    }),
  );
});
