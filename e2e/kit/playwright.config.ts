import { defineConfig } from "@playwright/test";
import config from "#e2e/playwright.config.ts";

const { webServer: _, ...rest } = config;

/**
 * Other people's suites (../README.md): only those in `suite/`, against the demo, or the app or backend in the
 * environment.
 */
export default defineConfig({
  ...rest,
  testDir: "suite",
  testMatch: "*.spec.ts",
  outputDir: "../../test-results/kit",
  snapshotPathTemplate: "{testDir}/pictures/{arg}{ext}",
  reporter: [["list"]],
  retries: 0,
});
