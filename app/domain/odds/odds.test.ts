import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  allowedStyle,
  compareOdds,
  convertOdds,
  decimalOf,
  formatOdds,
  fromNet,
  isNegativePrice,
  isRedPrice,
  isOddsStyle,
  ODDS_STYLE,
  type OddsStyle,
  toNet,
  ODDS_STYLES,
} from "./odds.ts";
import vectors from "#app/domain/vectors/odds-conversion.json" with { type: "json" };

const STYLES: OddsStyle[] = [1, 2, 3, 4, 5, 6];

interface ConvertRow {
  style: OddsStyle;
  odds: number;
  net: number | null;
  to: Record<string, number> | null;
  display: Record<string, string> | null;
  class: Record<string, string> | null;
}

const priced = vectors.rows.filter((row) => row.kind === "convert" && row.net !== null) as unknown as ConvertRow[];
const invalid = vectors.rows.filter((row) => row.kind === "convert" && row.net === null) as unknown as ConvertRow[];
const shown = vectors.rows.filter((row) => row.kind === "show");

describe("the conversion table", () => {
  test("is read whole", () => {
    expect(priced.length + invalid.length + shown.length).toBe(vectors.rows.length);
  });
  test.each(priced)("$id $odds in style $style agrees in all styles", (row) => {
    expect(Math.abs(toNet(row.odds, row.style)! - row.net!)).toBeLessThanOrEqual(1e-6);
    for (const target of STYLES) {
      const price = convertOdds(row.odds, row.style, target)!;
      expect(Math.abs(price - row.to![target]!)).toBeLessThanOrEqual(1e-6);
      expect(formatOdds(price, target, { converted: true })).toBe(row.display![target]);
      expect(isNegativePrice(price, target, { converted: true })).toBe(row.class![target] === "neg");
    }
  });
  test.each(invalid)("$id $odds in style $style is no price", ({ odds, style }) => {
    expect(toNet(odds, style)).toBeUndefined();
    expect(formatOdds(odds, style)).toBe("–");
    expect(isNegativePrice(odds, style)).toBe(false);
  });
  test.each(shown)("$id a server price $odds in style $style reads $text", (row) => {
    expect(formatOdds(row.odds, row.style as OddsStyle)).toBe(row.text);
    expect(isNegativePrice(row.odds, row.style as OddsStyle)).toBe((row.class as unknown) === "neg");
  });
});

describe("the text of a price", () => {
  test("American is whole with a plus, Malay and Indonesian carry no plus", () => {
    expect(formatOdds(110, ODDS_STYLE.US)).toBe("+110");
    expect(formatOdds(-110, ODDS_STYLE.US)).toBe("−110");
    expect(formatOdds(0.95, ODDS_STYLE.MY)).toBe("0.95");
    expect(formatOdds(1.25, ODDS_STYLE.ID)).toBe("1.25");
  });
  test("a third decimal is shown only when it was sent and is not zero", () => {
    expect(formatOdds(1.925, ODDS_STYLE.EU)).toBe("1.925");
    expect(formatOdds(1.9, ODDS_STYLE.EU)).toBe("1.90");
    expect(formatOdds(1.925, ODDS_STYLE.EU, { converted: true })).toBe("1.93");
  });
  test("zero, infinity and not-a-number are a dash in every style", () => {
    for (const style of STYLES) {
      for (const odds of [0, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]) {
        expect(formatOdds(odds, style)).toBe("–");
      }
    }
  });
  test("a price as text or missing is no price", () => {
    expect(toNet("1.95" as unknown as number, ODDS_STYLE.EU)).toBeUndefined();
    expect(formatOdds(undefined as unknown as number, ODDS_STYLE.EU)).toBe("–");
  });
});

describe("price moves", () => {
  test("Malay 0.98 to -0.98 is up", () => {
    expect(compareOdds(0.98, -0.98, ODDS_STYLE.MY)).toBe(1);
    expect(compareOdds(-0.98, 0.98, ODDS_STYLE.MY)).toBe(-1);
  });
  test("both spellings of evens are equal", () => {
    expect(compareOdds(1, -1, ODDS_STYLE.MY)).toBe(0);
    expect(compareOdds(-100, 100, ODDS_STYLE.US)).toBe(0);
  });
  test("a price that went away has no direction", () => {
    expect(compareOdds(0.98, 0, ODDS_STYLE.MY)).toBe(0);
  });
});

