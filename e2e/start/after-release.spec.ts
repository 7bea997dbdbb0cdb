import { createHash } from "node:crypto";
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo } from "node:net";
import { join } from "node:path";
import { type BrowserContext, chromium } from "@playwright/test";
import { expect } from "#e2e/steps/fixtures.ts";
import { httpDoor } from "#mocks/doors/http.ts";
import { createWorld } from "#mocks/world/world.ts";
// oxlint-disable-next-line eslint/no-restricted-imports -- no alias leads to it
import { packSince, partsOf } from "#app/deploy/build.ts";
import { openFaultProxy } from "#e2e/steps/faultProxy.ts";
import { LONG } from "#e2e/steps/long.ts";
import { hasServer, test as base } from "#e2e/steps/servers.ts";
import { WHOLE, WHOLE_ARGS } from "#e2e/steps/wholeChromium.ts";

/** The app as nginx serves it by the sample, and the bookmaker, under one origin. */
const test = base.extend<{ origin: string; visitor: BrowserContext }>({
  origin: async ({ sample }, use) => {
    const bookmaker = httpDoor(createWorld({ now: Date.now(), speed: 1, quiet: true }));
    await new Promise<void>((done) => bookmaker.listen(0, "127.0.0.1", done));
    const proxy = await openFaultProxy({
      app: Number(new URL(sample.address).port),
      bookmaker: (bookmaker.address() as AddressInfo).port,
    });
    await use(proxy.origin);
    await proxy.close();
    bookmaker.closeAllConnections();
    await new Promise<void>((done) => bookmaker.close(() => done()));
  },
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

const hashed = (name: string) => /^(.+-)(.{7})(\.(?:js|css))$/.exec(name);

/** The next release in the place of this one: each script and style has another name, all that name it too, and one says more. */
function nextRelease(folder: string): void {
  const assets = join(folder, "assets");
  const names = new Map<string, string>();
  for (const name of readdirSync(assets)) {
    const [, stem = "", hash = "", ending = ""] = hashed(name) ?? [];
    if (hash) names.set(name, stem + createHash("sha256").update(name).digest("base64url").slice(0, 7) + ending);
  }
  const renamed = (text: string) => text.replace(/[\w-]+-[\w-]{7}\.(?:js|css)/g, (name) => names.get(name) ?? name);
  for (const [name, next] of names) {
    const text = renamed(readFileSync(join(assets, name), "utf8"));
    writeFileSync(join(assets, name), /^index-.*js$/.test(name) ? `${text}\nglobalThis.isNext=true;` : text);
    renameSync(join(assets, name), join(assets, next));
    for (const packed of [".br", ".gz"]) rmSync(join(assets, name + packed), { force: true });
  }
  const page = join(folder, "index.html");
  writeFileSync(page, renamed(readFileSync(page, "utf8")));
  for (const packed of [".br", ".gz"]) rmSync(page + packed, { force: true });
}

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
