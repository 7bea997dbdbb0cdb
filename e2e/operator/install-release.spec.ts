import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { type Page } from "@playwright/test";
import { installRelease } from "#app/deploy/installRelease.ts";
import { expect } from "#e2e/steps/fixtures.ts";
import { NEXT, nextRelease } from "#e2e/steps/nextRelease.ts";
import { ask, hasServer, SERVERS, test } from "#e2e/steps/servers.ts";

const UNPACK = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };

/** Whether a server sends this text to browsers that take br, gzip and neither. */
async function isServed(address: string, wanted: string): Promise<readonly boolean[]> {
  const texts = Object.entries(UNPACK).map(async ([encoding, unpack]) => {
    const { headers, body } = await ask(address, { "Accept-Encoding": encoding });
    expect(headers["content-encoding"] ?? "identity").toBe(encoding);
    return unpack(body).toString() === wanted;
  });
  return Promise.all(texts);
}

const list = (page: Page) => page.getByRole("article").first();
const isNext = (page: Page) => page.evaluate(() => "isNext" in globalThis);
const offer = (page: Page) => page.getByRole("status").filter({ hasText: "New version ready" });

/** A page that the browser has not loaded yet: its files must still be there. */
async function goesOn(page: Page): Promise<void> {
  await page.evaluate(() => (location.hash = "#/pages/setting/setting"));
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
  await page.evaluate(() => (location.hash = "#/pages/index/index"));
  await expect(list(page)).toBeVisible();
}

/** Ten minutes later, when a page looks for another release. */
const later = (page: Page) => page.clock.fastForward(600_500);

async function reload(page: Page): Promise<void> {
  await later(page);
  const loaded = page.waitForEvent("load");
  await offer(page).getByRole("button", { name: "Reload" }).click();
  await loaded;
  await expect(list(page)).toBeVisible();
}

for (const serverName of SERVERS) {
  test.describe(`an upgrade and the way back on ${serverName}`, () => {
    test.use({ serverName });
    test.skip(!hasServer(serverName), `${serverName} is not on this machine (e2e/checks/servers)`);

    test("reach every browser, and pages that are open go on", async ({ sample, origin, context }) => {
      const site = sample.folder;
      const page = await context.newPage();
      await page.clock.install();
      await page.goto(origin);
      await expect(list(page)).toBeVisible();
      const before = readFileSync(join(site, "index.html"), "utf8");

      const dist = join(site, "..", "next");
      cpSync(process.env.E2E_BUILD ?? "dist", dist, { recursive: true });
      nextRelease(dist);
      installRelease({ dist, site, dryRun: false, now: Date.now() });
      const next = readFileSync(join(dist, "index.html"), "utf8");
      expect(await isServed(sample.address, next)).toEqual([true, true, true]);
      expect((await ask(`${sample.address}version.json`)).body.toString()).toContain(NEXT);
      await goesOn(page);
      expect(await isNext(page)).toBe(false);
      await reload(page);
      expect(await isNext(page)).toBe(true);

      const other = await context.newPage();
      await other.goto(origin);
      await expect(list(other)).toBeVisible();
      installRelease({ dist: undefined, site, dryRun: false, now: Date.now() });
      expect(await isServed(sample.address, before)).toEqual([true, true, true]);
      await goesOn(other);
      expect(await isNext(other)).toBe(true);
      await reload(page);
      expect(await isNext(page)).toBe(false);
      // and it offers no other one without end
      await later(page);
      await expect(list(page)).toBeVisible();
      await expect(offer(page)).toHaveCount(0);
    });
  });
}
