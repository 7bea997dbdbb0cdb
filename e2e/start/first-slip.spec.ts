import { type Locator, type Page } from "@playwright/test";
import { LANGUAGES, type Language } from "#app/domain/member/languages.ts";
import { THEME_NAMES } from "#app/domain/member/themes.ts";
import { createWorld } from "#mocks/world/world.ts";
import { expect, test as base } from "#e2e/steps/fixtures.ts";
import { LONG } from "#e2e/steps/long.ts";
import { betCalls, slipOf } from "#e2e/steps/slip.ts";
import { settle } from "#e2e/surfaces/surface.ts";
import { holdApp, paintedRows } from "./early.ts";

const test = base.extend({
  world: async ({}, use) => use(createWorld({ quiet: true })),
});

/** The slip that stands before the app does: it is for fingers alone, and readers are not told of it. */
const plainSlip = (page: Page) => page.locator("body > [aria-hidden] > dialog");

const key = (slip: Locator, name: string) => slip.locator(`[data-q="key:${name}"]`);

const amountIn = (slip: Locator) => slip.locator("[data-q=amount]");

/** The price of "over" on the painted row of Manchester United. */
const paintedOver = (page: Page) =>
  paintedRows(page).filter({ hasText: "Manchester United" }).locator("fieldset").nth(1).locator("button").first();

/** The page again, for a member who has been here, with the app's own part held back; returns what lets it come. */
async function comeBack(
  page: Page,
  open: (wish: { as: string }) => Promise<void>,
  language: Language = "en-US",
): Promise<() => Promise<void>> {
  await open({ as: "jason88" });
  await expect(page.getByRole("banner")).toContainText("jason88");
  await page.locator(`html[lang="${language}"]`).waitFor();
  const release = await holdApp(page);
  const reloaded = page.reload();
  return async () => {
    release();
    await reloaded;
  };
}

test("a member's tap on a painted price opens a slip before the app has come; what is typed there stands in the app's own", async ({
  page,
  open,
  pass,
  door,
  world,
}) => {
  world.movePrice(502, 3, 1, 1.95);
  const letCome = await comeBack(page, open);
  await paintedOver(page).tap();
  const slip = plainSlip(page);
  await expect(slip).toContainText("Over 2/2.5");
  await expect(slip.locator("[data-q=odds]")).toHaveText("1.95");
  await expect(slip).toContainText("Manchester United");
  await pass(600);
  for (const digit of ["1", "2", "5", "00", "del"]) await key(slip, digit).tap();
  await expect(amountIn(slip)).toContainText("1,250");
  await key(slip, "q1").tap();
  await expect(amountIn(slip)).toContainText("1,350");
  // what needs the balance or a limit does nothing, and the button remembers nothing
  await key(slip, "max").tap();
  await key(slip, "all").tap();
  await slip.getByText("Checking odds…").tap({ force: true });
  await expect(amountIn(slip)).toContainText("1,350");
  await letCome();
  await expect(slipOf(page)).toContainText("Over 2/2.5");
  await expect(page.getByRole("status", { name: "Amount" })).toHaveText("1,350");
  await expect(slip).toHaveCount(0);
  await pass(4_000);
  await expect(page.getByRole("button", { name: "Place bet · 1,350" })).toBeEnabled();
  expect(betCalls(door.requests)).toEqual([]);
});

test("a price that moved meanwhile is asked about, as ever", async ({ page, open, pass, world }) => {
  world.movePrice(502, 3, 1, 1.95);
  const letCome = await comeBack(page, open);
  await paintedOver(page).tap();
  await pass(600);
  await key(plainSlip(page), "5").tap();
  await key(plainSlip(page), "00").tap();
  await page.evaluate(() => window.earlyCalls?.clear());
  world.movePrice(502, 3, 1, 1.9);
  await letCome();
  await expect(slipOf(page)).toContainText("Odds changed from 1.95 to 1.90");
  await pass(4_000);
  await expect(page.getByRole("button", { name: "Accept 1.90 & bet 500" })).toBeEnabled();
});

for (const [how, close] of [
  ["its cross", (page) => plainSlip(page).locator("[data-q='act:cancel']").tap()],
  ["a tap beside it", (page) => page.touchscreen.tap(195, 30)],
  ["Escape", (page) => page.keyboard.press("Escape")],
] as readonly (readonly [string, (page: Page) => Promise<void>])[]) {
  test(
    `closed by ${how}, it forgets what was picked and typed`,
    how === "its cross" ? {} : LONG,
    async ({ page, open, pass }) => {
      const letCome = await comeBack(page, open);
      await paintedOver(page).tap();
      await pass(600);
      await key(plainSlip(page), "5").tap();
      await close(page);
      await expect(plainSlip(page)).toHaveCount(0);
      await expect(page.locator("article [aria-pressed=true]")).toHaveCount(0);
      await letCome();
      await page.getByRole("article").first().waitFor();
      await pass(5_000);
      await expect(slipOf(page)).toHaveCount(0);
      await expect(page.locator("article [aria-pressed=true]")).toHaveCount(0);
    },
  );
}

