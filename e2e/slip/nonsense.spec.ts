import { expect, test } from "#e2e/steps/fixtures.ts";
import {
  amountOf,
  betCalls,
  booked,
  nextPrice,
  openAgain,
  openSlip,
  pick,
  placeButton,
  placedDialog,
  slipOf,
  typeAmount,
} from "#e2e/steps/slip.ts";
import { LONG } from "#e2e/steps/long.ts";

/** Limits that no amount can meet, as a broken server sends them, in JSON (BET-15). */
const LIMITS = [
  ["none", "{}"],
  ["null", '{"MinBet":null,"MaxBet":null}'],
  ["text", '{"MinBet":"1,000","MaxBet":"NaN"}'],
  ["a maximum under the minimum", '{"MinBet":1000,"MaxBet":10}'],
  ["zero", '{"MinBet":0,"MaxBet":0}'],
  ["below zero", '{"MinBet":-5,"MaxBet":-1}'],
] as const;

test(
  "BET-15: with limits that no amount can meet the button is shut, and no nonsense is on the screen",
  LONG,
  async ({ page, world, open, pass, door }) => {
    for (const [at, [name, limits]] of LIMITS.entries())
      await test.step(name, async () => {
        world.clearFaults();
        const body = `{"Code":0,"Data":{"BetLimit":${limits},"Ticket":{"GameID":1,"TicketID":"1","CurrentOdds":1.95,"Hdp":"2.25","BonusFlag":0,"Status":3}}}`;
        world.nextCall({ path: "GetTicketOdds", malformed: body, times: Number.POSITIVE_INFINITY });
        world.nextCall({
          path: "GetBetLimit",
          malformed: `{"Code":0,"Data":${limits}}`,
          times: Number.POSITIVE_INFINITY,
        });
        // a slip asks for its limits when it is opened
        if (at === 0) await openSlip({ page, world, open, pass }, { amount: "" });
        else await openAgain({ page, pass }, "");
        await expect(slipOf(page)).toBeVisible();
        await typeAmount(page, "500", "Max");
        await expect(slipOf(page)).not.toContainText(/NaN|Infinity|undefined|null/);
        await expect(amountOf(page)).toHaveText(/^(500|10|)$/);
        const button = slipOf(page).getByRole("button").last();
        await button.evaluate((one: HTMLButtonElement) => {
          one.disabled = false;
          one.click();
        });
        await page.clock.runFor(600);
        await page.keyboard.press("Enter");
        await pass(1_000);
        expect(betCalls(door.requests)).toHaveLength(0);
        expect(booked(world)).toHaveLength(0);
      });
  },
);

/** Balances that are no money; undefined = left out (BET-16). */
const BALANCES = [
  ["negative", "-5"],
  ["text", '"abc"'],
  ["left out", undefined],
] as const;

test(
  "BET-16: a member's balance that is no money shows a dash, shuts betting, and can be asked for again",
  LONG,
  async ({ page, world, open, pass, door }) => {
    await openSlip({ page, world, open, pass });
    const refresh = page.getByRole("button", { name: /Refresh balance$/ });
    await slipOf(page).getByRole("button", { name: "Close" }).click();
    for (const [name, balance] of BALANCES)
      await test.step(name, async () => {
        const named = balance === undefined ? "" : `"Balance":${balance},`;
        world.nextCall({
          path: "GetUserInfo",
          times: Number.POSITIVE_INFINITY,
          malformed: `{"Code":0,"Data":{"Account":"jason88","ShowName":"jason88",${named}"Currency":"USD","Paused":0,"AllowTheme":[1,3,99],"token":"","BCS":""}}`,
        });
        await pass(3_000);
        await refresh.click();
        await expect(page.getByRole("banner")).toContainText(/USD [–—]/);
        await pick(page, /Manchester United/, /^Over/);
        await expect(slipOf(page)).toBeVisible();
        await pass(2_500);
        await typeAmount(page, "500");
        await expect(slipOf(page)).toContainText(/Balance [–—]/);
        await expect(placeButton(page)).toBeDisabled();
        await page.clock.runFor(600);
        await page.keyboard.press("Enter");
        expect(betCalls(door.requests)).toHaveLength(0);
        // the next answer opens it again
        world.clearFaults();
        await slipOf(page).getByRole("button", { name: "Close" }).click();
        await pass(3_000);
        await refresh.click();
        await expect(page.getByRole("banner")).toContainText("12,480.50");
      });
  },
);

test(
  "BET-11: with better odds accepted, a better Result 3 is taken and a worse one always comes back for a tap",
  LONG,
  async ({ page, world, open, pass, door }) => {
    const member = world.members.get("jason88");
    if (member !== undefined) member.preference.AutoAccept = 1;
    await openSlip({ page, world, open, pass }, { amount: "100" });
    world.movePrice(502, 3, 1, 1.7);
    await placeButton(page).click();
    await expect(slipOf(page).getByRole("alert")).toHaveText("Odds changed from 1.95 to 1.70");
    expect(booked(world)).toHaveLength(0);
    expect(betCalls(door.requests)).toHaveLength(1);
    await pass(600);
    await page.getByRole("button", { name: "Accept 1.70 & bet 100" }).click();
    await expect(placedDialog(page)).toContainText("1.70");
    await placedDialog(page).getByRole("button", { name: "Keep selections" }).click();
    await pass(2_600);
    await typeAmount(page, "100");
    world.movePrice(502, 3, 1, 2.2);
    await placeButton(page).click();
    await expect(placedDialog(page)).toContainText("2.20");
    expect(booked(world)).toMatchObject([{ odds: 1.7 }, { odds: 2.2 }]);
  },
);

test("BET-13: style, language, theme and a refresh leave the amount as it was typed", async ({
  page,
  context,
  world,
  open,
  pass,
}) => {
  await openSlip({ page, world, open, pass });
  const other = await context.newPage();
  await other.goto("/#/pages/setting/setting");
  const change = (name: string, value: unknown) =>
    other.evaluate(
      ([key, wanted]) => {
        const box = JSON.parse(localStorage.getItem("sportsbook:settings") ?? "{}") as {
          data?: Record<string, unknown>;
        };
        localStorage.setItem(
          "sportsbook:settings",
          JSON.stringify({ ...box, v: 1, data: { ...box.data, [String(key)]: wanted } }),
        );
      },
      [name, value] as const,
    );
  await change("oddsStyle", 1);
  await expect(slipOf(page)).toContainText("Malay");
  await expect(amountOf(page)).toHaveText("500");
  world.movePrice(502, 3, 1, 1.8);
  await nextPrice(pass);
  await expect(amountOf(page)).toHaveText("500");
  await change("language", "th-TH");
  await expect(page.locator("html")).toHaveAttribute("lang", "th-TH");
  await expect(page.locator("dialog[open] output").filter({ hasText: "500" })).toHaveText("500");
});
