import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";
import { build, preview } from "vite";

const BROWSERS = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium", "/usr/bin/google-chrome"];

const configFile = `${import.meta.dirname}/vite.config.ts`;

/** Builds the benchmark page, serves it and starts a browser. */
export async function openBench(
  port: number,
): Promise<{ readonly browser: Browser; readonly close: () => Promise<void> }> {
  await build({ configFile, logLevel: "error" });
  const server = await preview({ configFile, preview: { port, host: "127.0.0.1", strictPort: true } });
  const executablePath = process.env.CHROMIUM_PATH ?? BROWSERS.find((path) => existsSync(path));
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ["--no-sandbox"] });
  return {
    browser,
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}
