import { expect, test } from "vitest";
import { lookThroughFile } from "./entries.ts";

test("an empty file is right", () => expect(lookThroughFile({}).wrong).toEqual([]));

test("a wrong entry is named, the default stands in for it, and its neighbours are in force", () => {
  const { good, wrong } = lookThroughFile({
    homeUrl: "javascript:alert(1)",
    intervals: { live: "fast", match: 20_000 },
    defaults: { language: "xx", oddsStyle: 1 },
    apibase: "/x",
    rechargeUrl: "https://www.sports.example/cashier",
  });
  expect(wrong).toContain('"homeUrl": must be an https address');
  expect(wrong).toContain('"apibase" is not a known entry');
  expect(wrong.filter((one) => one.startsWith('"intervals.live"'))).toHaveLength(1);
  expect(wrong).toHaveLength(4);
  expect(good).toMatchObject({
    intervals: { live: 15_000, match: 20_000 },
    defaults: { language: "en-US", oddsStyle: 1, timeZone: 8 },
    rechargeUrl: "https://www.sports.example/cashier",
  });
  expect(good.homeUrl).toBeUndefined();
  expect(good).not.toHaveProperty("apibase");
});

test("a list with a wrong item is not in force as a whole", () => {
  const { good, wrong } = lookThroughFile({ parentOrigins: ["https://a.example", "https://b.example/x"] });
  expect(wrong).toEqual(['"parentOrigins.1": must be an origin without a path, such as https://host.example']);
  expect(good.parentOrigins).toEqual([]);
});

test.each([[[]], ["x"], [null]])("%j is no file", (raw) => {
  const { good, wrong } = lookThroughFile(raw);
  expect(wrong).toEqual(["must be a JSON object"]);
  expect(good.apiBase).toBe("/api");
});
