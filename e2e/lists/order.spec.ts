import { type Page } from "@playwright/test";
import { expect, test } from "#e2e/steps/fixtures.ts";

const rowOf = (page: Page, teams: RegExp) => page.getByRole("article", { name: teams });

interface Held {
  readonly sport: string;
  readonly style: string;
  /** Lets the answer go; done when it was given, or when nobody was left to take it. */
  readonly go: () => Promise<void>;
}

/** Holds every live board that is asked for from now on until the test lets it go. */
async function holdBoards(page: Page): Promise<Held[]> {
  const held: Held[] = [];
  await page.route(/GetLiveMatchOdds/, async (route) => {
    const ask = new URL(route.request().url()).searchParams;
    const sport = ask.get("sportID") ?? "";
    const style = ask.get("oddsStyle") ?? "";
    await new Promise<void>((given) => {
      held.push({
        sport,
        style,
        go: async () => {
          await route.fallback().catch(() => undefined);
          given();
        },
      });
    });
  });
  return held;
}

const asked = (held: readonly Held[]): string => held.map(({ sport, style }) => `${sport}/${style}`).join(" ");

test("two answers that come in the wrong order leave the list of the sport that was asked for last", async ({
  page,
  open,
}) => {
  await open();
  await expect(rowOf(page, /Arsenal/)).toBeVisible();
  const held = await holdBoards(page);
  const sports = page.getByRole("navigation", { name: "Sports" });
  await sports.getByRole("button", { name: /^Basketball/ }).click();
  await expect.poll(() => asked(held)).toBe("2/2");
  await sports.getByRole("button", { name: /^Tennis/ }).click();
  await expect.poll(() => asked(held)).toBe("2/2 7/2");
  await held[1]?.go();
  await expect(rowOf(page, /Alcaraz/)).toBeVisible();
  await held[0]?.go();
  await page.clock.runFor(1_000);
  await expect(rowOf(page, /Lakers/)).toBeHidden();
  await expect(rowOf(page, /Alcaraz/)).toBeVisible();
});

test("an answer in the odds style before does not lie over the new one, whichever comes last", async ({
  page,
  open,
  pass,
}) => {
  await open();
  const price = rowOf(page, /Arsenal/)
    .getByRole("button", { name: /^Arsenal/ })
    .first();
  await expect(price).toHaveAccessibleName(/, 1\.\d\d$/);
  const held = await holdBoards(page);
  await pass(15_000);
  await expect.poll(() => asked(held)).toBe("1/2");
  await page.goto("/#/pages/setting/setting");
  await page.getByRole("button", { name: /^Odds style/ }).click();
  await page.getByRole("radio", { name: /^Hong Kong/ }).click();
  await page.getByRole("button", { name: "Back" }).click();
  await expect.poll(() => asked(held)).toBe("1/2 1/3");
  await held[1]?.go();
  await expect(price).toHaveAccessibleName(/, 0\.\d\d$/);
  await held[0]?.go();
  await page.clock.runFor(1_000);
  await expect(price).toHaveAccessibleName(/, 0\.\d\d$/);
});
