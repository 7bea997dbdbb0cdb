import { chromium } from "@playwright/test";
import { openPlaywrightDoor } from "#mocks/doors/playwright.ts";
import { createWorld } from "#mocks/world/world.ts";

/**
 * How long the single slip takes from the tap on a price to its first painted frame, at 4x CPU throttle (performance 4).
 * Needs a production build under `vite preview`: node e2e/bench/slip.ts http://127.0.0.1:4173/
 */
const ROUNDS = 15;
const THROTTLE = 4;

const address = process.argv[2] ?? "http://127.0.0.1:4173/";
const world = createWorld({ now: Date.now(), speed: 1, quiet: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium-headless-shell",
  args: ["--no-sandbox"],
});
const context = await browser.newContext({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  serviceWorkers: "block",
});
const door = await openPlaywrightDoor(context, world);
const page = await context.newPage();
const launch = new URLSearchParams({ ...(await world.signIn("jason88")) });
await page.goto(`${address}?${launch.toString()}`);
await page.getByRole("banner").getByText("jason88").waitFor();
await page.waitForTimeout(1_500);
// from the tap, as the browser stamps it, to the frame that shows what it did, in steps of 8 ms
await page.evaluate(() => {
  const state = window as unknown as { taps: number[] };
  state.taps = [];
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === "click") state.taps.push(duration);
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
});
const session = await context.newCDPSession(page);
await session.send("Emulation.setCPUThrottlingRate", { rate: THROTTLE });
const times: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  await page
    .getByRole("article", { name: /Manchester United/ })
    .getByRole("button", { name: /^Over/ })
    .first()
    .tap();
  await page.locator("dialog[open] output").first().waitFor();
  const handle = await page.waitForFunction(() => (window as unknown as { taps: number[] }).taps.at(-1));
  times.push(Number(await handle.jsonValue()));
  await page.getByRole("button", { name: "Close" }).first().tap();
  await page.waitForTimeout(800);
  await page.evaluate(() => ((window as unknown as { taps: number[] }).taps.length = 0));
}
await door.close();
await browser.close();
times.sort((a, b) => a - b);
const at = (share: number) => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0);
console.log(`slip, ${THROTTLE}x throttle, ${ROUNDS} taps: median ${at(0.5)} ms, 90 % ${at(0.9)} ms, most ${at(1)} ms`);
