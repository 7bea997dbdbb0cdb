import { type Locator, type Page, type Request } from "@playwright/test";
import { type CallTime, calledPath, callTimesOf } from "#e2e/steps/callTimes.ts";

/** A call as the bookmaker received it. */
export interface Call {
  readonly method: string;
  /** The path after the base: "odds/GetMenu", "RefreshToken". */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  /** The JSON body of a POST. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** What was seen while the app was used. */
export interface Notes {
  /** Each screen as lines in reading order. */
  readonly screens: Map<string, readonly string[]>;
  readonly calls: readonly Call[];
  readonly times: ReadonlyMap<string, readonly CallTime[]>;
}

/** Notes every call of the page from now on. */
export async function listen(page: Page): Promise<Notes> {
  const calls: Call[] = [];
  page.on("request", (request: Request) => {
    const url = new URL(request.url());
    const path = calledPath(url);
    if (path === undefined) return;
    calls.push({
      method: request.method(),
      path,
      params: Object.fromEntries(url.searchParams),
      headers: request.headers(),
      body: (request.postDataJSON() ?? {}) as Readonly<Record<string, unknown>>,
    });
  });
  return { screens: new Map(), calls, times: await callTimesOf(page) };
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
