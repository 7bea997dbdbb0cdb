import { expect, test } from "vitest";
import { dayHeadText } from "./kickOff.ts";

const NOW = Date.parse("2026-11-25T16:30:00Z");

test("a date has its name by the member's clock, and further away only itself", () => {
  const head = (date: string, offset = 8, locale = "en-US") => dayHeadText(locale, date, offset, NOW);
  // half past midnight at GMT+8
  expect(head("2026-11-26")).toBe("Today · Thu, Nov 26");
  expect(head("2026-11-27")).toBe("Tomorrow · Fri, Nov 27");
  expect(head("2026-11-26", 0)).toBe("Tomorrow · Thu, Nov 26");
  expect(head("2026-11-28")).toBe("Sat, Nov 28");
  expect(head("2026-11-27", 8, "vi-VN")).toMatch(/^Ngày mai · /);
  expect(head("2026-11-27", 8, "ja-JP")).toMatch(/^明日 · /);
});
