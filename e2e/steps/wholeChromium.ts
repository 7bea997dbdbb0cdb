import { existsSync } from "node:fs";

/**
 * A full Chromium, which respects a profile's settings and has a back/forward cache; the headless shell does neither.
 */
export const WHOLE = [process.env.WHOLE_CHROMIUM_PATH, "/usr/bin/chromium", "/usr/bin/google-chrome"].find(
  (path) => path !== undefined && existsSync(path),
);

/** The arguments to run it headless, for Playwright's `launch`. */
export const WHOLE_ARGS: readonly string[] = ["--headless=new", "--no-sandbox"];
