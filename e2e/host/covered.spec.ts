import { type Locator, type Page } from "@playwright/test";
import { book as bookBet } from "#e2e/steps/bets.ts";
import { book, expect, type Host, kitPage, openFramedSlip, session, test, typeFramed } from "#e2e/steps/host.ts";
import { type World } from "#mocks/world/world.ts";
import { after, LONG } from "#e2e/steps/long.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** Every way in which a host page can show something else than what a tap hits; each is taken back by `free`. */
const TRICKS: readonly (readonly [name: string, trick: string, free: string])[] = [
  [
    "something laid over it",
    `const cover = document.createElement("div");
     cover.id = "cover";
     cover.style.cssText = "position:fixed;inset:0;background:#fff;pointer-events:none";
     cover.textContent = "Win a prize";
     document.body.append(cover);`,
    `document.querySelector("#cover").remove();`,
  ],
  ["no opacity to speak of", `frame.style.opacity = "0.01";`, `frame.style.opacity = "";`],
  ["a scale that moves it away", `frame.style.transform = "scale(.2)"; `, `frame.style.transform = "";`],
  ["a filter", `frame.style.filter = "blur(9px)";`, `frame.style.filter = "";`],
  [
    "a hole that shows only half of it",
    `frame.style.height = "700px";
     frame.parentElement.style.cssText = "height:660px;overflow:hidden";`,
    `frame.parentElement.style.cssText = "";`,
  ],
];

const act = (page: Page, script: string) =>
  page.evaluate((code) => {
    const frame = document.querySelector("iframe");
    // oxlint-disable-next-line typescript/no-implied-eval -- the tricks are data of this test
    return new Function("frame", code)(frame) as unknown;
  }, script);

async function openSlip(page: Page, world: World, host: Host): Promise<void> {
  world.movePrice(502, 3, 1, 1.95);
  host.show(kitPage(host, await session(world)));
  await page.clock.install({ time: world.clock.now() });
  await page.goto(`${host.origin}/host.html`);
  await openFramedSlip(page, world);
}

test("in a frame the bet button arms after 2 s, and a bet is taken while it can be seen", async ({
  page,
  world,
  host,
  pass,
}) => {
  await openSlip(page, world, host);
  await pass(1_900);
  await expect(book(page).getByRole("button", { name: "Checking odds…" })).toBeVisible();
  await pass(200);
  await typeFramed(page, "500");
  await book(page).getByRole("button", { name: "Place bet · 500" }).click();
  await expect.poll(() => world.shelf.of("jason88").length).toBe(1);
});

for (const [at, [name, trick, free]] of TRICKS.entries()) {
  test(
    `the bet button is shut while the host page gives it ${name}`,
    after(1, at),
    async ({ page, world, host, pass }) => {
      await openSlip(page, world, host);
      await pass(2_100);
      await typeFramed(page, "500");
      const place = book(page).getByRole("button", { name: "Place bet · 500" });
      await expect(place).toBeEnabled();
      await act(page, trick);
      const shut = book(page).getByRole("button", { name: "Slip partly covered" });
      await expect(shut).toBeDisabled();
      // neither a script that takes the disabling away nor the Enter key gets past it
      await shut.evaluate((button: HTMLButtonElement) => {
        button.disabled = false;
        button.click();
      });
      await book(page).getByRole("dialog", { name: "Single bet" }).press("Enter");
      await pass(1_000);
      expect(world.shelf.of("jason88")).toHaveLength(0);
      await act(page, free);
      await expect(place).toBeEnabled();
    },
  );
}

/** What says what the tap buys, each somewhere else on the slip. */
const PARTS: readonly (readonly [name: string, part: (slip: Locator) => Locator])[] = [
  ["the price", (slip) => slip.getByText("1.95", { exact: true }).first()],
  ["the teams", (slip) => slip.getByText(/Manchester United/).first()],
  ["the stake", (slip) => slip.getByLabel("Amount", { exact: true })],
  ["the sums", (slip) => slip.getByText("Returns")],
];

test(
  "the bet button is shut while the host page covers any part of what is bet on",
  LONG,
  async ({ page, world, host, pass }) => {
    await openSlip(page, world, host);
    await pass(2_100);
    await typeFramed(page, "500");
    const place = book(page).getByRole("button", { name: "Place bet · 500" });
    const slip = book(page).getByRole("dialog", { name: "Single bet" });
    for (const [name, part] of PARTS) {
      await expect(place).toBeEnabled();
      await test.step(name, async () => {
        const box = await part(slip).boundingBox();
        await page.evaluate((at) => {
          const cover = document.createElement("div");
          cover.id = "cover";
          cover.textContent = "1.01";
          cover.style.cssText = `position:fixed;left:${at?.x}px;top:${at?.y}px;width:${at?.width}px;height:${at?.height}px;background:#fff`;
          document.body.append(cover);
        }, box);
        await expect(book(page).getByRole("button", { name: "Slip partly covered" })).toBeDisabled();
        await page.evaluate(() => document.querySelector("#cover")?.remove());
      });
    }
    await place.click();
    await expect.poll(() => world.shelf.of("jason88").length).toBe(1);
  },
);

test("the sell button is shut as well while the host page covers it", async ({ page, world, host }) => {
  world.movePrice(502, 3, 1, 1.95);
  bookBet(world, { id: "8830192174" });
  host.show(kitPage(host, await session(world)));
  await page.clock.install({ time: world.clock.now() });
  await page.goto(`${host.origin}/host.html`);
  await expect(book(page).getByText("jason88")).toBeVisible();
  await book(page).getByRole("navigation", { name: "Main" }).getByRole("button", { name: "My bets" }).click();
  await book(page)
    .getByRole("button", { name: /^Cash out \d/ })
    .first()
    .click();
  const sheet = book(page).getByRole("dialog", { name: "Cash out" });
  const sell = sheet.getByRole("button", { name: /^Cash out \d/ });
  await expect(sell).toBeVisible();
  const [[, cover, free] = ["", "", ""]] = TRICKS;
  await act(page, cover);
  await expect(book(page).getByRole("button", { name: "Button partly covered" })).toBeDisabled();
  await act(page, free);
  await expect(sell).toBeVisible();
});
