import { expect, test } from "vitest";
import { keypadArea } from "./slipArea.ts";
import { ticketState } from "./ticket.ts";
import vectors from "#app/domain/vectors/ticket-status.json" with { type: "json" };

test.each(vectors.rows)("$id status $status, outright $outright, is $state", (row) => {
  const state = ticketState(row.status, row.outright);
  expect(state).toBe(row.state);
  expect(keypadArea({ state })).toBe(row.keypadView);
});

test("of the 256 values 192 are updating, 16 open and 48 closed, for an outright 64 open", () => {
  const count = (outright: boolean) => {
    const states = Array.from({ length: 256 }, (_, status) => ticketState(status, outright));
    return ["updating", "open", "closed"].map((state) => states.filter((one) => one === state).length);
  };
  expect(count(false)).toEqual([192, 16, 48]);
  expect(count(true)).toEqual([192, 64, 0]);
});

test("a status that is no whole number is never open", () => {
  for (const status of [Number.NaN, Number.POSITIVE_INFINITY, 3.5]) {
    expect(ticketState(status, false)).toBe("updating");
    expect(ticketState(status, true)).toBe("updating");
  }
});

test("updating covers forbidden, forbidden covers closed", () => {
  expect(keypadArea({ state: "updating", code: 19 })).toBe("updating");
  expect(keypadArea({ state: "closed", code: 18 })).toBe("updating");
  expect(keypadArea({ state: "closed", code: 19 })).toBe("forbidden");
  expect(keypadArea({ state: "open", code: 19 })).toBe("forbidden");
  expect(keypadArea({ state: "open", code: 1 })).toBe("closed");
  expect(keypadArea({ state: "open", code: 0 })).toBe("keypad");
  expect(keypadArea({ state: "open", code: undefined })).toBe("keypad");
});
