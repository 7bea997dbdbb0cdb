import { test as base } from "#e2e/steps/fixtures.ts";
import { pageHands } from "./pageHands.ts";
import { type Sportsbook, sportsbook } from "./sportsbook.ts";

/**
 * The test's own bookmaker behind Playwright's interface, on a clock that stands still: `world` is what the bookmaker
 * knows and does, and `pass` moves both.
 */
export const test = base.extend<{ readonly app: Sportsbook }>({
  app: async ({ page, open, pass }, use) => {
    const ground = {
      open: ({ as, route = "/" }: { readonly as?: string; readonly route?: string } = {}) =>
        open({ ...(as !== undefined && { as }), hash: route }),
      pass,
    };
    await use(sportsbook(pageHands(page, ground)));
  },
});

export { expect } from "@playwright/test";
