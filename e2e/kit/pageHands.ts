import { type Locator, type Page } from "@playwright/test";
import { type Hands, isSo, type Seen, selectorOf, type Stands, wanted } from "./hands.ts";

const PATIENCE_MS = 15_000;

/** A page, or a frame in one. */
type Ground = Pick<Page, "locator">;

/** The element with a name on a Playwright page: the topmost, for a name with `*` the first. */
function named(page: Ground, name: string): Locator {
  const seen = page.locator(selectorOf(name)).filter({ visible: true });
  return name.includes("*") ? seen.first() : seen.last();
}

const read = (nodes: readonly Element[]): Seen[] =>
  nodes.map((node) => ({
    name: node.getAttribute("data-q") ?? "",
    state: node.getAttribute("data-q-state") ?? "",
    value: node.getAttribute("data-q-value") ?? "",
  }));

/** A page that is navigating has nothing: the demo reloads itself once its bookmaker has started. */
function nothingYet(error: unknown): undefined {
  if (!String(error).includes("navigation")) throw error;
  return undefined;
}

/**
 * The hands of a suite on a Playwright page, or in a frame of it; `ground` defines how the app is opened and how time
 * passes.
 */
export function pageHands(page: Page, ground: Pick<Hands, "open" | "pass">, within: Ground = page): Hands {
  const look = async (name: string): Promise<Seen | undefined> =>
    (await named(within, name).evaluateAll(read)).find(() => true);
  return {
    ...ground,
    look,
    tap: (name) => named(within, name).click({ timeout: PATIENCE_MS }),
    wayBack: async () => {
      await page.goBack();
    },
    all: (name) => within.locator(selectorOf(name)).filter({ visible: true }).evaluateAll(read),
    until: async (name: string, stands: Stands = {}) => {
      const end = Date.now() + PATIENCE_MS;
      for (;;) {
        const seen = await look(name).catch(nothingYet);
        if (isSo(seen, stands)) return seen ?? { name, state: "", value: "" };
        if (Date.now() > end) throw new Error(wanted(name, stands, seen));
        await new Promise((done) => setTimeout(done, 50));
      }
    },
  };
}
