import { type Locator } from "@playwright/test";
import { expect, test } from "#e2e/steps/fixtures.ts";
import { rowOf } from "#e2e/steps/slip.ts";
import { swipe } from "#e2e/steps/touch.ts";

test.beforeEach(async ({ page, open }) => {
  await open({ as: "jason88" });
  await expect(page.getByRole("banner")).toContainText("jason88");
  await page.getByRole("tab", { name: /^Today/ }).click();
});

test("ADD-01, BAR-01: a parlay of three in four taps, from a list that is not for parlays; Bet single takes one back out", async ({
  page,
}) => {
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.click();
  };
  const bar = page.getByRole("complementary", { name: "Parlay" });
  const over = (teams: RegExp) => rowOf(page, teams).getByRole("button", { name: /^Over/ }).first();
  const [first, second, third] = [over(/Bayern München/), over(/Paris Saint-Germain/), over(/Benfica/)] as const;
  await tap(first);
  const slip = page.getByRole("dialog", { name: "Single bet" });
  await tap(slip.getByRole("button", { name: "Add to parlay" }));
  await expect(bar).toContainText("1 selection · min 2");
  await tap(second);
  await tap(third);
  await expect(bar).toContainText(/3 selections · min 2.*Odds \d+\.\d\d/);
  expect(taps).toBe(4);
  await expect(third).toHaveAttribute("aria-pressed", "true");
  // the bar goes along to other lists
  await page.getByRole("navigation", { name: "Main pages" }).getByRole("button", { name: "Popular" }).click();
  await expect(page).toHaveURL(/popular|hot/i);
  await expect(bar).toContainText("3 selections");
  await page.goBack();
  await page.getByRole("button", { name: "Bet single" }).click();
  await expect(slip).toBeVisible();
  await slip.getByRole("button", { name: "Close" }).click();
  await expect(bar).toContainText("2 selections");
  // a swipe down folds it until the next pick; it begins on the bar at rest, with nothing over it
  await expect(slip).toBeHidden();
  await bar.evaluate((box) => Promise.all(box.getAnimations({ subtree: true }).map(({ finished }) => finished)));
  const words = await bar.getByRole("status").boundingBox();
  if (words === null) throw new Error("no words");
  const from = { x: words.x + 30, y: words.y + 8 };
  await swipe(page, from, { x: from.x, y: from.y + 60 });
  await expect(bar).toBeHidden();
  await expect(page.getByRole("button", { name: "Bet slip, 2 selections" })).toBeVisible();
  await tap(third);
  await expect(bar).toContainText("3 selections");
  // so does a tap on its count
  await bar.getByRole("button", { name: "Hide" }).click();
  await expect(bar).toBeHidden();
  await tap(third);
  await tap(third);
  await expect(bar).toContainText("3 selections");
  await bar.getByRole("button", { name: "Parlay" }).click();
  await expect(page.getByRole("listitem")).toHaveCount(3);
});

test("ADD-02: in Spanish the slip asks before it replaces a pick of the same match, and says why a live price is for no parlay", async ({
  page,
  open,
  pass,
}) => {
  await open({ as: "jason88", hash: "/?language=es" });
  const cell = (position: number) => page.locator(`[data-q^='price:521:'][data-q$=':${position}']`).first();
  const slip = page.getByRole("dialog", { name: "Apuesta simple" });
  const bar = page.getByRole("complementary", { name: "Combinada" });
  await page.locator("[data-q='tab:mix']").click();
  await cell(1).click();
  await expect(bar).toBeVisible();
  await page.locator("[data-q='tab:today']").click();
  await cell(2).click();
  await expect(slip).toContainText(/¿Sustituir .+ por .+\?/);
  await slip.getByRole("button", { name: "Añadir a la combinada" }).click();
  await expect(bar).toContainText("1 selección");
  await page.locator("[data-q='tab:live']").click();
  await page.locator("[data-q^='price:502:']").first().click();
  await pass(400);
  await slip.getByRole("button", { name: "Opciones del boleto" }).click();
  await expect(page.getByText("Las cuotas en directo no se pueden combinar.")).toBeVisible();
});
