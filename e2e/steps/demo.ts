import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { test as base } from "@playwright/test";
import { preview } from "vite";
import { tapOnce } from "./taps.ts";

/** A run builds the demo once, whichever of its workers comes first: the runner is the parent of them all. */
const OUT = `${process.env.E2E_BUILD ?? "dist"}-demo`;
const LOCK = `${OUT}.${process.ppid}.lock`;
const DONE = `${LOCK}/done`;
const PATIENCE_MS = 180_000;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

async function build(): Promise<void> {
  try {
    mkdirSync(LOCK);
  } catch {
    const until = Date.now() + PATIENCE_MS;
    while (!existsSync(DONE)) {
      if (Date.now() > until) throw new Error(`nobody finished ${OUT}`);
      await pause(200);
    }
    return;
  }
  process.once("exit", () => rmSync(LOCK, { recursive: true, force: true }));
  execFileSync("node_modules/.bin/vite", ["build", "--mode", "demo", "--outDir", OUT, "--logLevel", "error"], {
    env: { ...process.env, NODE_ENV: "production" },
    stdio: "inherit",
  });
  writeFileSync(DONE, "");
}

interface Fixtures {
  /** Errors that the page threw or logged; a test that expects none need not check: it fails automatically. */
  readonly complaints: string[];
  /** Each tap is made once, on a steady target, and fails the test if it is not accepted. */
  readonly taps: void;
}

/** Tests of the demo as shipped: the bookmaker is in the page, behind its service worker, on the real clock. */
export const test = base.extend<Fixtures, { readonly demo: string }>({
  demo: [
    async ({}, use) => {
      await build();
      const server = await preview({
        build: { outDir: OUT },
        preview: { host: "127.0.0.1", port: 0 },
        logLevel: "warn",
      });
      const address = server.httpServer.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      await use(`http://127.0.0.1:${port}/`);
      await server.close();
    },
    { scope: "worker", timeout: PATIENCE_MS },
  ],
  serviceWorkers: "allow",
  taps: [
    async ({ context, page }, use) => {
      await tapOnce(context, page);
      await use();
    },
    { auto: true },
  ],
  complaints: [
    async ({ page }, use) => {
      const heard: string[] = [];
      page.on("pageerror", (error) => heard.push(String(error)));
      page.on("console", (message) => {
        if (message.type() === "error") heard.push(message.text());
      });
      await use(heard);
      base.expect(heard).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from "@playwright/test";