describe("the style in force", () => {
  const server = { allowed: [1, 2, 3], hasBurma: false, serverDefault: 3 };
  test("is the wanted one when it is allowed", () => {
    expect(allowedStyle({ ...server, wanted: 1 })).toBe(1);
  });
  test("falls back to the server's, then to decimal", () => {
    expect(allowedStyle({ ...server, wanted: 5 })).toBe(3);
    expect(allowedStyle({ ...server, wanted: "1" })).toBe(3);
    expect(allowedStyle({ ...server, wanted: 9, serverDefault: 5 })).toBe(2);
    expect(allowedStyle({ wanted: 1, allowed: [], hasBurma: true, serverDefault: undefined })).toBe(2);
  });
  test("is Burmese only where the server has Burma", () => {
    expect(allowedStyle({ ...server, wanted: 6, allowed: [2, 6] })).toBe(2);
    expect(allowedStyle({ ...server, wanted: 6, allowed: [2, 6], hasBurma: true })).toBe(6);
  });
  test.each([0, 7, 1.5, "2", null, undefined, Number.NaN])("%s is no style", (value) => {
    expect(isOddsStyle(value)).toBe(false);
  });
});

const cents = fc.integer({ min: 1, max: 20_000 });

test("what is no price in its style has no net and is none in another", () => {
  expect(toNet(1.5, 9 as OddsStyle)).toBeUndefined();
  expect(toNet(0, 1)).toBeUndefined();
  expect(convertOdds(1, 2, 3)).toBeUndefined();
  expect(decimalOf(50, 5)).toBeUndefined();
});

test("the styles have the numbers of the wire", () => {
  expect(ODDS_STYLE).toEqual({ MY: 1, EU: 2, HK: 3, ID: 4, US: 5, BU: 6 });
  expect(Object.values(ODDS_STYLE)).toEqual(ODDS_STYLES);
});

test("a price survives the way to any style and back", () => {
  fc.assert(
    fc.property(cents, fc.constantFrom(...STYLES), (hundredths, style) => {
      const net = hundredths / 100;
      expect(toNet(fromNet(net, style)!, style)!).toBeCloseTo(net, 9);
    }),
  );
});

test("Indonesian is American over a hundred, and negative Malay is minus the reciprocal", () => {
  fc.assert(
    fc.property(cents, (hundredths) => {
      const net = hundredths / 100;
      expect(fromNet(net, ODDS_STYLE.ID)!).toBeCloseTo(fromNet(net, ODDS_STYLE.US)! / 100, 9);
      const malay = fromNet(net, ODDS_STYLE.MY)!;
      expect(malay).toBeCloseTo(hundredths <= 100 ? net : -100 / hundredths, 12);
    }),
  );
});

test("a converted Hong Kong text equals whole-number rounding of thousandths", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1001, max: 200_000 }), (thousandths) => {
      const half = Math.floor((thousandths - 1000 + 5) / 10);
      const text = `${Math.floor(half / 100)}.${String(half % 100).padStart(2, "0")}`;
      const price = convertOdds(thousandths / 1000, ODDS_STYLE.EU, ODDS_STYLE.HK)!;
      expect(formatOdds(price, ODDS_STYLE.HK, { converted: true })).toBe(text);
    }),
  );
});

test("decimal order and direction agree in every style", () => {
  fc.assert(
    fc.property(cents, cents, fc.constantFrom(...STYLES), (a, b, style) => {
      const from = fromNet(a / 100, style)!;
      const to = fromNet(b / 100, style)!;
      expect(compareOdds(from, to, style)).toBe(Math.sign(b - a));
      expect(decimalOf(from, style)!).toBeCloseTo(a / 100 + 1, 9);
    }),
  );
});

test("a net of nothing, below nothing or without end is no price in any style", () => {
  for (const style of STYLES)
    for (const net of [0, -0.5, Number.NaN, Infinity]) expect(fromNet(net, style)).toBeUndefined();
});

test("a negative price is red in Malay and Indonesian odds only", () => {
  expect(isRedPrice(-0.85, ODDS_STYLE.MY)).toBe(true);
  expect(isRedPrice(-1.2, ODDS_STYLE.ID)).toBe(true);
  expect(isRedPrice(-120, ODDS_STYLE.US)).toBe(false);
  expect(isRedPrice(0.85, ODDS_STYLE.MY)).toBe(false);
});
