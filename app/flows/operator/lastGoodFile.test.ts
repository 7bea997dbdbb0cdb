import { expect, test } from "vitest";
import { fileInstead, keepGoodFile } from "./lastGoodFile.ts";

test("of a file with a wrong entry the others stand", () => {
  expect(fileInstead({ apiBase: "/book", jitter: 2 }, new Error("jitter"))).toMatchObject({
    apiBase: "/book",
    jitter: 0.1,
  });
});

test("a file that cannot be read: the defaults, and once there was a good one, that", () => {
  expect(fileInstead(undefined, new SyntaxError("no JSON"))).toMatchObject({ apiBase: "/api" });
  expect(() => fileInstead(undefined, new TypeError("Failed to fetch"))).toThrow("Failed to fetch");
  keepGoodFile({ apiBase: "https://api.sports.example/api" });
  expect(fileInstead(undefined, new SyntaxError("no JSON"))).toMatchObject({
    apiBase: "https://api.sports.example/api",
  });
  expect(fileInstead(undefined, new TypeError("Failed to fetch"))).toMatchObject({
    apiBase: "https://api.sports.example/api",
  });
});

test("for a wrong entry that of the last good file, as far as it is still right", () => {
  keepGoodFile({ apiBase: "https://api.sports.example/api", intervals: { live: 20_000, match: 9 } });
  const wrong = { apiBase: "http://api.sports.example/api", statsBase: 7, intervals: { live: "fast", match: 0 } };
  expect(fileInstead(wrong, new Error("apiBase"))).toMatchObject({
    apiBase: "https://api.sports.example/api",
    statsBase: "/stats",
    intervals: { live: 20_000, match: 30_000 },
  });
});
