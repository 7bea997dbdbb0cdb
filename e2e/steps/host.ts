import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { type FrameLocator, type Page } from "@playwright/test";
import { expect, test as base } from "./fixtures.ts";
import { listening } from "#mocks/doors/listening.ts";
import { type World } from "#mocks/world/world.ts";

/** A site that frames the app. */
export interface Host {
  /** The origin of the site that frames the app, a different site from the app's. */
  readonly origin: string;
  readonly app: string;
  /** What that site serves as its page. */
  readonly show: (page: string) => void;
}

/** A real server: a page made up by Playwright belongs to no address space, and may not reach this machine. */
export const test = base.extend<{ host: Host; operator: Record<string, unknown> }>({
  host: async ({ baseURL, page: { clock }, world }, use) => {
    // a session does not survive a wrong date: the pages' clock starts at the bookmaker's time, whatever day the suite
    // runs on
    await clock.install({ time: world.clock.now() });
    let page = "";
    const server = createServer((_request, response) => response.setHeader("Content-Type", "text/html").end(page));
    const port = await listening(server);
    const show = (body: string) => {
      page = body;
    };
    await use({ app: baseURL ?? "", origin: `http://localhost:${port}`, show });
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  },
  operator: async ({ host }, use) => use({ parentOrigins: [host.origin] }),
});

/** A host page with the host kit, or with the previous one: it lists what the app tells it. */
export const kitPage = (
  { app }: Host,
  more = "",
  kit = "host-kit-2.js",
) => `<!doctype html><meta name="viewport" content="width=device-width, initial-scale=1"><title>Host</title>
<style>html,body{height:100%;margin:0}#sports{height:700px}</style><div id="sports"></div><ol id="heard"></ol>
<script type="module">
  import { mount } from "${app}${kit}";
  const heard = (message) => {
    const item = document.createElement("li");
    item.textContent = JSON.stringify(message);
    document.querySelector("#heard").append(item);
  };
  const types = ["Ready","NoBalance","GoCasino","GoLogin","BetPlaced","BalanceChanged","SessionEnded","Resize","RouteChanged",
    "SlipChanged","BetState","SessionEnding","CareRequested"];
  window.book = mount({
    src: "${app}", container: "#sports",
    on: Object.fromEntries(types.map((type) => [type, heard])),
    ${more}
  });
</script>`;

/** In a frame, storage and locks refuse as they do where the browser blocks third-party data (trust 0.7). */
export function refuseStorage(): void {
  if (window.parent === window) return;
  const refuse = (): never => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get: refuse });
  Object.defineProperty(Navigator.prototype, "locks", { get: () => ({ request: () => Promise.reject(refuse()) }) });
  IDBFactory.prototype.open = refuse;
}

/** A host page without the kit. */
export const bare = (
  { app }: Host,
  attributes = "",
) => `<!doctype html><meta name="viewport" content="width=device-width, initial-scale=1"><title>Host</title>
<script>addEventListener("message", (e) => { (window.heard ??= []).push({ origin: e.origin, data: e.data }); });</script>
<iframe ${attributes} src="${app}#/" style="width:390px;height:700px;border:0"></iframe>`;

/** The framed app. */
export const book = (page: Page): FrameLocator => page.frameLocator("iframe");

/** The app's messages to the host page, oldest first. */
export const heard = (page: Page) => page.locator("#heard li").allTextContents();

/** Sends the app a message through the kit. */
export const send = (page: Page, message: Record<string, unknown>) =>
  page.evaluate((said) => (window as unknown as { book: { send(m: unknown): void } }).book.send(said), message);

/** A session for `kitPage`. */
export const session = async (world: World) => `session: () => (${JSON.stringify(await world.signIn("jason88"))}),`;

/** Later than anything that a page does by itself, ms. */
const PAUSE_MS = 30_000;

/** Opens the slip of Manchester United over in the framed app; from then on time stands still. */
export async function openFramedSlip(page: Page, world: World): Promise<void> {
  await expect(book(page).getByText("jason88")).toBeVisible();
  const cell = book(page)
    .getByRole("article", { name: /Manchester United/ })
    .getByRole("button", { name: /^Over/ })
    .first();
  await expect(cell).toBeVisible();
  await page.clock.pauseAt(world.clock.now() + PAUSE_MS);
  await cell.click();
  await expect(book(page).getByRole("dialog", { name: "Single bet" })).toBeVisible();
}

/** Taps digits of the framed slip's keypad. */
export async function typeFramed(page: Page, digits: string): Promise<void> {
  for (const digit of digits) await book(page).getByRole("button", { name: digit, exact: true }).click();
}

export { expect } from "./fixtures.ts";

/** The host page without the kit that app/hostKit/README.md shows, with this app's address. */
export const hostWithoutKit = ({ app }: Host, launch: string): string =>
  (
    /^```html\n(<!doctype html>\n<title>Sports<\/title>\n<iframe[\s\S]*?)^```/m.exec(
      readFileSync("app/hostKit/README.md", "utf8"),
    )?.[1] ?? ""
  )
    .replace('src="https://sports.example/"', `src="${app}?${launch}#/"`)
    .replace("https://sports.example", new URL(app).origin);
