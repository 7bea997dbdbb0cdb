import { type Locator } from "@playwright/test";
import { book } from "#e2e/steps/bets.ts";
import { expect, test } from "#e2e/steps/fixtures.ts";
import { openParlay, seedSlip, selectionOf } from "#e2e/steps/seeds.ts";
import { booked, openSlip, pick, placeButton, placedDialog, rowOf, slipOf, typeAmount } from "#e2e/steps/slip.ts";
import { LONG } from "#e2e/steps/long.ts";
import { pressEscape } from "#e2e/steps/taps.ts";

/** A finger that rests on a price for so many ms, then lifts. */
async function rest(cell: Locator, pass: (ms: number) => Promise<void>, ms: number): Promise<void> {
  const box = await cell.boundingBox();
  if (box === null) throw new Error("no price");
  const at = { clientX: box.x + 20, clientY: box.y + 15, pointerType: "touch", isPrimary: true, bubbles: true };
  await cell.dispatchEvent("pointerdown", at);
  await pass(ms);
  await cell.dispatchEvent("pointerup", at);
}

const STYLES = [
  ["Malay", "0.95"],
  ["European", "1.95"],
  ["Hong Kong", "0.95"],
  ["Indonesian", "−1.05"],
  ["American", "−105"],
] as const;

test("a price that is held on a list shows itself in every allowed style, and picks nothing", async ({
  page,
  world,
  open,
  pass,
}) => {
  world.movePrice(502, 3, 1, 1.95);
  await open({ as: "jason88" });
  await expect(page.getByRole("banner")).toContainText("jason88");
  const cell = rowOf(page, /Manchester United/)
    .getByRole("button", { name: /^Over/ })
    .first();
  await expect(cell).toContainText("1.95");
  await rest(cell, pass, 600);
  const sheet = page.getByRole("dialog", { name: "Price history" });
  for (const [name, price] of STYLES)
    await expect(sheet.getByText(name, { exact: true }).locator("xpath=following-sibling::dd")).toHaveText(price);
  await expect(sheet.getByText("Burmese")).toBeHidden();
  await pressEscape(page);
  await expect(sheet).toBeHidden();
  await expect(slipOf(page)).toBeHidden();
});

test(
  "who cannot hold uses the menu key or the right button on a list, and a tap on the price of the slip",
  LONG,
  async ({ page, world, open, pass }) => {
    await open();
    const cell = rowOf(page, /Manchester United/)
      .getByRole("button", { name: /^Over/ })
      .first();
    await expect(cell).toBeVisible();
    await cell.click({ button: "right" });
    const sheet = page.getByRole("dialog", { name: "Price history" });
    const shut = async () => {
      await pressEscape(page);
      await expect(sheet).toBeHidden();
    };
    await expect(sheet).toContainText("Indonesian");
    await shut();
    await cell.focus();
    await cell.dispatchEvent("contextmenu");
    await expect(sheet).toContainText("American");
    await shut();
    await openSlip({ page, world, open, pass });
    await slipOf(page)
      .getByRole("button", { name: /show in other styles/ })
      .click();
    for (const [, price] of STYLES) await expect(slipOf(page)).toContainText(price);
  },
);

test(
  "the ladder of what pays stands on the bet's record and on the sale page, for what is not sold",
  LONG,
  async ({ page, world, open }) => {
    const now = world.clock.now();
    book(world, { id: "8830195001", sales: [{ id: "7", cents: 20_000, backCents: 19_000, at: now - 1_000 }] });
    await open({ as: "jason88", hash: "/pages/betrecord/bet?betId=8830195001" });
    await page.getByRole("button", { name: "Payouts" }).click();
    const ladder = page.getByRole("list", { name: "Payout at each score" });
    const steps = [
      ["3 or more in total", "Full win", "+285.00"],
      ["Exactly 2 in total", "Half loss", "−150.00"],
      ["1 or fewer in total", "Loss", "−300.00"],
    ] as const;
    for (const [at, texts] of steps.entries())
      for (const text of texts) await expect(ladder.getByRole("listitem").nth(at)).toContainText(text);
    await page.goto("/#/pages/sell/sell?betId=8830195001");
    await expect(page.getByRole("main", { name: "Cash out" })).toContainText("You get");
    await page.getByRole("button", { name: "Payouts" }).click();
    await expect(ladder.getByRole("listitem").first()).toContainText("+285.00");
  },
);

