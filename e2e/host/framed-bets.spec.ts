import { book, expect, heard, kitPage, openFramedSlip, session, test, typeFramed } from "#e2e/steps/host.ts";
import { after } from "#e2e/steps/long.ts";
import { booked } from "#e2e/steps/slip.ts";

const NO_BALANCE = '{"source":"sportsbook","version":1,"type":"NoBalance"}';

for (const [at, result] of [7, 13, 9].entries()) {
  test(
    `in a frame a bet answered with ${result} tells the host, and offers no deposit of our own`,
    after(1, at),
    async ({ page, world, host, pass }) => {
      host.show(kitPage(host, await session(world)));
      await page.clock.install({ time: world.clock.now() });
      await page.goto(`${host.origin}/host.html`);
      await openFramedSlip(page, world);
      await page.clock.runFor(2_100);
      await typeFramed(page, "500");
      world.nextCall({ path: "/api/bet/Bet", result, message: "" });
      const place = book(page).getByRole("button", { name: "Place bet · 500" });
      // the button waits until it is seen whole
      await expect(async () => {
        await pass(200);
        await expect(place).toBeEnabled({ timeout: 200 });
      }).toPass();
      await pass(600);
      await place.click();
      // what the answer leaves open is asked for again, a second at a time
      await expect(async () => {
        if (result === 13) await pass(1_000);
        expect(await heard(page)).toContain(NO_BALANCE);
      }).toPass();
      await expect(book(page).getByRole("dialog", { name: "Single bet" })).toContainText(
        "Balance insufficient, please recharge",
      );
      await expect(book(page).getByRole("button", { name: "Recharge" })).toHaveCount(0);
      await expect(book(page).getByRole("button", { name: "Change the amount" })).toBeVisible();
      expect(booked(world)).toHaveLength(0);
    },
  );
}
