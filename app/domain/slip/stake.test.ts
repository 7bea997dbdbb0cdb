import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type OddsStyle } from "#app/domain/odds/odds.ts";
import { shortAmount, showAmount } from "./amountKeys.ts";
import { centsOf, checkStake, digitsOf, pressKey } from "./stake.ts";
import vectors from "#app/domain/vectors/keypad.json" with { type: "json" };

const limits = { max: 50000, balance: 100000, count: 1 };
/**
 * How often the delete key acts when held this long, ms: ui/touch/hold.test.tsx checks the same on the key itself
 * (spec §5).
 */
const deletionsOfHold = (ms: number) => 1 + Math.max(0, Math.floor((ms - 500) / 100));

/** What remains of an amount after holding the delete key this long. */
const holdDelete = (amount: string, ms: number) => amount.slice(0, Math.max(0, amount.length - deletionsOfHold(ms)));

const type = (keys: readonly string[], ctx = limits) =>
  keys.reduce((amount, key) => {
    const hold = /^Hold:(\d+)$/.exec(key)?.[1];
    return hold ? holdDelete(amount, Number(hold)) : pressKey(amount, key, ctx);
  }, "");

test.each(vectors.rows)("$id $rule: $keys gives $amount", (row) => {
  const { keys, min, max, balance, count, marketId, odds } = row;
  const amount = type(keys, { max, balance, count });
  const price = { odds, style: row.style as OddsStyle, marketId };
  const answer = checkStake({ amount, count, min, max, balance, price });
  expect(amount).toBe(row.amount);
  expect(showAmount(amount)).toBe(row.shown);
  expect(answer).toMatchObject({ total: row.total, payment: row.payment });
  // who may bet, and when, is up to the slip: slipVectors.test.ts runs the same rows on it
  if (!row.loggedIn || !row.allowed) return;
  expect(answer).toMatchObject({ reason: row.reason ?? undefined, onBet: row.onBet ?? undefined });
});

describe("a pasted text", () => {
  test.each([
    ["1.000", "1000"],
    ["1,000", "1000"],
    ["1 000", "1000"],
    ["1 000 000", "1000000"],
    ["1\u00a0000", "1000"],
    ["1\u202f000", "1000"],
    ["\t500\r\n", "500"],
    ["1'000", "1000"],
    ["０１２", "12"],
    ["๑๒๓", "123"],
    ["٣", "3"],
    ["١٬٠٠٠", "1000"],
    ["۴۵", "45"],
    ["१२३", "123"],
    [" 500 ", "500"],
    ["000", ""],
    ["123456789012", "123456789012"],
    ["0000123456789012", "123456789012"],
  ])("%s is %s", (text, amount) => {
    expect(digitsOf(text)).toBe(amount);
  });
  test.each([
    "",
    "1\t000",
    "1\n000",
    "1\r\n000",
    "100\t200",
    "100\n200\n300",
    "1\u2028000",
    "1e3",
    "-5",
    "+5",
    "−5",
    "1.5",
    "1,5",
    "1.00",
    "1,234.50",
    "1.234,50",
    "1,000.000",
    "10,00",
    "12,34,567",
    "0x10",
    "1_000",
    "0.500",
    "ten",
    "½",
    "Ⅳ",
    "1234567890123",
    "1,234,567,890,123",
    "NaN",
    "Infinity",
  ])("%s changes nothing", (text) => {
    expect(digitsOf(text)).toBeUndefined();
  });
});

describe("an amount that may have cents", () => {
  test.each([
    ["12,5", 1_250],
    ["12.5", 1_250],
    ["12.05", 1_205],
    ["0.5", 50],
    ["1,234.50", 123_450],
    ["1.234,50", 123_450],
    ["1 234,5", 123_450],
    ["1,234", 123_400],
    ["1.234", 123_400],
    ["٣٫٥", 350],
    ["١٢٫٥", 1_250],
    ["500", 50_000],
  ])("%s is %d cents", (text, cents) => expect(centsOf(text)).toBe(cents));
  test.each(["", "-5", "1e3", "12,", ",5", "1,2,3", "1.234.5", "12.345,6,7", "1.2345", "1,000.000", "1234567890123.5"])(
    "%j is none",
    (text) => expect(centsOf(text)).toBeUndefined(),
  );
  test("without decimals it is what the keypad reads", () => {
    const letters = fc.constantFrom("0", "1", "5", ",", ".", " ", "-", "e");
    const isSame = fc.property(fc.string({ unit: letters, maxLength: 9 }), (text) => {
      const whole = digitsOf(text);
      return whole === undefined || centsOf(text) === Number(whole) * 100;
    });
    expect(fc.check(isSame).failed).toBe(false);
  });
});

describe("a hardware key", () => {
  test("of any script types its digit", () => {
    expect(type(["๑", "٣", "０"])).toBe("130");
  });
  test.each([".", ",", "-", "e", " ", "Enter", "Tab", "F1", "", "0000", "+", "+1e3", "Shift"])(
    "%s changes nothing",
    (key) => {
      expect(pressKey("12", key, limits)).toBe("12");
    },
  );
});

