import { i18n } from "@lingui/core";
import { beforeAll, expect, test } from "vitest";
import { MARKET_TABLE } from "#app/domain/odds/marketTable.ts";
import { marketLine, marketName, periodName } from "./markets.ts";

beforeAll(() => i18n.loadAndActivate({ locale: "en-US", messages: {} }));

test("every market of the table has a name and a period in each of its sports", () => {
  for (const { id, sports } of MARKET_TABLE) {
    for (const sportId of sports) {
      const market = { marketId: id, sportId };
      expect(marketName(market).message ?? marketName(market).id, `market ${id}`).not.toMatch(/^Market/);
      expect(periodName(market), `market ${id}`).toBeDefined();
    }
  }
});

test("a market that the table does not have is shown by its number", () => {
  expect(marketName({ marketId: 99, sportId: 1 }).values).toEqual({ marketId: 99 });
  expect(periodName({ marketId: 99, sportId: 1 })).toBeUndefined();
});

test("full time is said only where bets count regular time (domain B6)", () => {
  const line = (sportId: number, marketId: number) => marketLine(i18n, { sportId, marketId });
  expect(line(1, 1)).toBe("Full time · Handicap");
  expect(line(2, 1)).toBe("Full match · Handicap");
  expect(line(2, 19)).toBe("Full match · Winning margin");
  // the handicap of hockey counts overtime and the shoot-out, its 1X2 sixty minutes
  expect(line(5, 1)).toBe("Full match · Handicap");
  expect(line(5, 5)).toBe("Full time · 1X2");
  expect(line(4, 16)).toBe("Full match · Money line");
});

test("goals and points, halves and the halves of quarters have messages of their own", () => {
  const ids = (sportId: number, marketId: number) => {
    const market = { sportId, marketId };
    return [periodName(market)?.id, marketName(market).id];
  };
  expect(ids(1, 2)[0]).not.toBe(ids(2, 2)[0]);
  expect(ids(1, 2)[1]).not.toBe(ids(2, 2)[1]);
  expect(ids(1, 53)).not.toEqual(ids(2, 53));
  expect(ids(1, 19)[1]).not.toBe(ids(2, 19)[1]);
  expect(ids(1, 2)).toEqual(ids(13, 2));
});
