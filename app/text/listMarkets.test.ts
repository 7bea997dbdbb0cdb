import { i18n } from "@lingui/core";
import { expect, test } from "vitest";
import { viewsOf } from "#app/components/board/views.ts";
import { SPORT_ORDER } from "#app/domain/odds/sports.ts";
import { columnName } from "./listMarkets.ts";
import { marketLine } from "./markets.ts";

test("the columns of every list are named as their markets are everywhere else (design 4.2)", () => {
  i18n.loadAndActivate({ locale: "en-US", messages: {} });
  const shown = SPORT_ORDER.flatMap((sportId) =>
    viewsOf(sportId, true).flatMap(({ rows }) =>
      (rows.look === "pairs" ? rows.markets : [rows.market]).map((marketId) => ({ marketId, sportId })),
    ),
  );
  expect(new Set(shown.map(({ marketId }) => marketId))).toEqual(new Set([1, 2, 3, 4, 5, 16]));
  for (const market of shown) expect(columnName(i18n, market)).toBe(marketLine(i18n, market));
  expect(columnName(i18n, { marketId: 4, sportId: 1 })).toBe("1st half · Over / Under");
});
