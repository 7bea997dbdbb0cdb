import { i18n } from "@lingui/core";
import { beforeAll, expect, test } from "vitest";
import { BET_REFUSALS, generalHelp, generalText } from "./refusals.ts";

beforeAll(() => i18n.loadAndActivate({ locale: "en-US", messages: {} }));

/** Section 8 of the specification, word for word; the code 5 has no words there. */
test.each([
  [-1, "System error, try again later"],
  [2, "Parameter error"],
  [3, "Authentication failed, log in again"],
  [4, "Service busy"],
  [6, "Odds updating"],
  [8, "Blocked country"],
  [9, "Balance insufficient, please recharge"],
  [-2, "Network Error"],
  [-400, "Server request error"],
  [-401, "Unauthorized"],
  [-403, "Access denied"],
  [-404, "Address does not exist"],
  [-500, "Server error"],
  [-503, "Server busy, access later"],
])("spec §8: general code %i says %s", (code, words) => {
  expect(i18n._(generalText(code))).toBe(words);
});

test("spec §8: a call without an answer is a network error first, and its code's words come below", () => {
  const help = generalHelp(-2);
  expect(help && i18n._(help)).toBe("Network request timed out. Please check your connection.");
  expect(generalHelp(77)).toBeUndefined();
});

test("spec §8: a bet without the money for it offers the recharge, and one from a blocked country says so", () => {
  expect(i18n._(BET_REFUSALS.insufficientBalance)).toBe("Balance insufficient, please recharge");
  expect(i18n._(BET_REFUSALS.recharge)).toBe("Balance insufficient, please recharge");
  expect(i18n._(BET_REFUSALS.blockedCountry)).toBe("Blocked country");
});

// "Nothing was deducted" stands below each of them, once
test.each(Object.entries(BET_REFUSALS))("why a bet was refused says nothing of what was kept: %s", (_, reason) => {
  expect(i18n._(reason)).not.toMatch(/nothing was|(is|are) kept/i);
});
