import { defineConfig } from "@playwright/test";
import config from "#e2e/playwright.config.ts";

const { webServer: _, ...rest } = config;

/** Suites of other people (../README.md): only what stands in `suite/`, against the demo, or the app or backend that the environment names. */
export default defineConfig({
  ...rest,
  testDir: "suite",
  testMatch: "*.spec.ts",
  outputDir: "../../test-results/kit",
  snapshotPathTemplate: "{testDir}/pictures/{arg}{ext}",
  reporter: [["list"]],
  retries: 0,
});
