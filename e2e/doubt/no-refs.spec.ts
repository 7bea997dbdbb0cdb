import { type Page } from "@playwright/test";
import { book } from "#e2e/steps/bets.ts";
import { expect, test } from "#e2e/steps/fixtures.ts";
import { betCalls, booked, openSlip, placeButton, placedDialog, slipOf, waitOut } from "#e2e/steps/slip.ts";
import { after, LONG } from "#e2e/steps/long.ts";
import { pressEscape } from "#e2e/steps/taps.ts";

const HOUR = 3_600_000;
const RECOGNISED = "We received no answer. Recognised by selection and stake.";

/** A bookmaker that keeps no ClientRef: it never comes to know one. */
const withoutRefs = (page: Page) =>
  page.route("**/api/bet/Bet", (route) => {
    const { ClientRef: _, ...order } = route.request().postDataJSON() as Record<string, unknown>;
    return route.fallback({ postData: JSON.stringify(order) });
  });

for (const [at, hours] of [-26, 26, -1, 1].entries())
  test(
    `without refs and with a clock ${hours} h off, a lost bet is told by what it was recognised`,
    after(1, at),
    async ({ page, world, open, pass, door }) => {
      await withoutRefs(page);
      await page.clock.setSystemTime(world.clock.now() + hours * HOUR);
      await openSlip({ page, world, open, pass });
      world.nextCall({ path: "/api/bet/Bet", lose: true });
      await placeButton(page).click();
      await expect(slipOf(page)).toContainText("Checking your bet");
      await pass(1_000);
      await expect(placedDialog(page)).toContainText(`ID ${booked(world)[0]?.id ?? ""}`);
      await expect(placedDialog(page)).toContainText(RECOGNISED);
      await expect(placedDialog(page)).toContainText("USD 500.00");
      // until it is answered the slip is neither open nor given up
      await expect(slipOf(page)).toContainText("Is this bet yours?");
      await expect(placeButton(page)).toBeHidden();
      await placedDialog(page).getByRole("button", { name: "Done" }).click();
      await expect(slipOf(page)).toBeHidden();
      await expect(placedDialog(page)).toBeHidden();
      expect(booked(world)).toHaveLength(1);
      expect(betCalls(door.requests)).toHaveLength(1);
    },
  );

test(
  "a bet that the member says is not theirs is set aside, and the search goes on to its end",
  LONG,
  async ({ page, world, open, pass, door }) => {
    await withoutRefs(page);
    await openSlip({ page, world, open, pass });
    world.nextCall({ path: "/api/bet/Bet", lose: true });
    await placeButton(page).click();
    await expect(slipOf(page)).toContainText("Checking your bet");
    await pass(1_000);
    await placedDialog(page).getByRole("button", { name: "Not mine" }).click();
    await expect(slipOf(page)).toContainText("Checking your bet");
    await expect(placeButton(page)).toBeHidden();
    await page.reload();
    await expect(slipOf(page)).toContainText("Checking your bet");
    await waitOut({ page, world }, slipOf(page).getByText("The bet is not in your bet list"));
    await expect(placedDialog(page)).toBeHidden();
    expect(betCalls(door.requests)).toHaveLength(1);
  },
);

test(
  "of several bets that fit the member says which is theirs; the question survives Escape and a reload",
  LONG,
  async ({ page, world, open, pass, door }) => {
    const question = page.getByRole("alertdialog", { name: "Which of these bets is yours?" });
    await withoutRefs(page);
    await openSlip({ page, world, open, pass });
    world.nextCall({ path: "/api/bet/Bet", lose: true });
    await placeButton(page).click();
    await expect.poll(() => booked(world).length).toBe(1);
    const [ours] = booked(world);
    if (ours === undefined) throw new Error("nothing was booked");
    // another device of the member, at the same moment
    const theirs = book(world, { ...ours, id: "8830999999" });
    await pass(1_000);
    for (const { id } of [ours, theirs]) await expect(question).toContainText(id);
    await pressEscape(page);
    await expect(question).toBeHidden();
    await expect(placeButton(page)).toBeHidden();
    await slipOf(page).getByRole("button", { name: "View bet" }).click();
    await expect(question).toBeVisible();
    await page.reload();
    await pass(1_000);
    await question.getByRole("button", { name: ours.id }).click();
    await expect(placedDialog(page)).toContainText(`ID ${ours.id}`);
    await placedDialog(page).getByRole("button", { name: "Done" }).click();
    await expect(slipOf(page)).toBeHidden();
    expect(betCalls(door.requests)).toHaveLength(1);
  },
);

test(
  "a bet that was settled before it was looked for is not called missing",
  LONG,
  async ({ page, world, open, pass }) => {
    await withoutRefs(page);
    await openSlip({ page, world, open, pass });
    world.nextCall({ path: "/api/bet/Bet", lose: true });
    world.nextCall({ path: "GetUnSettleBetList", status: 503, times: 4 });
    await placeButton(page).click();
    await expect.poll(() => booked(world).length).toBe(1);
    const [ours] = booked(world);
    if (ours === undefined) throw new Error("nothing was booked");
    const at = world.clock.now();
    Object.assign(ours, { status: 2, statusAt: at, settledAt: at, result: 2, netCents: -50_000 });
    const question = page.getByRole("alertdialog", { name: "Is this bet yours?" });
    await waitOut({ page, world }, question);
    await expect(question).toContainText(`Settled · ID ${ours.id}`);
    await question.getByRole("button", { name: "It is mine" }).click();
    await expect(placedDialog(page)).toContainText(`ID ${ours.id}`);
  },
);
