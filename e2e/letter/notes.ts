import { type Locator, type Page, type Request } from "@playwright/test";
import { type World } from "#mocks/world/world.ts";

/** A call as the bookmaker received it. */
export interface Call {
  readonly method: string;
  /** The path after the base: "odds/GetMenu", "RefreshToken". */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  /** The JSON body of a POST. */
  readonly body: Readonly<Record<string, unknown>>;
  /** When, by the page's clock, ms: it goes on by itself between the leaps of the test. */
  readonly at: number;
}

/** What was seen while the app was used: each screen as lines in reading order, and the calls. */
export interface Notes {
  readonly screens: Map<string, readonly string[]>;
  readonly calls: Call[];
}

const CALLED = /\/(?:api|access)\/(?<path>[A-Za-z/0-9]+)$/;

/** Notes every call of the page from now on. */
export function listen(page: Page, world: World, notes: Notes): void {
  const from = performance.now();
  page.on("request", (request: Request) => {
    const { pathname, searchParams } = new URL(request.url());
    const path = CALLED.exec(pathname)?.groups?.["path"];
    if (path === undefined) return;
    notes.calls.push({
      method: request.method(),
      path,
      params: Object.fromEntries(searchParams),
      headers: request.headers(),
      body: (request.postDataJSON() ?? {}) as Readonly<Record<string, unknown>>,
      at: world.clock.now() + performance.now() - from,
    });
  });
}

/** A line of the accessibility tree without its indent, dash and quotes. */
const plain = (line: string): string =>
  line
    .trim()
    .replace(/^- /, "")
    .replace(/^'(?<key>.*)'(?<rest>:?.*)$/, "$<key>$<rest>");

/**
 * Notes what a member sees and a screen reader says of a part of the page, line by line, under a name: role, name,
 * state. The first line is the address.
 */
export async function note(notes: Notes, name: string, part: Locator): Promise<void> {
  const tree = await part.ariaSnapshot();
  const address = new URL(part.page().url());
  notes.screens.set(name, [`address ${address.pathname}${address.hash}`, ...tree.split("\n").map(plain)]);
}
