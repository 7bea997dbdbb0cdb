import { firefox } from "playwright-core";

/** A browser that is told what to do. */
export interface Driver {
  readonly version: string;
  readonly open: (address: string) => Promise<void>;
  /** Resolves when such an element is there, and holds the words. */
  readonly until: (css: string, words?: RegExp) => Promise<void>;
  /** Clicks the first button of that name inside such an element, once it can be clicked. */
  readonly click: (css: string, name: RegExp) => Promise<void>;
  readonly screenshot: () => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

const PATIENCE_MS = 30_000;

/** Debian's Firefox over BiDi. */
export async function openFirefox(): Promise<Driver> {
  const browser = await firefox.launch({
    channel: "moz-firefox",
    executablePath: process.env.FIREFOX_PATH ?? "/usr/bin/firefox-esr",
  });
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  return {
    version: browser.version(),
    open: async (address) => void (await page.goto(address)),
    until: (css, words) =>
      page
        .locator(css)
        .filter(words ? { hasText: words } : {})
        .first()
        .waitFor({ timeout: PATIENCE_MS }),
    click: (css, name) => page.locator(css).getByRole("button", { name }).first().click({ timeout: PATIENCE_MS }),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
