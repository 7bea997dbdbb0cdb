import { expect, test } from "#e2e/steps/fixtures.ts";
import { booked, pick, placeButton, placedDialog, slipOf, typeAmount } from "#e2e/steps/slip.ts";
import { LONG } from "#e2e/steps/long.ts";

test(
  "BET-05: two lost bets that are found together are told one after the other",
  LONG,
  async ({ page, world, open, pass }) => {
    world.movePrice(502, 3, 1, 1.95);
    world.movePrice(501, 3, 1, 1.85);
    await open({ as: "jason88" });
    await expect(page.getByRole("banner")).toContainText("jason88");
    world.nextCall({ path: "GetUnSettleBetList", status: 503, times: Number.POSITIVE_INFINITY });
    for (const teams of [/Manchester United/, /Arsenal/]) {
      world.nextCall({ path: "/api/bet/Bet", lose: true });
      await pick(page, teams, /^Over/);
      await expect(slipOf(page)).toBeVisible();
      await pass(2_000);
      await typeAmount(page, "500");
      await placeButton(page).click();
      await expect(slipOf(page)).toContainText("Checking your bet");
      await slipOf(page).getByRole("button", { name: "Close" }).last().click();
      await expect(slipOf(page)).toHaveCount(0);
    }
    const bets = booked(world);
    expect(bets).toHaveLength(2);
    world.clearFaults();
    await expect
      .poll(async () => {
        await pass(2_000);
        return placedDialog(page).isVisible();
      })
      .toBe(true);
    await pass(10_000);
    const first = (await placedDialog(page).textContent()) ?? "";
    const told = bets.filter(({ id }) => first.includes(`ID ${id}`));
    expect(told).toHaveLength(1);
    await placedDialog(page).getByRole("button", { name: "Done" }).click();
    await pass(300);
    // the time between the two is too short to be seen by a slow machine
    await expect(placedDialog(page)).toContainText(`ID ${bets.find((bet) => !told.includes(bet))?.id ?? ""}`);
    await expect(placedDialog(page)).not.toContainText(`ID ${told[0]?.id ?? ""}`);
    await placedDialog(page).getByRole("button", { name: "Done" }).click();
    await pass(1_000);
    await expect(placedDialog(page)).toHaveCount(0);
  },
);
