import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, type Page } from "@playwright/test";
import {
  bare,
  book,
  expect,
  kitPage,
  openFramedSlip,
  refuseStorage,
  session,
  test,
  typeFramed,
} from "#e2e/steps/host.ts";
import { tapOnce } from "#e2e/steps/taps.ts";
import { WHOLE, WHOLE_ARGS } from "#e2e/steps/wholeChromium.ts";
import { openPlaywrightDoor } from "#mocks/doors/playwright.ts";
import { type World } from "#mocks/world/world.ts";
import { LONG } from "#e2e/steps/long.ts";

// what it makes of a frame without storage is looked at as well
test.use({ deviceLibrary: "real" });

/** A profile in which the member has blocked the data of all sites, which a whole Chromium obeys. */
function blockingProfile(): string {
  const profile = mkdtempSync(join(tmpdir(), "profile-"));
  mkdirSync(join(profile, "Default"));
  writeFileSync(
    join(profile, "Default", "Preferences"),
    JSON.stringify({ profile: { default_content_setting_values: { cookies: 2 } } }),
  );
  return profile;
}

/** What the frame's own storage answers, one word each. */
const probe = async (page: Page, app: string): Promise<Record<string, string> | undefined> =>
  page
    .frames()
    .find((one) => one !== page.mainFrame() && one.url().startsWith(app))
    ?.evaluate(async () => {
      const ask = async (act: () => unknown) => {
        try {
          await act();
          return "there";
        } catch (error) {
          return error instanceof DOMException ? "refused" : String(error);
        }
      };
      return {
        local: await ask(() => localStorage.length),
        session: await ask(() => sessionStorage.length),
        locks: await ask(() => navigator.locks.request("probe", () => undefined)),
      };
    });

const THERE = { local: "there", session: "there", locks: "there" };
const REFUSED = { local: "refused", session: "refused", locks: "refused" };

/** Signs in, changes a setting and bets: everything that must go without a store (STO-01). */
async function live(page: Page, world: World): Promise<void> {
  await openFramedSlip(page, world);
  await page.clock.runFor(2_100);
  await typeFramed(page, "500");
  await book(page).getByRole("button", { name: "Place bet · 500" }).click();
  await expect.poll(() => world.shelf.of("jason88").length).toBe(1);
  const placed = book(page).getByRole("alertdialog", { name: "Bet placed" });
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000);
      return placed.isVisible();
    })
    .toBe(true);
  await placed.getByRole("button", { name: "Done" }).click();
  await page.clock.runFor(1_000);
  await book(page).getByRole("button", { name: "Dark mode" }).click();
  await expect(book(page).locator("html")).toHaveAttribute("data-theme", "99");
  await expect(book(page).getByRole("article").first()).toBeVisible();
}

/** How the browser treats the storage of a frame from another site; the last of two equal switches wins. */
const MODES = [
  { mode: "normal", args: [], stores: THERE, shared: true, often: LONG },
  { mode: "partitioned", args: ["--disable-features=None"], stores: THERE, shared: false, often: LONG },
  { mode: "blocked", args: ["--disable-features=None"], stores: REFUSED, shared: false, often: {} },
] as const;

for (const { mode, args, stores, shared, often } of MODES) {
  test(
    `with third-party storage ${mode} the framed app signs in, bets and keeps settings`,
    often,
    async ({ playwright, world, host, operator }) => {
      const { launchOptions, viewport } = test.info().project.use;
      const profile = blockingProfile();
      const wholly = mode === "blocked" && WHOLE !== undefined;
      const { executablePath, ...rest } = launchOptions ?? {};
      const context: BrowserContext = await playwright.chromium.launchPersistentContext(profile, {
        ...rest,
        ...(wholly && WHOLE !== undefined
          ? { executablePath: WHOLE, headless: false }
          : executablePath !== undefined && { executablePath }),
        args: [...(rest.args ?? []), ...args, ...(wholly ? WHOLE_ARGS : [])],
        viewport: viewport ?? null,
        serviceWorkers: "block",
      });
      try {
        if (mode === "blocked" && !wholly) await context.addInitScript(refuseStorage);
        const door = await openPlaywrightDoor(context, world);
        await context.route("**/config.json", (route) => route.fulfill({ json: { jitter: 0, ...operator } }));
        host.show(kitPage(host, await session(world)));
        const page = await context.newPage();
        await tapOnce(context, page);
        const errors: string[] = [];
        page.on("pageerror", (error) => errors.push(String(error)));
        await page.clock.install({ time: world.clock.now() });
        await page.goto(`${host.origin}/host.html`);
        await expect(book(page).getByText("jason88")).toBeVisible();
        expect(await probe(page, host.app)).toEqual(stores);
        await live(page, world);
        // a tab of the app shares the storage of the frame only where it is neither blocked nor partitioned
        const tab = await context.newPage();
        await tab.goto(host.app);
        await expect(tab.getByRole("article").first()).toBeVisible();
        await expect(tab.locator("html")).toHaveAttribute("data-theme", shared ? "99" : "1");
        expect(errors).toEqual([]);
        await door.close();
      } finally {
        await context.close();
        rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
      }
    },
  );
}

test(
  "sandboxed with scripts alone, where the browser refuses every store, the app signs in, bets and changes settings",
  LONG,
  async ({ page, world, host }) => {
    const dialogs: string[] = [];
    page.on("dialog", (dialog) => dialogs.push(dialog.message()));
    host.show(bare(host, 'sandbox="allow-scripts"'));
    await page.clock.install({ time: world.clock.now() });
    await page.goto(`${host.origin}/host.html`);
    await expect(book(page).getByRole("article").first()).toBeVisible();
    expect(await probe(page, host.app)).toEqual(REFUSED);
    // before that nobody listens (contract, Ready)
    await page.waitForFunction(() =>
      (window as unknown as { readonly heard?: readonly { readonly data: { readonly type: string } }[] }).heard?.some(
        ({ data }) => data.type === "Ready",
      ),
    );
    const { token, bcs } = await world.signIn("jason88");
    await page.evaluate(
      (said) =>
        document
          .querySelector("iframe")
          ?.contentWindow?.postMessage({ source: "sportsbook", version: 1, type: "SetToken", ...said }, "*"),
      { token, bcs },
    );
    await live(page, world);
    expect(dialogs).toEqual([]);
  },
);
