import { expect, test } from "vitest";
import { Failure, type FailureKind, signalOf } from "./failure.ts";

test.each<[FailureKind, number, string | undefined]>([
  ["envelope", 3, "loggedOut"],
  ["envelope", 4, "busy"],
  ["envelope", 5, "reload"],
  ["envelope", 11, "loginNeeded"],
  ["envelope", 7, undefined],
  ["envelope", -401, undefined],
  ["http", -401, "unauthorized"],
  ["http", -403, "accessDenied"],
  ["http", -503, undefined],
  ["http", 3, undefined],
  ["timeout", -2, undefined],
  ["schema", -1, undefined],
])("%s with code %d asks for %s", (kind, code, signal) => {
  expect(signalOf(new Failure(kind, "bet/GetBets", code))).toBe(signal);
});

test("an error that is no failed call asks for nothing", () => {
  expect(signalOf(new TypeError("x"))).toBeUndefined();
});
