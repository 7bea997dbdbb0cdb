import { testApp } from "#app/application/testing/testApp.ts";
import { expect, test } from "vitest";
import { pickOf } from "#app/domain/slip/testing/slips.ts";
import { showPlayType } from "#app/stores/list.ts";
import { useSlip } from "#app/stores/slip.ts";
import { pickPrice } from "./pickPrice.ts";

test("domain A5: a price that joins the parlay from another style is decimal, with two decimals", () => {
  const app = testApp();
  showPlayType(app, "parlay");
  pickPrice(app, pickOf(1, { odds: -0.92, oddsStyle: 1 }));
  pickPrice(app, pickOf(2, { odds: -115, oddsStyle: 5 }));
  pickPrice(app, pickOf(3, { odds: 1.925 }));
  const { parlay } = useSlip.of(app).getState();
  expect(parlay.map(({ odds, oddsStyle }) => [odds, oddsStyle])).toEqual([
    [2.09, 2],
    [1.87, 2],
    [1.925, 2],
  ]);
});
