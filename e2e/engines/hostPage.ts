import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { firstServer } from "#e2e/bench/first/server.ts";
import { sportsbook } from "#e2e/kit/sportsbook.ts";
import { listening } from "#mocks/doors/listening.ts";
import { type World } from "#mocks/world/world.ts";
import { type Driver } from "./firefox.ts";

/**
 * The origin of the site that frames the app, and the frame's permissions: together they determine how the engine
 * treats the app's storage.
 */
export interface HostMode {
  readonly name: string;
  /** `127.0.0.1` is the app's own site, `localhost` another one. */
  readonly host: "127.0.0.1" | "localhost";
  readonly sandbox: string;
  /** The page uses the previous kit, which knows no more of slip and bet than that one was placed (OPS-14). */
  readonly isKit1?: true;
}

const STORED: HostMode = { name: "storage that is kept", host: "127.0.0.1", sandbox: "" };
const FOREIGN: HostMode = { name: "storage as the engine gives it to third parties", host: "localhost", sandbox: "" };
const NONE: HostMode = {
  name: "scripts alone, no origin and no storage",
  host: "localhost",
  sandbox: 'sandbox: "allow-scripts",',
};

/** The three that occur in the field, and the first and the last of them with the previous kit. */
export const HOST_MODES: readonly HostMode[] = [
  STORED,
  FOREIGN,
  NONE,
  ...[STORED, NONE].map((mode) => ({ ...mode, name: `${mode.name}, by kit 1`, isKit1: true as const })),
];

/** The host page of 15 lines in app/hostKit/README.md; with kit 1 it receives what that kit knows. */
const shortPage = (app: string, { sandbox, isKit1 }: HostMode): string =>
  /^<!doctype html>[\s\S]*?(?=^```)/m
    .exec(readFileSync("app/hostKit/README.md", "utf8"))?.[0]
    .replaceAll("https://sports.example/", app)
    .replace("host-kit-2.global.js", isKit1 ? "host-kit.global.js" : "host-kit-2.global.js")
    .replace(/on: \{.*\},/, (all) => (isKit1 ? 'on: { BetPlaced: () => (bet.value = "placed") },' : all))
    .replace('container: "#sports",', `container: "#sports", ${sandbox}`) ?? "";

const PATIENCE_MS = 20_000;

async function says(driver: Driver, selector: string, wanted: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const text = await driver.text(selector);
    if (text === wanted) return;
    if (Date.now() > end) throw new Error(`${selector} should say ${wanted}, and says ${text}`);
    await new Promise((done) => setTimeout(done, 100));
  }
}

/** A bet in the frame of that host page, which shows the count of the slip and the outcome of the bet (OPS-13). */
export async function betInFrame(driver: Driver, world: World, site: string, mode: HostMode): Promise<void> {
  let page = "";
  const held = JSON.stringify(await world.signIn("jason88"));
  const host = createServer(({ url }, response) => {
    const isSession = url === "/my/sports-session";
    response.setHeader("content-type", isSession ? "application/json" : "text/html").end(isSession ? held : page);
  });
  const origin = `http://${mode.host}:${await listening(host)}`;
  writeFileSync(join(site, "config.json"), JSON.stringify({ parentOrigins: [origin] }));
  const app = await firstServer(site, world, "", { embedders: [origin] });
  page = shortPage(app.address, mode);
  try {
    const hands = driver.framedHands({
      open: () => driver.load(`${origin}/`),
      pass: (ms) => new Promise((over) => setTimeout(over, ms)),
    });
    const book = sportsbook(hands);
    await book.open();
    await book.until("balance");
    await book.slip.open(await book.list.firstOpen());
    if (!mode.isKit1) await says(driver, "#slip", "1");
    await book.slip.keys("50");
    await book.slip.place();
    await says(driver, "#bet", "placed");
  } finally {
    writeFileSync(join(site, "config.json"), "{}");
    await app.close();
    host.close();
    host.closeAllConnections();
  }
}
