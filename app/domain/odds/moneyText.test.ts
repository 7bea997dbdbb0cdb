import Big from "big.js";
import fc from "fast-check";
import { expect, test } from "vitest";
import { formatMoney } from "./moneyText.ts";

test("money has thousands separators and the decimals asked for", () => {
  expect(formatMoney(1949999999998.05, 2)).toBe("1,949,999,999,998.05");
  expect(formatMoney(1000, 0)).toBe("1,000");
  expect(formatMoney(999, 2)).toBe("999.00");
  expect(formatMoney(0, 2)).toBe("0.00");
  expect(formatMoney(-0.001, 2)).toBe("0.00");
  expect(formatMoney(-1234.5, 2)).toBe("−1,234.50");
  expect(formatMoney(1e21, 0)).toBe("1,000,000,000,000,000,000,000");
  expect(formatMoney(Big("12345.675"), 2)).toBe("12,345.68");
});

test.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY, "1,000", {}])("%s is a dash", (amount) => {
  expect(formatMoney(amount as number, 2)).toBe("—");
});

test("any amount prints as big.js rounds it", () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constantFrom(0, 2), (amount, decimals) => {
      const figures = formatMoney(amount, decimals as 0 | 2)
        .replaceAll(",", "")
        .replace("−", "-");
      const rounded = Big(amount).round(decimals, Big.roundHalfUp);
      expect(figures).toBe(rounded.eq(0) ? Big(0).toFixed(decimals) : rounded.toFixed(decimals));
    }),
  );
});
