import { type Browser, chromium } from "playwright-core";
import { build, preview } from "vite";
import { systemChromium } from "#e2e/steps/systemChromium.ts";

const configFile = `${import.meta.dirname}/vite.config.ts`;

/** Builds the benchmark page, serves it and starts a browser. */
export async function openBench(
  port: number,
): Promise<{ readonly browser: Browser; readonly close: () => Promise<void> }> {
  await build({ configFile, logLevel: "error" });
  const server = await preview({ configFile, preview: { port, host: "127.0.0.1", strictPort: true } });
  const executablePath = systemChromium();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ["--no-sandbox"] });
  return {
    browser,
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}
