import { type AddressInfo } from "node:net";
import { type Page } from "@playwright/test";
import { preview } from "vite";
import { test as demoTest } from "#e2e/steps/demo.ts";
import { type World } from "#mocks/world/world.ts";
import { pageHands } from "./pageHands.ts";
import { type Sportsbook, sportsbook } from "./sportsbook.ts";

const { KIT_URL, KIT_LAUNCH, E2E_BUILD = "dist" } = process.env;
const KIT_API = process.env["KIT_API"]?.replace(/(?:\/api)?\/?$/, "");

/** A page that has not started its bookmaker by then is not the demo, ms. */
const PATIENCE_MS = 15_000;

/** The built app on a port of its own. */
async function serveApp() {
  const server = await preview({
    build: { outDir: E2E_BUILD },
    preview: { host: "127.0.0.1", port: 0 },
    logLevel: "warn",
  });
  const { port } = server.httpServer.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

/**
 * The demo or, depending on the environment, a deployed app (`KIT_URL`) or the built one with a backend (`KIT_API`).
 */
const ground =
  KIT_URL === undefined && KIT_API === undefined
    ? demoTest
    : demoTest.extend({
        demo: [
          async ({}, use) => {
            if (KIT_URL !== undefined) return use(KIT_URL);
            const app = await serveApp();
            await use(app.address);
            await app.close();
          },
          { scope: "worker" },
        ],
        // the built app's CSP does not list the backend
        bypassCSP: true,
        // what another page logs is up to that page
        complaints: async ({}, use) => use([]),
      });

/** The launch of a member: given, or from the simulated bookmaker, behind its HTTP interface or in the demo's page. */
async function launchOf(page: Page, address: string, account: string): Promise<string> {
  if (KIT_LAUNCH !== undefined) return KIT_LAUNCH;
  const none = (where: string) => (): never => {
    throw new Error(`${where} signs nobody in: give the launch of a test account, KIT_LAUNCH='token=…&bcs=…'`);
  };
  const inPage = async () => {
    await page.goto(address);
    await page
      .waitForFunction(() => "bookmaker" in window, undefined, { timeout: PATIENCE_MS })
      .catch(none(`The page at ${address}`));
    return page.evaluate((name) => (window as never as { bookmaker: World }).bookmaker.signIn(name), account);
  };
  const byDoor = async () => {
    const answer = await fetch(`${KIT_API ?? ""}/admin/signin?account=${account}`, {
      headers: { "bookmaker-admin": "1" },
    });
    const signed = (await answer.json().catch(() => ({}))) as { token?: string; bcs?: string };
    return signed.token === undefined ? none(`The backend at ${KIT_API ?? ""}`)() : signed;
  };
  const { token = "", bcs = "" } = await (KIT_API === undefined ? inPage() : byDoor());
  return new URLSearchParams({ token, bcs }).toString();
}

interface Fixtures {
  readonly app: Sportsbook;
}

/** A running app, on the real clock: what only the bookmaker knows is not available, and `pass` waits. */
export const test = ground.extend<Fixtures>({
  app: async ({ page, context, demo }, use) => {
    if (KIT_API !== undefined)
      await context.route("**/config.json", (route) =>
        route.fulfill({
          json: { apiBase: `${KIT_API}/api`, accessBase: `${KIT_API}/access`, statsBase: `${KIT_API}/stats` },
        }),
      );
    const open = async ({ as, route = "/" }: { readonly as?: string; readonly route?: string } = {}) => {
      const launch = as === undefined ? "" : await launchOf(page, demo, as);
      await page.goto(`${demo}${launch && `?${launch}`}#${route}`);
    };
    const pass = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
    await use(sportsbook(pageHands(page, { open, pass })));
  },
});

export { expect } from "@playwright/test";
