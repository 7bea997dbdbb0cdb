import { type BrowserContext, chromium } from "@playwright/test";
import { expect } from "#e2e/steps/fixtures.ts";
// oxlint-disable-next-line eslint/no-restricted-imports -- no alias leads to it
import { packSince, partsOf } from "#app/deploy/build.ts";
import { LONG } from "#e2e/steps/long.ts";
import { nextRelease } from "#e2e/steps/nextRelease.ts";
import { hasServer, test as base } from "#e2e/steps/servers.ts";
import { WHOLE, WHOLE_ARGS } from "#e2e/steps/wholeChromium.ts";

const test = base.extend<{ visitor: BrowserContext }>({
  visitor: async ({}, use) => {
    const browser = await chromium.launch({
      ...(WHOLE && { executablePath: WHOLE }),
      headless: false,
      args: [...WHOLE_ARGS],
    });
    await use(await browser.newContext({ locale: "en-US", serviceWorkers: "block" }));
    await browser.close();
  },
});

/** Opens the app, waits until its first list and all that comes after it are there, and counts the bytes of scripts and styles. */
async function visit(visitor: BrowserContext, origin: string) {
  const page = await visitor.newPage();
  const cdp = await visitor.newCDPSession(page);
  await cdp.send("Network.enable");
  const parts = new Set<string>();
  cdp.on("Network.responseReceived", ({ requestId, type }) => {
    if (type === "Script" || type === "Stylesheet") parts.add(requestId);
  });
  let bytes = 0;
  cdp.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
    if (parts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(origin);
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  const isNext = await page.evaluate(() => "isNext" in globalThis);
  return { bytes, isNext };
}

base.skip(
  WHOLE === undefined || !hasServer("nginx"),
  "needs a whole Chromium (e2e/README.md) and nginx (e2e/checks/servers)",
);

test(
  "who has the last release loads the next in 5 kB of script and style",
  LONG,
  async ({ sample, origin, visitor }) => {
    const first = await visit(visitor, origin);
    expect(first.isNext).toBe(false);
    expect(first.bytes).toBeGreaterThan(140_000);
    const known = partsOf(sample.folder);
    nextRelease(sample.folder);
    packSince(sample.folder, known);
    const second = await visit(visitor, origin);
    console.log(`${first.bytes} bytes of script and style at the first visit, ${second.bytes} after the release`);
    expect(second.isNext).toBe(true);
    expect(second.bytes).toBeLessThanOrEqual(5_000);
  },
);
