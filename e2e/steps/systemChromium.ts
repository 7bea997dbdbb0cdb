import { existsSync } from "node:fs";

const PLACES = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

/** The Chromium in CHROMIUM_PATH, else the system's if there is one; undefined leaves the choice to Playwright. */
export const systemChromium = (): string | undefined =>
  process.env.CHROMIUM_PATH ?? PLACES.find((path) => existsSync(path));