describe("the key of the last stake", () => {
  test("takes the place of what was typed", () => {
    expect(type(["5", "=250"])).toBe("250");
    expect(type(["=250", "0"])).toBe("2500");
  });
  test.each(["=", "=1e3", "=-5", "=1.5", "=1234567890123"])("%s changes nothing", (key) => {
    expect(pressKey("12", key, limits)).toBe("12");
  });
});

describe("broken limits", () => {
  test.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY, "1,000"])(
    "Max and All with %s do nothing",
    (sum) => {
      const broken = { max: sum as number, balance: sum as number, count: 1 };
      expect(pressKey("12", "Max", broken)).toBe("12");
      expect(pressKey("12", "All", broken)).toBe("12");
    },
  );
  test("Max of nothing or below empties the amount, Max above twelve digits is ignored", () => {
    expect(pressKey("12", "Max", { ...limits, max: 0 })).toBe("");
    expect(pressKey("12", "All", { ...limits, balance: -5 })).toBe("");
    expect(pressKey("12", "Max", { ...limits, max: 1e13 })).toBe("12");
    expect(pressKey("12", "Max", { ...limits, max: 1e25 })).toBe("12");
    expect(pressKey("12", "Max", { ...limits, count: 0 })).toBe("12");
  });

  const question = {
    amount: "100",
    count: 1,
    min: 10,
    max: 50000,
    balance: 100000,
    price: { odds: 0.95, style: 3 as const, marketId: 1 },
  };
  test.each([
    [{}, undefined],
    [{ count: 0 }, "nothingSelected"],
    [{ count: Number.NaN }, "nothingSelected"],
    [{ count: 1e300 }, "nothingSelected"],
    [{ amount: "" }, "empty"],
    [{ amount: "0" }, "empty"],
    [{ amount: "1e3" }, "empty"],
    [{ min: null }, "limitsUnknown"],
    [{ max: undefined }, "limitsUnknown"],
    [{ max: Number.NaN }, "limitsUnknown"],
    [{ max: "1,000" as unknown as number }, "limitsUnknown"],
    [{ max: 0 }, "aboveMax"],
    [{ min: 0, max: 0 }, "aboveMax"],
    [{ min: 0 }, undefined],
    [{ min: 101 }, "belowMin"],
    [{ min: 200, max: 50 }, "belowMin"],
    [{ price: { odds: 0, style: 3 as const, marketId: 1 } }, "noPrice"],
    [{ balance: null }, "balanceUnknown"],
    [{ balance: Number.NaN }, "balanceUnknown"],
    [{ balance: -5 }, "balanceUnknown"],
  ])("%o is refused: %s", (change, reason) => {
    const answer = checkStake({ ...question, ...change });
    expect(answer.reason).toBe(reason);
    expect(answer.onBet).toBe(reason === undefined ? "submit" : undefined);
  });
  test("a parlay is charged its total", () => {
    const { price: _price, ...parlay } = question;
    expect(checkStake({ ...parlay, count: 11 })).toMatchObject({ total: 1100, payment: 1100, onBet: "submit" });
    expect(checkStake({ ...parlay, count: 11, balance: 1099.99 }).onBet).toBe("insufficient");
  });

  const bets = fc.oneof(fc.double(), fc.integer({ min: -1, max: 300 }));
  const sum = fc.oneof(
    fc.double(),
    fc.integer({ min: 0, max: 100000 }),
    fc.constantFrom(null, undefined, 0, -1, "1,000" as unknown as number),
  );
  test("no limit, balance or count ever opens the button wrongly or shows anything but digits", () => {
    fc.assert(
      fc.property(sum, sum, sum, bets, fc.constantFrom("Max", "All"), (min, max, balance, count, key) => {
        const amount = pressKey("", key, { max, balance, count });
        expect(amount).toMatch(/^(?:[1-9]\d{0,11})?$/);
        const answer = checkStake({ ...question, amount: amount || "100", min, max, balance, count });
        expect(Number.isFinite(answer.total)).toBe(true);
        const sound = [min, max, balance].every((limit) => Number.isFinite(limit) && limit! >= 0);
        expect(answer.reason === undefined && !(sound && answer.total >= min! && answer.total <= max!)).toBe(false);
      }),
    );
  });
});

describe("typing", () => {
  const key = fc.constantFrom(
    ..."0123456789".split(""),
    "00",
    "000",
    "+100",
    "+5000",
    "=250",
    "Max",
    "All",
    "Del",
    ".",
    "x",
  );
  test("any keys leave digits without leading zeros, twelve at most", () => {
    fc.assert(
      fc.property(fc.array(key, { maxLength: 40 }), (keys) => {
        expect(type(keys)).toMatch(/^(?:[1-9]\d{0,11})?$/);
      }),
    );
  });
  test("digit keys agree with whole-number arithmetic", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 12 }), (digits) => {
        const value = digits.reduce((total, digit) => total * 10 + digit, 0);
        expect(type(digits.map(String))).toBe(value === 0 ? "" : String(value));
      }),
    );
  });
});

test.each([
  ["", ""],
  ["50", "50"],
  ["5000", "5,000"],
  ["99999", "99,999"],
  ["500000", "500K"],
  ["1500000", "1.5M"],
  ["123456", "123,456"],
  ["12345678", "12,345,678"],
  ["2000000000", "2B"],
])("design-3, part 9: the key of %s says %s, and leaves no digit out", (amount, said) => {
  expect(shortAmount(amount)).toBe(said);
});
