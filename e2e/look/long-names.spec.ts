import { type Page } from "@playwright/test";
import { expect, test } from "#e2e/steps/fixtures.ts";
import { after } from "#e2e/steps/long.ts";
import { tornWords } from "#e2e/surfaces/lines.ts";
import { settle } from "#e2e/surfaces/surface.ts";
import { openSlip, placeButton, slipOf } from "#e2e/steps/slip.ts";

const LONG = "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch".repeat(3).slice(0, 120);

/** In every answer of this call the one name stands for the other. */
const rename = (page: Page, call: string, from: string, to: string) =>
  page.addInitScript(
    (names) => {
      const ask = window.fetch;
      window.fetch = async (input, init) => {
        const answer = await ask(input, init);
        if (!(input instanceof Request ? input.url : String(input)).includes(names.call)) return answer;
        const body = (await answer.text()).replaceAll(names.from, names.to);
        return new Response(body, { status: answer.status, headers: { "content-type": "application/json" } });
      };
    },
    { call, from, to },
  );

const isNoWider = (page: Page, width: number) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

for (const [at, width] of [320, 390].entries()) {
  test(
    `an outright name of 120 letters makes a page of ${width} px no wider, nor its slip`,
    after(1, at),
    async ({ page, open }) => {
      await page.setViewportSize({ width, height: 700 });
      await rename(page, "GetOutRight", "Manchester City", LONG);
      await open({ as: "jason88", hash: "/pages/winner/winner?sportId=1" });
      const price = page.getByRole("button", { name: new RegExp(`^${LONG}`) }).first();
      await expect(price).toBeVisible();
      await isNoWider(page, width);
      await price.click();
      await expect(page.getByRole("dialog", { name: /Outright bet/ })).toContainText(LONG);
      await isNoWider(page, width);
    },
  );
}

test("no word of a long name is torn, with a red card beside it or not, in pairs, in three ways and on cards", async ({
  page,
  open,
}) => {
  // two sides that have one, and one without
  await rename(page, "/odds/", "Newcastle United", "Borussia Mönchengladbach Reserves");
  await rename(page, "/odds/", "Chelsea", "Borussia Mönchengladbach");
  await rename(page, "/odds/", "Real Sociedad", "Wolverhampton Wanderers");
  await open({ as: "jason88" });
  await expect(page.getByText("Borussia Mönchengladbach").first()).toBeVisible();
  await expect(page.getByText("Wolverhampton Wanderers").first()).toBeVisible();
  for (const view of ["HDP & O/U", "1X2"]) {
    await page.getByRole("radio", { name: view }).click();
    for (const width of [360, 390, 430]) {
      await page.setViewportSize({ width, height: 1200 });
      await settle(page);
      expect(await tornWords(page), `${view} at ${width} px`).toEqual([]);
    }
  }
  await page.locator("[data-q^='tab:']", { hasText: "Popular" }).click();
  await expect(page.getByText("Borussia Mönchengladbach").first()).toBeVisible();
  for (const width of [360, 390, 430]) {
    await page.setViewportSize({ width, height: 1200 });
    await settle(page);
    expect(await tornWords(page), `cards at ${width} px`).toEqual([]);
  }
});

test("an account name of 60 letters leaves the place button on a page of 320 px", async ({
  page,
  world,
  open,
  pass,
}) => {
  const member = world.members.get("jason88");
  if (member === undefined) throw new Error("no member");
  const name = `jason88-${LONG.slice(0, 52)}`;
  world.members.set(name, { ...member, account: name, showName: name });
  await page.setViewportSize({ width: 320, height: 640 });
  await openSlip({ page, world, open, pass }, { as: name, amount: "100" });
  await isNoWider(page, 320);
  const box = await placeButton(page).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(640);
  await expect(slipOf(page)).toBeVisible();
});
