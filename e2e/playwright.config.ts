import { defineConfig } from "@playwright/test";
import { systemChromium } from "#e2e/steps/systemChromium.ts";

/** Another port and build folder let two suites run side by side. */
const PORT = Number(process.env.E2E_PORT ?? 4173);
const BUILD = process.env.E2E_BUILD ?? "dist";

const executablePath = systemChromium();

/** All tests; or the long ones too; or only the pictures of an operator's brand (`npm run brand`). */
function specs(): string | string[] {
  if (process.env.BRAND) return "brandPictures.ts";
  return process.env.WALK ? ["*.walk.ts", "*.spec.ts"] : "*.spec.ts";
}

/** The production build in a real Chromium on a phone-sized page; the bookmaker is in the test's own process. */
export default defineConfig({
  testDir: ".",
  // the walk through every surface in ten languages and five themes takes long: it has its own command
  testMatch: specs(),
  // nor does every run repeat what a lower layer proves for all cases (long.ts)
  grepInvert: process.env.WALK ? [] : /@long/,
  outputDir: `../test-results/${BUILD}`,
  fullyParallel: true,
  // one picture for all systems; pictures.spec.ts says how much may differ
  snapshotPathTemplate: "{testDir}/pictures/{arg}{ext}",
  forbidOnly: Boolean(process.env.CI),
  // a shared machine may stall for seconds; what passed only on a retry is named at the end, and more than two have failed (checks/count.ts)
  retries: process.env.CI ? 1 : 0,
  // a core for each: a third would stretch every test by half, and gains nothing (31 tests in 101 s, with two in 100)
  workers: 2,
  // a shared machine may be several times slower than at other times; a passing test does not wait any longer for it
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [["list"], ["json", { outputFile: `../test-results/e2e${PORT === 4173 ? "" : `-${PORT}`}.json` }]],
  use: {
    baseURL: `http://127.0.0.1:${PORT}/`,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: "en-US",
    // not the zone of the settings: no time on the screen may come from the device
    timezoneId: "America/New_York",
    serviceWorkers: "block",
    // animation takes a third of the run; the specs in which a moving sheet or bar could take a tap enable it
    contextOptions: { reducedMotion: "reduce" },
    // a trace of every test costs a fifth of the run; in CI a failed test is retried, and the retry is traced
    trace: process.env.CI ? "on-first-retry" : "retain-on-failure",
    launchOptions: { ...(executablePath && { executablePath }), args: ["--disable-quic"] },
  },
  webServer: {
    command: `vite preview --outDir ${BUILD} --host 127.0.0.1 --port ${PORT} --strictPort`,
    cwd: "..",
    url: `http://127.0.0.1:${PORT}/`,
    reuseExistingServer: !process.env.CI,
  },
});
