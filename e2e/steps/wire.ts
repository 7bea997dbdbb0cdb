import { expect, type Page, test as base } from "@playwright/test";
import { httpDoor } from "#mocks/doors/http.ts";
import { listening } from "#mocks/doors/listening.ts";
import { createWorld, type World } from "#mocks/world/world.ts";
import { type FaultProxy, openFaultProxy } from "./faultProxy.ts";
import { placeButton, rowOf, typeAmount } from "./slip.ts";
import { tapOnce } from "./taps.ts";

/** Real time, real connections: the bookmaker over HTTP behind a proxy that can do to a connection what networks do. */
export const test = base.extend<{ world: World; wire: FaultProxy; taps: void }>({
  taps: [
    async ({ context, page }, use) => {
      await tapOnce(context, page);
      await use();
    },
    { auto: true },
  ],
  world: async ({}, use) => use(createWorld({ now: Date.now(), speed: 1, quiet: true })),
  wire: async ({ world, baseURL }, use) => {
    const bookmaker = httpDoor(world);
    const wire = await openFaultProxy({
      app: Number(new URL(baseURL ?? "").port),
      bookmaker: await listening(bookmaker),
    });
    await use(wire);
    await wire.close();
    bookmaker.closeAllConnections();
    await new Promise<void>((done) => bookmaker.close(() => done()));
  },
});

/** Opens the app behind the proxy as jason88. */
export async function signIn(page: Page, world: World, wire: FaultProxy): Promise<void> {
  const launch = new URLSearchParams({ ...(await world.signIn("jason88")) });
  await page.goto(`${wire.origin}?${launch.toString()}`);
  await expect(page.getByRole("banner")).toContainText("jason88");
}

/** Opens the slip of Manchester United over behind the proxy, with 500 typed and the button open. */
export async function openWireSlip(page: Page, world: World, wire: FaultProxy): Promise<void> {
  await signIn(page, world, wire);
  await page.waitForTimeout(500);
  await rowOf(page, /Manchester United/)
    .getByRole("button", { name: /^Over/ })
    .first()
    .click();
  await typeAmount(page, "500");
  await expect(placeButton(page)).toBeEnabled();
}

/** How often a single bet arrived at the proxy. */
export const betsArrived = (wire: FaultProxy): number =>
  wire.arrived.filter((line) => line === "POST /api/bet/Bet").length;

/**
 * Advances the page's clock, in leaps with time for responses in between; install the clock before the page is opened.
 */
export async function run(page: Page, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 2_000) {
    await page.clock.fastForward(Math.min(left, 2_000));
    await page.waitForTimeout(40);
  }
}
