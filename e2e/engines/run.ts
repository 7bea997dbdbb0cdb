import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createWorld, type World } from "#mocks/world/world.ts";
import { firstServer } from "#e2e/bench/first/server.ts";
import { sportsbook } from "#e2e/kit/sportsbook.ts";
import { TASKS } from "#e2e/kit/tasks/all.ts";
import { type Task } from "#e2e/kit/tasks/task.ts";
import { betInFrame, HOST_MODES } from "./hostPage.ts";
import { type Driver, openFirefox } from "./firefox.ts";
import { openWebKit } from "./webKit.ts";

/**
 * The twenty tasks, and a bet in a host's frame, in Firefox and in a WebKit engine, on the production build under the
 * shipped CSP: bash e2e/checks/engines [folder] [engine] [task]. There time runs by itself, starting on the Saturday of the
 * tests' bookmaker. The suite itself runs in Chromium.
 */
const [folder = "dist", only = "", part = ""] = process.argv.slice(2);
const SHOTS = "test-results/engines";

const ENGINES: Readonly<Record<string, () => Promise<Driver>>> = { Firefox: openFirefox, WebKit: openWebKit };

const SATURDAY = Date.parse("2026-11-21T09:30:00Z");

/**
 * The build in a temporary folder, removed after the run, whose page runs `before.js` first: another Date, and what the
 * driver needs.
 */
const site = mkdtempSync(join(tmpdir(), "engines-"));
process.once("exit", () => rmSync(site, { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
cpSync(folder, site, { recursive: true });
const page = readFileSync(join(site, "index.html"), "utf8");
writeFileSync(join(site, "index.html"), page.replace("<head>", '<head><script src="./before.js"></script>'));

const clockOf = (shift: number) => `{
  const Real = Date;
  globalThis.Date = class Date extends Real {
    constructor(...given) {
      super(...(given.length > 0 ? given : [Real.now() + ${shift}]));
    }
    static now() {
      return Real.now() + ${shift};
    }
  };
}`;

/** A bookmaker on the same Saturday as the driver's page. */
function saturday(driver: Driver): World {
  const shift = SATURDAY - Date.now();
  writeFileSync(join(site, "before.js"), `${clockOf(shift)}\n${driver.before}`);
  return createWorld({ now: SATURDAY, speed: 1, quiet: true, wallNow: () => Date.now() + shift });
}

async function done(driver: Driver, { run }: Task): Promise<void> {
  const world = saturday(driver);
  const server = await firstServer(site, world, "");
  const open = async ({ as, route = "/" }: { readonly as?: string; readonly route?: string } = {}) => {
    const launch = as === undefined ? "" : `?${new URLSearchParams({ ...(await world.signIn(as)) }).toString()}`;
    await driver.load(`${server.address}${launch}#${route}`);
  };
  const pass = (ms: number) => new Promise<void>((over) => setTimeout(over, ms));
  try {
    await run(sportsbook(driver.hands({ open, pass })), world);
  } finally {
    await server.close();
  }
}

/** What a driver does: the tasks, and a bet in the frame of a host page in each storage mode. */
const DEEDS: readonly { readonly name: string; readonly of: (driver: Driver) => Promise<void> }[] = [
  ...TASKS.map((task) => ({ name: task.name, of: (driver: Driver) => done(driver, task) })),
  ...HOST_MODES.map((mode) => ({
    name: `a host page shows slip and bet of a frame with ${mode.name}`,
    of: (driver: Driver) => betInFrame(driver, saturday(driver), site, mode),
  })),
];

await mkdir(SHOTS, { recursive: true });
let failed = 0;
for (const [name, open] of Object.entries(ENGINES).filter(([engine]) => engine.startsWith(only))) {
  const started = Date.now();
  const driver = await open();
  const tasks = DEEDS.filter((task) => task.name.includes(part));
  let passed = 0;
  for (const task of tasks) {
    const began = Date.now();
    const line = () => `${name}: ${task.name}, ${((Date.now() - began) / 1_000).toFixed(1)} s`;
    try {
      await task.of(driver);
      passed += 1;
      console.log(line());
    } catch (error) {
      console.log(`${line()}, FAILED: ${String(error)}`);
      const shot = await driver.screenshot().catch(() => undefined);
      if (shot) writeFileSync(`${SHOTS}/${name}-${DEEDS.indexOf(task) + 1}.png`, shot);
    }
  }
  await driver.close();
  failed += tasks.length - passed;
  const seconds = ((Date.now() - started) / 1_000).toFixed(0);
  console.log(`${name} ${driver.version}: ${passed} of ${tasks.length} tasks in ${seconds} s`);
}
process.exit(failed === 0 ? 0 : 1);
