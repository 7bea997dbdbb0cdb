import { type Locator, type Page } from "@playwright/test";
import { book, expect, type Host, kitPage, session, test, typeFramed } from "#e2e/steps/host.ts";
import { createWorld } from "#mocks/world/world.ts";
import { booked } from "#e2e/steps/slip.ts";
import { LONG } from "#e2e/steps/long.ts";

test.use({ world: async ({}, use) => use(createWorld({ size: "saturday", quiet: true })) });

/** A host page that is read from top to bottom: a head of its own that stays, the whole sportsbook, and a foot. */
const longPage = (host: Host, more: string) =>
  kitPage(host, `height: "content", ${more}`)
    .replace(
      "#sports{height:700px}",
      "ol{overflow-wrap:anywhere}html{scroll-padding-top:60px}#sports{display:block}header{position:sticky;top:0;height:60px;z-index:1;background:#fff}",
    )
    .replace('<div id="sports">', '<header>Host</header><div style="height:900px">News</div><div id="sports">')
    .replace('<ol id="heard">', '<div style="height:900px">Imprint</div><ol id="heard">');

/** Where something of the frame stands in the window of the host, top and bottom. */
async function edges(locator: Locator): Promise<{ top: number; bottom: number }> {
  const box = await locator.boundingBox();
  return { top: box?.y ?? Number.NaN, bottom: (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN) };
}

const scrollHost = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);

async function openHost(page: Page, host: Host, more = ""): Promise<void> {
  host.show(longPage(host, more));
  await page.goto(`${host.origin}/host.html`);
  await expect.poll(async () => (await page.locator("iframe").boundingBox())?.height).toBeGreaterThan(2_000);
  // a browser lays no rows out in a frame of which nothing is seen
  await scrollHost(page, 900);
  await expect(book(page).getByRole("article").first()).toBeVisible();
}

test(
  "in a frame as high as its content, bars, sheets and dialogs stand in the part that is seen",
  LONG,
  async ({ page, host }) => {
    await openHost(page, host);
    const { height = 0 } = page.viewportSize() ?? {};
    const bar = book(page).getByRole("navigation", { name: "Main" });
    for (const top of [1_500, 2_400]) {
      await scrollHost(page, top);
      await expect.poll(async () => Math.round((await edges(bar)).bottom)).toBe(height);
      // below the host's own head
      await expect.poll(async () => Math.round((await edges(book(page).getByRole("banner"))).top)).toBe(60);
    }
    await bar.getByRole("button", { name: "My bets" }).click();
    const dialog = book(page).getByRole("alertdialog");
    await expect(dialog).toBeVisible();
    const asked = await edges(dialog);
    expect(asked.top).toBeGreaterThan(60);
    expect(asked.bottom).toBeLessThan(height);
    // and they follow while the host page is scrolled
    await scrollHost(page, 1_700);
    await expect.poll(async () => Math.round((await edges(dialog)).top)).toBe(Math.round(asked.top));
  },
);

test("a bet is placed in the middle of a host page of thousands of px", async ({ page, world, host, pass }) => {
  await page.clock.install({ time: world.clock.now() });
  await openHost(page, host, await session(world));
  await expect(book(page).getByText("jason88")).toBeVisible();
  await scrollHost(page, 2_000);
  const price = book(page).getByRole("article").getByRole("button", { name: /^Over/ }).nth(15);
  await expect(price).toBeVisible();
  await page.clock.pauseAt(world.clock.now() + 30_000);
  await price.click();
  const slip = book(page).getByRole("dialog", { name: "Single bet" });
  const { height = 0 } = page.viewportSize() ?? {};
  // the frames of the screen stand as still as the clock
  const bottom = async () => {
    await pass(100);
    return Math.round((await edges(slip)).bottom);
  };
  await expect.poll(bottom).toBe(height);
  expect((await edges(slip)).top).toBeGreaterThan(60);
  await pass(2_000);
  await typeFramed(page, "500");
  await book(page).getByRole("button", { name: "Place bet · 500" }).click();
  await expect.poll(() => booked(world).length).toBe(1);
});

test(
  "another page of the app is shown from its top, and an empty one makes the frame short again",
  LONG,
  async ({ page, host }) => {
    await openHost(page, host);
    await scrollHost(page, 2_400);
    await book(page).getByRole("button", { name: "Menu" }).click();
    await book(page).getByRole("button", { name: "Settings" }).click();
    await expect(book(page).getByRole("radiogroup", { name: "Theme" })).toBeVisible();
    await expect.poll(async () => Math.round((await edges(page.locator("iframe"))).top)).toBe(60);
    await expect.poll(async () => (await page.locator("iframe").boundingBox())?.height).toBeLessThan(2_000);
  },
);
