import { describe, expect, test } from "vitest";
import { Failure } from "#app/api/failure.ts";
import { setTestAddresses } from "#app/api/testing/server.ts";
import { statusPoll } from "./statusPoll.ts";

setTestAddresses();

const at = { error: null, dataUpdatedAt: 1_000, errorUpdatedAt: 0, errorUpdateCount: 0 };
const failed = (code: number, kind: "envelope" | "http" = "envelope") => ({
  error: new Failure(kind, "bet/GetUnSettleBetStatus", code),
  dataUpdatedAt: 1_000,
  errorUpdatedAt: 6_000,
  errorUpdateCount: 1,
});

describe("the status poll", () => {
  test("runs every 5 s while a bet waits", () => {
    expect(statusPoll({ ...at, data: { "1": "waiting", "2": "accepted" } }, false)).toBe(5_000);
  });

  test("rests while nothing waits, unless it is forced", () => {
    expect(statusPoll({ ...at, data: { "2": "accepted" } }, false)).toBe(false);
    expect(statusPoll({ ...at, data: undefined }, false)).toBe(false);
    expect(statusPoll({ ...at, data: { "2": "accepted" } }, true)).toBe(5_000);
  });

  test("stops on code 3, forced or not", () => {
    expect(statusPoll({ ...failed(3), data: { "1": "waiting" } }, false)).toBe(false);
    expect(statusPoll({ ...failed(3), data: { "1": "waiting" } }, true)).toBe(false);
  });

  test("goes on after any other failure", () => {
    expect(statusPoll({ ...failed(4), data: { "1": "waiting" } }, false)).toBe(5_000);
    expect(statusPoll({ ...failed(-503, "http"), data: { "1": "waiting" } }, false)).toBe(5_000);
  });
});
