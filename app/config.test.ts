import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { isSafeAddress, parseConfig } from "./config.ts";

describe("the operator's configuration", () => {
  test("an empty file gives the cadences of the specification", () => {
    expect(parseConfig({}).intervals).toEqual({
      live: 15_000,
      today: 60_000,
      outright: 60_000,
      match: 30_000,
      matchDebug: 5_000,
      stats: 10_000,
      menu: 60_000,
      unsettled: 60_000,
      status: 5_000,
      slip: 10_000,
      sell: 5_000,
      counts: 300_000,
      token: 600_000,
    });
  });

  test("an entry that a later part reads is left to it", () => {
    expect(parseConfig({ minVersion: "1.6.0" })).toEqual(parseConfig({}));
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
    expect(() => parseConfig({ apiBase })).toThrow(v.ValiError);
  });
});