test(
  "on the outrights the parlay is a round button with its count, which leads to the bet page; no button lies over records, rules and settings",
  LONG,
  async ({ page, world, open }) => {
    await seedSlip(page, { parlay: [521, 522, 523].map((id) => selectionOf(world, id)) });
    await open({ as: "jason88", hash: "/pages/winner/winner" });
    const round = page.getByRole("button", { name: "Bet slip, 3 selections" });
    await expect(round).toBeVisible();
    const box = await round.boundingBox();
    expect([box?.width, box?.height]).toEqual([56, 56]);
    // 16 px from the right edge, above the bottom bar
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(390 - 16);
    const bar = await page.getByRole("navigation").last().boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) - 12);
    for (const path of ["/pages/betrecord/betrecord", "/pages/gamerule/gamerule", "/pages/setting/setting"]) {
      await page.goto(`/#${path}`);
      await expect(page.getByRole("main")).toBeVisible();
      await expect(round).toBeHidden();
    }
    await page.goto("/#/pages/winner/winner");
    await round.click();
    await expect(page).toHaveURL(/pages\/bet\/bet/);
    await expect(page.getByRole("listitem")).toHaveCount(3);
    await expect(round).toBeHidden();
    // in single mode nothing floats
    await page.goto("/#/");
    await page.getByRole("tab", { name: /^Live/ }).click();
    await page.goto("/#/pages/winner/winner");
    await expect(page.getByRole("main")).toBeVisible();
    await expect(round).toBeHidden();
  },
);

test("from the open list to the placed bet it is three taps and an amount", async ({ page, world, open, pass }) => {
  await open({ as: "jason88" });
  await expect(page.getByRole("banner")).toContainText("jason88");
  let taps = 0;
  const count = () => {
    taps += 1;
  };
  await pick(page, /Manchester United/, /^Over/);
  count();
  await pass(2_000);
  await typeAmount(page, "100");
  await placeButton(page).click();
  count();
  await placedDialog(page).getByRole("button", { name: "Done" }).click();
  count();
  await expect(placedDialog(page)).toBeHidden();
  await expect(slipOf(page)).toBeHidden();
  expect(taps).toBe(3);
  expect(booked(world)).toHaveLength(1);
});

test(
  "a leg of the parlay shows when it went live: minute and score first",
  LONG,
  async ({ page, world, open, pass }) => {
    await openParlay({ page, world, open, pass }, [524, 521]);
    await expect(page.getByRole("listitem").first()).toContainText("Nov 21, 18:00");
    for (let minute = 0; minute < 32; minute += 1) world.advance(60_000);
    await page.clock.runFor(16_000);
    await expect(page.getByRole("listitem").first()).toContainText(/1H \d+' 0–0 · Vissel Kobe/);
  },
);

for (const [language, often] of [
  ["zh-CN", {}],
  ["th-TH", LONG],
] as const)
  test(
    `${language}: a line is not run into by its price in text of 130 %, on a list and on a match`,
    often,
    async ({ page, open }) => {
      const client = await page.context().newCDPSession(page);
      await client.send("Page.setFontSizes", { fontSizes: { standard: 21 } });
      for (const hash of ["/", "/pages/match/match?matchId=501&leagueId=101"]) {
        await open({ as: "jason88", hash: `${hash}${hash.includes("?") ? "&" : "?"}language=${language}` });
        const cells = page.getByRole("main").locator("button[data-q^='price:']:visible");
        await expect(cells.nth(6)).toBeVisible();
        await expect(page.locator("html")).toHaveCSS("font-size", "21px");
        const wrong = () =>
          cells.evaluateAll((all) =>
            all.flatMap((cell) => {
              const [line, price] = [...cell.querySelectorAll(":scope > span")].slice(-2);
              if (!line || !price) return [];
              const [own, of, around] = [line, price, cell].map((part) => part.getBoundingClientRect());
              if (!own || !of || !around) return [];
              const end = own.left + Math.max(line.scrollWidth, own.width);
              const apart = of.left >= end + 2 || of.top >= own.bottom - 4;
              return apart && of.right <= around.right - 4 ? [] : [cell.textContent];
            }),
          );
        await expect.poll(wrong).toEqual([]);
      }
    },
  );
