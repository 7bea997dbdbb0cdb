import { chromium, type Page } from "@playwright/test";
import { preview } from "vite";
import { openPlaywrightDoor } from "#mocks/doors/playwright.ts";
import { createWorld } from "#mocks/world/world.ts";
import { systemChromium } from "#e2e/steps/systemChromium.ts";
import { tellFigures } from "./figures.ts";
import { type Frames, scrollThrough, tellFrames, watchFrames } from "./frames.ts";

/**
 * How smooth the live list of a Saturday is when it is scrolled through at 4x CPU throttle while its polls run: with its crests, and
 * beside it in the same run with the letter that stands in their place where an operator has none. Needs a production build in dist, or
 * in the folder named by E2E_BUILD. Fails where more than 2 frames in a hundred hold a task over 50 ms, or a place stays blank.
 */
const PORT = Number(process.env.BENCH_PORT ?? 4195);
const THROTTLE = 4;

/** How often the list is scrolled from its top to its end. */
const ROUNDS = 6;

/** What is scrolled in a frame: 3,600 px/s at 60 Hz, a fling over a list of this length. */
const FLING_PX = 60;

const ROWS = "main article, main h2, main h3";

/** In a hundred frames: what a collection of garbage and a shared machine take. */
const MOST_LONG = 2;

const world = createWorld({ size: "saturday", seed: 7, now: Date.now(), speed: 1, quiet: false });
const executablePath = systemChromium();
const server = await preview({
  build: { outDir: process.env.E2E_BUILD ?? "dist" },
  preview: { port: PORT, host: "127.0.0.1", strictPort: true },
});
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ["--no-sandbox"] });

/** Scrolls the list through; it starts at its top. */
async function through(page: Page): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    await scrollThrough(page, FLING_PX, ROWS);
    await page.evaluate(() => scrollTo(0, 0));
  }
}

async function scrolled(crests: boolean): Promise<Frames> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    serviceWorkers: "block",
  });
  const door = await openPlaywrightDoor(context, world);
  if (!crests) await context.route("**/config.json", (route) => route.fulfill({ json: { crests: false } }));
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const launch = new URLSearchParams({ ...(await world.signIn("jason88")) });
  await page.goto(`http://127.0.0.1:${PORT}/?${launch.toString()}`);
  await page.getByRole("banner").getByText("jason88").waitFor();
  await page.locator("main article").first().waitFor();
  await page.waitForTimeout(3_000);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: THROTTLE });
  const seen = await watchFrames(browser, page, () => through(page));
  await door.close();
  await context.close();
  return seen;
}

const share = ({ tasks, all }: Frames): number => (100 * tasks.length) / all;

let bad = 0;
try {
  console.log(`${THROTTLE}x CPU throttle, ${ROUNDS} times through the live list of a Saturday`);
  const plain = await scrolled(false);
  tellFrames("letters", plain);
  const dressed = await scrolled(true);
  tellFrames("crests", dressed);
  tellFigures([{ name: "scroll, frames in a hundred with a task over 50 ms", value: share(dressed), aim: MOST_LONG }]);
  if (share(dressed) > MOST_LONG || dressed.blank > 0) bad += 1;
} finally {
  await browser.close();
  await server.close();
}
console.log(bad === 0 ? "pass  smooth, and no blank place" : "FAIL  too many long tasks, or a blank place");
process.exitCode = bad === 0 ? 0 : 1;
