import { expect, test } from "vitest";
import { isDeadLeg, legState } from "./parlayLeg.ts";

const pick = { minParlay: 2 };
const ticket = { odds: 1.9, status: 3, minParlay: 2 };

test("a leg is what its fresh price says", () => {
  expect(legState(pick, ticket, true)).toBe("open");
  expect(legState(pick, { ...ticket, status: 7 }, true)).toBe("updating");
  expect(legState(pick, { ...ticket, status: 0 }, true)).toBe("closed");
  expect(legState(pick, { ...ticket, odds: 0 }, true)).toBe("closed");
  expect(legState(pick, { ...ticket, minParlay: 0 }, true)).toBe("notForParlay");
});

test("a leg that the answer leaves out is closed; without an answer it waits", () => {
  expect(legState(pick, undefined, true)).toBe("closed");
  expect(legState(pick, undefined, false)).toBe("open");
  expect(legState({ minParlay: 0 }, undefined, false)).toBe("notForParlay");
});

test("only closed legs and those not for parlays have to go", () => {
  expect(["open", "updating", "closed", "notForParlay"].map((state) => isDeadLeg(state as "open"))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
