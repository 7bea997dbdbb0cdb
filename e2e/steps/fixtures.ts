import { test as base } from "@playwright/test";
import { openPlaywrightDoor, type PlaywrightDoor } from "#mocks/doors/playwright.ts";
import { createWorld, type World } from "#mocks/world/world.ts";
import { tapOnce } from "./taps.ts";

/** The configuration of the tests' operator. No jitter: the tests hold the clock. */
const configFor = (home: string) => ({
  jitter: 0,
  loginUrl: `${home}operator/sign-in`,
  rechargeUrl: `${home}operator/cashier`,
  gameHomeUrl: `${home}operator/lobby`,
});

interface Fixtures {
  /** The bookmaker of this test alone, in the test's own process. */
  readonly world: World;
  readonly door: PlaywrightDoor;
  /** Additional or different entries of config.json. */
  readonly operator: Record<string, unknown>;
  /** What computes the device id; "real" where the library itself is tested. */
  readonly deviceLibrary: "real" | "stand-in";
  /** The line of a first visit that says what the numbers of a list mean was shown here before. */
  readonly toldNumbers: boolean;
  /** Each tap is made once, on a steady target, and fails the test if it is not accepted. */
  readonly taps: void;
  /** Opens the app as a visitor, or signed in as a member; `hash` is the route. */
  readonly open: (options?: { readonly as?: string; readonly hash?: string }) => Promise<void>;
  /** Lets time pass for the bookmaker and the page alike, ms. */
  readonly pass: (ms: number) => Promise<void>;
  /** Errors that the page threw or logged; a test that expects none need not check: it fails automatically. */
  readonly complaints: string[];
}

/**
 * Replaces the device library when the app requests it: drawing, measuring fonts and making sound for the id took an
 * eighth of the run. Everything around it, from the wait before it to the Etag of the calls, is the app's own.
 */
const STAND_IN = `export const load = async () => ({ get: async () => ({ visitorId: "0123456789abcdef0123456789abcdef" }) });`;

const LOUD = /Failed to load resource|net::ERR/;

/** Each test has its own bookmaker; the page's clock starts at the bookmaker's time. */
export const test = base.extend<Fixtures>({
  world: async ({}, use) => use(createWorld()),
  operator: [{}, { option: true }],
  deviceLibrary: ["stand-in", { option: true }],
  toldNumbers: [true, { option: true }],
  door: [
    async ({ context, world, operator, deviceLibrary, toldNumbers, baseURL }, use) => {
      const door = await openPlaywrightDoor(context, world);
      if (toldNumbers)
        await context.addInitScript(() => {
          try {
            localStorage.setItem("sportsbook:numbersTold", JSON.stringify({ v: 1, data: { told: true } }));
          } catch {
            // a frame without storage
          }
        });
      await context.route("**/config.json", (route) =>
        route.fulfill({ json: { ...configFor(baseURL ?? ""), ...operator } }),
      );
      await context.route("**/operator/*", (route) =>
        route.fulfill({ contentType: "text/html", body: "<title>Operator</title><h1>Operator</h1>" }),
      );
      if (deviceLibrary === "stand-in") {
        await context.route("**/assets/fp.esm-*.js", (route) =>
          route.fulfill({
            contentType: "text/javascript",
            headers: { "access-control-allow-origin": "*" },
            body: STAND_IN,
          }),
        );
      }
      await use(door);
      await door.close();
    },
    { auto: true },
  ],
  complaints: [
    async ({ page }, use) => {
      const heard: string[] = [];
      page.on("pageerror", (error) => heard.push(String(error)));
      page.on("console", (message) => {
        if (message.type() === "error" && !LOUD.test(message.text())) heard.push(message.text());
      });
      await use(heard);
      base.expect(heard).toEqual([]);
    },
    { auto: true },
  ],
  taps: [
    async ({ context, page }, use) => {
      await tapOnce(context, page);
      await use();
    },
    { auto: true },
  ],
  open: async ({ page, world }, use) => {
    await page.clock.install({ time: world.clock.now() });
    await use(async ({ as, hash = "/" } = {}) => {
      const launch = as === undefined ? "" : `?${new URLSearchParams({ ...(await world.signIn(as)) }).toString()}`;
      await page.goto(`/${launch}#${hash}`);
    });
  },
  pass: async ({ page, world }, use) => {
    await use(async (ms) => {
      world.advance(ms);
      await page.clock.runFor(ms);
    });
  },
});

export { expect } from "@playwright/test";
