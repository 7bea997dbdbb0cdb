import { type Page } from "@playwright/test";
import { expect, test } from "#e2e/steps/fixtures.ts";
import { amountOf, openSlip, placeButton, slipOf, typeAmount } from "#e2e/steps/slip.ts";

/** From here on the bookmaker's tickets have these limits. */
const limit = (page: Page, min: number, max: number) =>
  page.addInitScript(
    (limits) => {
      const ask = window.fetch;
      window.fetch = async (input, init) => {
        const answer = await ask(input, init);
        if (!(input instanceof Request ? input.url : String(input)).includes("GetTicketOdds")) return answer;
        const text = await answer.text();
        const body = text
          .replace(/"MinBet":[\d.]+/g, `"MinBet":${limits.min}`)
          .replace(/"MaxBet":[\d.]+/g, `"MaxBet":${limits.max}`);
        return new Response(body, { headers: { "content-type": "application/json" } });
      };
    },
    { min, max },
  );

test("limits with cents print the whole amounts that are taken: the most rounded down, the least up", async ({
  page,
  world,
  open,
  pass,
}) => {
  await limit(page, 9.5, 999.99);
  await openSlip({ page, world, open, pass }, { amount: "" });
  const slip = slipOf(page);
  await expect(slip).toContainText("Min 10 · Max 999");
  await typeAmount(page, "Max");
  await expect(amountOf(page)).toHaveText("999");
  await expect(placeButton(page)).toBeEnabled();
  for (const _ of "999") await page.getByRole("button", { name: "Delete" }).click();
  await typeAmount(page, "1000");
  await expect(slip.getByRole("alert")).toHaveText("Maximum stake 999");
  for (const _ of "1000") await page.getByRole("button", { name: "Delete" }).click();
  await typeAmount(page, "9");
  await expect(slip.getByRole("alert")).toHaveText("Minimum stake 10");
});
