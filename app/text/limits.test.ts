import fc from "fast-check";
import { expect, test } from "vitest";
import { checkStake, pressKey } from "#app/domain/slip/stake.ts";
import { maximumText, minimumText } from "./limits.ts";

test.each([
  [999.99, "1,000", "999"],
  [1000, "1,000", "1,000"],
  [9.5, "10", "9"],
  [0.5, "1", "0"],
  [0, "0", "0"],
  [null, "—", "—"],
  [undefined, "—", "—"],
])("a limit of %s is at least %s and at most %s", (limit, least, most) => {
  expect(minimumText(limit)).toBe(least);
  expect(maximumText(limit)).toBe(most);
});

test("what is printed is taken, and the key Max types what is printed", () => {
  const cents = fc.integer({ min: 100, max: 1_000_000_000 }).map((value) => value / 100);
  fc.assert(
    fc.property(cents, cents, (one, other) => {
      const [min, max] = [Math.min(one, other), Math.max(one, other)];
      const reason = (amount: string) => checkStake({ amount, count: 1, min, max, balance: 1e12 }).reason;
      const [least, most] = [minimumText(min), maximumText(max)].map((text) => text.replaceAll(",", ""));
      expect(reason(least ?? "")).not.toBe("belowMin");
      expect(reason(most ?? "")).not.toBe("aboveMax");
      expect(pressKey("", "Max", { max, count: 1 })).toBe(most);
    }),
  );
});
