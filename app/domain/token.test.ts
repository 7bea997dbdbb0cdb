import { expect, test } from "vitest";
import { tokenAction, tokenToTry } from "./token.ts";
import vectors from "./vectors/time-windows.json" with { type: "json" };

const refreshes = vectors.rows.filter(({ rule }) => rule === "TIME-TOKEN-REFRESH");
const picks = vectors.rows.filter(({ rule }) => rule === "TIME-TOKEN-PICK");

test.each(refreshes)("$id $secondsLeft s left: $action", ({ secondsLeft, action }) => {
  expect(tokenAction(secondsLeft)).toBe(action);
});

test.each(picks)("$id $launchLeft against $storedLeft: $pick", ({ launchLeft, storedLeft, pick }) => {
  expect(tokenToTry(launchLeft ?? undefined, storedLeft ?? undefined)).toBe(pick);
});

test("at a tie the launch token is tried, and an end that does not read is no end", () => {
  expect(tokenToTry(500, 500)).toBe("launch");
  expect(tokenToTry(Number.NaN, 500)).toBe("stored");
  expect(tokenAction(Number.NaN)).toBe("expired");
  expect(tokenAction(undefined)).toBe("expired");
});
