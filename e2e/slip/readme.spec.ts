import { expect, test } from "#e2e/steps/fixtures.ts";
import { booked, openSlip, placeButton, slipOf } from "#e2e/steps/slip.ts";

test("a price that moves before the tap is asked again", async ({ page, world, open, pass }) => {
  await openSlip({ page, world, open, pass }, { as: "jason88", amount: "500" });
  world.movePrice(502, 3, 1, 2.05); // match, market, position, decimal price
  await placeButton(page).click();
  await expect(slipOf(page).getByRole("alert")).toHaveText("Odds changed from 1.95 to 2.05");
  expect(booked(world)).toHaveLength(0); // what the bookmaker knows, not what the page says
});
