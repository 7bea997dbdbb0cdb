import { expect, test } from "#e2e/steps/fixtures.ts";
import { LONG } from "#e2e/steps/long.ts";
import { booked, placeButton, placedDialog, type Room, slipOf, typeAmount, nextPrice } from "#e2e/steps/slip.ts";

async function openOutright({ page, open, pass }: Room): Promise<string> {
  await open({ as: "jason88", hash: "/pages/winner/winner" });
  await expect(page.getByRole("banner")).toContainText("USD");
  const cell = page.getByRole("button", { name: /, \d+\.\d\d$/ }).first();
  await expect(cell).toBeVisible();
  await page.clock.runFor(400);
  const name = (await cell.getAttribute("aria-label")) ?? "";
  await cell.click();
  await expect(slipOf(page)).toBeVisible();
  await pass(2_000);
  return name;
}

test("an outright has a slip of its own, always decimal, and is placed with OrBet", async ({
  page,
  world,
  open,
  pass,
}) => {
  const name = await openOutright({ page, world, open, pass });
  const slip = slipOf(page);
  await expect(slip.getByRole("heading")).toHaveText("Outright bet");
  await expect(slip).toContainText(name.split(",")[0] ?? "");
  await expect(slip).toContainText("Open until");
  await expect(slip).toContainText(/Min [\d,]+ · Max [\d,]+/);
  await typeAmount(page, "20");
  await placeButton(page).click();
  await expect(placedDialog(page)).toBeVisible();
  expect(booked(world)).toMatchObject([{ kind: 3, paymentCents: 2_000 }]);
});

test(
  "LNK-09: the link of an outright bet opens as its runner, whose OrID no record has",
  LONG,
  async ({ page, world, open, pass }) => {
    const name = await openOutright({ page, world, open, pass });
    await typeAmount(page, "20");
    await placeButton(page).click();
    await placedDialog(page).getByRole("button", { name: "Done" }).click();
    await expect(page).toHaveURL(/betrecord\/betrecord/);
    await page.goto(`/#/pages/betrecord/bet?betId=${booked(world)[0]?.id}`);
    await page.getByRole("button", { name: "Share selections" }).click();
    const link = await page.getByRole("textbox", { name: "Link to this slip" }).inputValue();
    await page.goto("about:blank");
    await page.goto(link);
    const shared = page.getByRole("main", { name: "Shared slip" });
    await expect(shared).toContainText("1 selection, 1 open now");
    await expect(shared.getByRole("listitem")).toContainText(name.split(",")[0] ?? "–");
  },
);

test("an outright whose price moved asks, and is bet at the price that was accepted", async ({
  page,
  world,
  open,
  pass,
  door,
}) => {
  await openOutright({ page, world, open, pass });
  await typeAmount(page, "20");
  const limit = door.requests.find((line) => line.includes("GetOutrightBetLimit")) ?? "";
  const orId = Number(/OrID=(\d+)/.exec(limit)?.[1]);
  world.moveOutright(orId, 33);
  await nextPrice(pass);
  await expect(slipOf(page).getByRole("alert")).toContainText(/Odds changed from .* to 33\.00/);
  await pass(600);
  await page.getByRole("button", { name: "Accept 33.00 & bet 20" }).click();
  await expect(placedDialog(page)).toContainText("USD 660.00");
  expect(booked(world)).toMatchObject([{ odds: 33 }]);
});
