import { existsSync } from "node:fs";

/** A whole Chromium, which obeys the settings of a profile and keeps pages to come back to; the shell without windows does neither. */
export const WHOLE = [process.env.WHOLE_CHROMIUM_PATH, "/usr/bin/chromium", "/usr/bin/google-chrome"].find(
  (path) => path !== undefined && existsSync(path),
);

/** What runs it without a window, for Playwright's `launch`. */
export const WHOLE_ARGS: readonly string[] = ["--headless=new", "--no-sandbox"];