test(
  "the first half second takes no tap: the second tap of a double tap neither types nor closes",
  LONG,
  async ({ page, open, pass }) => {
    const letCome = await comeBack(page, open);
    await paintedOver(page).waitFor();
    const slip = plainSlip(page);
    // in the frame in which it comes
    const pressed = page.waitForFunction(() => {
      const five = document.querySelector<HTMLElement>('body > [aria-hidden] > dialog [data-q="key:5"]');
      five?.click();
      document.querySelector<HTMLElement>('body > [aria-hidden] > dialog [data-q="act:cancel"]')?.click();
      five?.closest<HTMLElement>("body > [aria-hidden]")?.click();
      return five !== null;
    });
    await paintedOver(page).tap();
    await pressed;
    await pass(600);
    await key(slip, "7").tap();
    await expect(amountIn(slip)).toHaveAttribute("data-q-value", "7");
    await letCome();
  },
);

test("a phone that was turned meanwhile has its slip in the panel", LONG, async ({ page, open }) => {
  const letCome = await comeBack(page, open);
  await paintedOver(page).tap();
  await plainSlip(page).waitFor();
  await page.setViewportSize({ width: 844, height: 390 });
  await letCome();
  await expect(page.getByRole("complementary", { name: "Bet slip" })).toContainText("Over 2/2.5");
  await expect(plainSlip(page)).toHaveCount(0);
});

test("a visitor's tap opens none: the app asks them to log in", async ({ page, open }) => {
  const release = await holdApp(page);
  const opened = open();
  await paintedOver(page).tap();
  await expect(paintedRows(page).locator("[aria-pressed=true]")).toHaveCount(1);
  release();
  await opened;
  await expect(page.getByRole("alertdialog", { name: "Please log in" })).toBeVisible();
  await expect(plainSlip(page)).toHaveCount(0);
});

test("a session that has ended asks for a login in its place", async ({ page, open, pass, world }) => {
  const letCome = await comeBack(page, open);
  await paintedOver(page).tap();
  world.expireToken("jason88");
  await page.evaluate(() => window.earlyCalls?.clear());
  await pass(600);
  await key(plainSlip(page), "5").tap();
  await letCome();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expect(plainSlip(page)).toHaveCount(0);
});

/** What stands where in a slip, in which colour. The balance takes its room from the title, and is known only later;
 * the button says something else once its wait is over. */
const looksOf = (slip: Locator) =>
  slip.evaluate((dialog) =>
    [...dialog.querySelectorAll("h2, p, span, button, output, b, bdi, legend, i")]
      .filter(
        (part) =>
          part.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
          !part.closest(".spoken, h2 + p, [data-wide]"),
      )
      .map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        const { color, fontSize, fontWeight, backgroundColor } = getComputedStyle(part);
        const own = [...part.childNodes].flatMap((node) => (node instanceof Text ? node.data.trim() : [])).join(" ");
        const place = [x, y, part.matches("h2") ? 0 : width, height].map(Math.round);
        return { own, look: [own, ...place, color, backgroundColor, fontSize, fontWeight].join(" | ") };
      })
      .filter(({ own }) => own !== "")
      .map(({ look }) => look),
  );

/** What stands for a sum that only the app's slip knows: balance, limits, what the bet returns. */
const KNOWN_LATER = /^[^|]*—|^0\.00 /;

for (const language of Object.keys(LANGUAGES) as Language[]) {
  for (const theme of THEME_NAMES) {
    const often = language === "en-US" && theme === "1" ? {} : LONG;
    test(`it looks as the app's own in ${language}, theme ${theme}`, often, async ({ page, open, pass, world }) => {
      // what the member chose is kept at the server
      const member = world.members.get("jason88");
      if (member) member.preference = { ...member.preference, Language: language };
      // whatever the member's area allows
      const dress = () =>
        page.evaluate((name) => {
          document.documentElement.dataset["theme"] = name;
        }, theme);
      const letCome = await comeBack(page, open, language);
      await paintedRows(page).nth(1).locator("fieldset").nth(1).locator("button").first().tap();
      await plainSlip(page).waitFor();
      await dress();
      await pass(600);
      await settle(page);
      const painted = (await looksOf(plainSlip(page))).filter((one) => !KNOWN_LATER.test(one));
      await letCome();
      const own = page.locator("#app dialog");
      await own.waitFor();
      await expect(plainSlip(page)).toHaveCount(0);
      await dress();
      // colours change in their own time
      await settle(page);
      expect(painted.length).toBeGreaterThan(20);
      const drawn = new Set(await looksOf(own));
      expect(painted.filter((one) => !drawn.has(one))).toEqual([]);
    });
  }
}
