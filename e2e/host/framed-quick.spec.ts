import type { Locator } from "@playwright/test";
import { answeredOf } from "#e2e/steps/answered.ts";
import { holdClock } from "#e2e/steps/holdClock.ts";
import { book, expect, kitPage, send, session, test } from "#e2e/steps/host.ts";

test.use({
  operator: async ({ host }, use) => use({ parentOrigins: [host.origin], features: { quickBet: true } }),
});

/**
 * Waits until the browser has looked at all that is watched (Intersection Observer v2, which runs on real time, while the ring
 * runs down on the frozen clock): an eye that opens later than the app's looks later.
 */
const looked = (part: Locator): Promise<void> =>
  part.evaluate(
    (element) =>
      new Promise<void>((done) => {
        const init: IntersectionObserverInit & { trackVisibility: boolean; delay: number } = {
          trackVisibility: true,
          delay: 100,
        };
        const eye = new IntersectionObserver(() => {
          eye.disconnect();
          done();
        }, init);
        eye.observe(element);
      }),
  );

test("QCK-03: in a frame, in Spanish: a quick bet that goes out of sight is taken back for good, and one that is seen leaves", async ({
  page,
  world,
  host,
  pass,
}) => {
  const answered = await answeredOf(page);
  host.show(kitPage(host, `launch: { language: "es" }, ${await session(world)}`));
  await page.clock.install({ time: world.clock.now() });
  await page.goto(`${host.origin}/host.html`);
  const app = book(page);
  await expect(app.getByText("jason88")).toBeVisible();
  await send(page, { type: "OpenPage", page: "settings" });
  const turn = app.getByRole("switch", { name: "Apuesta rápida" });
  await turn.click();
  for (const [name, sum] of [
    ["Importe de cada apuesta", "50"],
    ["Máximo por apuesta", "60"],
    ["Máximo por día", "100"],
  ] as const)
    await app.getByRole("textbox", { name }).fill(sum);
  await app.getByRole("button", { name: "Activar la apuesta rápida" }).click();
  await expect(turn).toBeChecked();
  await send(page, { type: "OpenPage", page: "index" });
  const price = app.getByRole("button", { name: /^Chelsea \+0\.5, / });
  const bar = app.getByText("50.00 a Chelsea +0.5", { exact: true });
  const fade = (opacity: string) => page.locator("iframe").evaluate((frame, to) => (frame.style.opacity = to), opacity);

  await holdClock(page);
  await price.click();
  await expect(bar).toBeVisible();
  await fade("0.01");
  // the ring stands still meanwhile: only what the browser sees can end it
  await expect(bar).toBeHidden();
  await fade("");
  await pass(3_000);
  expect(world.shelf.of("jason88")).toHaveLength(0);

  await looked(price);
  await price.click();
  await expect(bar).toBeVisible();
  await looked(bar);
  // what is sent has to be known by then
  await answered();
  // in small leaps, so that its frames keep up: one that is late is not sent
  for (let leap = 0; leap < 22; leap += 1) await pass(100);
  await expect.poll(() => world.shelf.of("jason88").length).toBe(1);
});
