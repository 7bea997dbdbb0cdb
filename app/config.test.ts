import { describe, expect, test } from "vitest";
import { ConfigError, isSafeAddress, parseConfig } from "./config.ts";
import { sentenceOf } from "#app/start/wrongConfig.ts";

function issuesOf(raw: unknown): readonly string[] {
  try {
    parseConfig(raw);
    return [];
  } catch (error) {
    return error instanceof ConfigError ? error.issues.map(sentenceOf) : [];
  }
}

describe("the operator's configuration", () => {
  test("an empty file gives the cadences of the specification", () => {
    expect(parseConfig({}).intervals).toEqual({
      live: 15_000,
      today: 60_000,
      outright: 60_000,
      match: 30_000,
      matchDebug: 5_000,
      menu: 60_000,
      unsettled: 60_000,
      status: 5_000,
      slip: 10_000,
      sell: 5_000,
      counts: 300_000,
      token: 600_000,
    });
  });

  test("a wrong entry is named", () => {
    const wrong = { homeUrl: "javascript:alert(1)", intervals: { live: "fast" }, apibase: "/x" };
    const issues = issuesOf(wrong);
    expect(issues).toContain('"homeUrl": must be an https address');
    expect(issues.some((issue) => issue.startsWith('"intervals.live"'))).toBe(true);
    expect(issues).toContain('"apibase" is not a known entry');
  });

  test("something that is not an object is refused", () => {
    expect(() => parseConfig([])).toThrow(ConfigError);
    expect(() => parseConfig("x")).toThrow(ConfigError);
  });

  test.each([
    ["https://book.example/cashier", true],
    ["http://localhost:5173/lobby", true],
    ["http://127.0.0.1/lobby", true],
    ["http://book.localhost:8080/lobby", true],
    ["http://localhost.example", false],
    ["http://notlocalhost", false],
    ["http://book.example", false],
    ["javascript:alert(1)", false],
    ["blob:https://book.example/1", false],
    ["//evil.example", false],
    ["/\\evil.example", false],
    ["https://book.example@evil.example", false],
    ["data:text/html,x", false],
    ["lobby.html", false],
    ["", false],
  ])("address %s is followed: %s", (text, safe) => {
    expect(isSafeAddress(text)).toBe(safe);
  });

  test.each(["//evil.example", "/\\evil.example", "http://book.example/api", "api"])("%s is no base", (apiBase) => {
    expect(() => parseConfig({ apiBase })).toThrow(ConfigError);
  });
});
