import { expect, test } from "vitest";
import { areOfOneAccount, tokenAction, tokensToTry, tokenToTry } from "./token.ts";
import vectors from "#app/domain/vectors/time-windows.json" with { type: "json" };

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

const jason = (left: number) => ({ account: "jason88", left });
const anna = (left: number) => ({ account: "anna", left });
const unread = (left: number) => ({ account: undefined, left });

test.each([
  ["of one account the later end goes first", jason(60), jason(600), ["stored", "launch"]],
  ["at a tie the launch does", jason(60), jason(60), ["launch", "stored"]],
  ["of two accounts the launch, though it ends sooner", anna(60), jason(600), ["launch", "stored"]],
  ["an account that cannot be read is another one", unread(60), jason(600), ["launch", "stored"]],
  ["two that cannot be read are not one", unread(60), unread(600), ["launch", "stored"]],
  ["a dead launch is not tried", anna(0), jason(600), ["stored"]],
  ["nor is a dead stored one", anna(60), jason(-1), ["launch"]],
  ["without a launch there is the stored one", undefined, jason(600), ["stored"]],
  ["and none without either", undefined, undefined, []],
] as const)("%s", (_, launch, stored, expected) => {
  const names = tokensToTry(launch, stored).map((token) => (token === launch ? "launch" : "stored"));
  expect(names).toEqual(expected);
});

test("one account is one that both tokens name", () => {
  expect(areOfOneAccount(jason(1), jason(2))).toBe(true);
  expect(areOfOneAccount(jason(1), anna(1))).toBe(false);
  expect(areOfOneAccount(unread(1), unread(1))).toBe(false);
  expect(areOfOneAccount(undefined, undefined)).toBe(false);
});
