import { firefox } from "playwright-core";
import { type Hands } from "#e2e/kit/hands.ts";
import { pageHands } from "#e2e/kit/pageHands.ts";
import { tapOnce } from "#e2e/steps/taps.ts";

/** A browser whose hands do the tasks. */
export interface Driver {
  readonly version: string;
  /** A script that a page runs before its own. */
  readonly before: string;
  /** Loads a URL afresh. */
  readonly load: (address: string) => Promise<void>;
  readonly hands: (ground: Pick<Hands, "open" | "pass">) => Hands;
  /** The same on the app in a frame of the page. */
  readonly framedHands: (ground: Pick<Hands, "open" | "pass">) => Hands;
  /** The content of an element of the page, outside any frame. */
  readonly text: (selector: string) => Promise<string>;
  readonly screenshot: () => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

/** Debian's Firefox over BiDi. */
export async function openFirefox(): Promise<Driver> {
  const browser = await firefox.launch({
    channel: "moz-firefox",
    executablePath: process.env.FIREFOX_PATH ?? "/usr/bin/firefox-esr",
    // a frame in its own process gets no taps over BiDi
    firefoxUserPrefs: { "fission.autostart": false },
  });
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await tapOnce(context, page);
  return {
    version: browser.version(),
    before: "",
    // a route alone would not reload the page
    load: async (address) => {
      await page.goto("about:blank");
      await page.goto(address);
    },
    hands: (ground) => pageHands(page, ground),
    framedHands: (ground) => pageHands(page, ground, page.frameLocator("iframe")),
    text: async (selector) => (await page.locator(selector).textContent()) ?? "",
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
