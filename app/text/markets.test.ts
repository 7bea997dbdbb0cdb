import { expect, test } from "vitest";
import { MARKET_TABLE } from "#app/domain/odds/marketTable.ts";
import { marketName, periodName } from "./markets.ts";

test("every market of the table has a name and a period", () => {
  for (const { id } of MARKET_TABLE) {
    expect(marketName(id).message ?? marketName(id).id, `market ${id}`).not.toMatch(/^Market/);
    expect(periodName(id), `market ${id}`).toBeDefined();
  }
});

test("a market that the table does not have is shown by its number", () => {
  expect(marketName(99).values).toEqual({ marketId: 99 });
  expect(periodName(99)).toBeUndefined();
});
