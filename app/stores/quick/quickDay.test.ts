import { expect, test } from "vitest";
import { countQuick, keepTerms, quickSpent } from "./quickDay.ts";

const SUNDAY = "2026-11-22";
const MONDAY = "2026-11-23";
const TERMS = { amount: 10, perBet: 10, perDay: 100 };

test("a refusal gives back what its bet counted", () => {
  keepTerms("a", TERMS, SUNDAY);
  countQuick("a", SUNDAY, 10);
  countQuick("a", SUNDAY, 9.3);
  countQuick("a", SUNDAY, -10);
  expect(quickSpent("a", SUNDAY)).toBe(9.3);
});

test("a refusal that comes after the report day has changed takes nothing from the new one (QCK-01)", () => {
  keepTerms("b", TERMS, SUNDAY);
  countQuick("b", SUNDAY, 10);
  countQuick("b", MONDAY, 20);
  countQuick("b", SUNDAY, -10);
  expect(quickSpent("b", MONDAY)).toBe(20);
});
