import { chromium } from "@playwright/test";
import { rolldown } from "rolldown";
import { MATCH_STATE } from "#app/domain/boards/match.ts";
import { type ExposureQuery, type exposureOf } from "#app/domain/exposure/exposure.ts";
import vectors from "#app/domain/vectors/exposure.json" with { type: "json" };
import { recordOf, type WireRecord } from "#app/domain/vectors/wireRecords.ts";
import { systemChromium } from "#e2e/steps/systemChromium.ts";

/**
 * How long the score grid of 50 bets takes to be worked out, at 4x CPU throttle, the first time and after (EXP-12): node
 * e2e/bench/exposure.ts
 */
const BETS = 50;
const ROUNDS = 12;
const PAGES = 15;
const THROTTLE = 4;
const LIMIT_MS = 16;

declare global {
  interface Window {
    readonly grid: { readonly exposureOf: typeof exposureOf };
  }
}

const row = vectors.rows.filter(({ rule }) => rule === "EXP-MANY").toSorted((a, b) => b.bets.length - a.bets.length)[0];
if (row === undefined) throw new RangeError("no row of many bets");
const { match } = row;
const records = row.bets.map((bet) => recordOf(bet as unknown as WireRecord));
const query: ExposureQuery = {
  match: {
    id: match.MatchID,
    sportId: match.SportID,
    extensions: [],
    state: MATCH_STATE.of(match.S) ?? "running",
    period: match.Period ?? undefined,
    score: [match.score?.[0] ?? 0, match.score?.[1] ?? 0],
    half: undefined,
    bestOf: undefined,
  },
  bets: Array.from({ length: Math.ceil(BETS / records.length) }, () => records)
    .flat()
    .slice(0, BETS)
    .map((bet, at) => ({ ...bet, id: String(at) })),
};

const build = await rolldown({ input: "app/domain/exposure/exposure.ts", platform: "browser", logLevel: "silent" });
const { output } = await build.generate({ format: "iife", name: "grid", codeSplitting: false, minify: true });
const executablePath = systemChromium();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ["--no-sandbox"] });

const medianOf = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/**
 * What the script of one page that has just come takes on its thread, ms at the throttle: first when nothing is compiled yet, then
 * more of the same. It is the thread's own time, which a busy machine does not stretch.
 */
async function timesOfPage(): Promise<readonly number[]> {
  const page = await browser.newPage();
  await page.addScriptTag({ content: `${output[0].code}\nwindow.grid = grid;` });
  await page.evaluate((asked) => void Object.assign(window, { asked }), query);
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const spent = async (): Promise<number> => {
    const { metrics } = await session.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "ThreadTime")?.value ?? 0) * 1_000;
  };
  const cost = async (expression: string): Promise<number> => {
    const before = await spent();
    await session.send("Runtime.evaluate", { expression });
    return (await spent()) - before;
  };
  const idle: number[] = [];
  for (let round = 0; round < ROUNDS; round++) idle.push(await cost("0"));
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) times.push(await cost("grid.exposureOf(asked);0"));
  await page.close();
  return times.map((time) => Math.max(0, time - medianOf(idle)) * THROTTLE);
}

const ofPages: (readonly number[])[] = [];
for (let page = 0; page < PAGES; page++) ofPages.push(await timesOfPage());
await browser.close();
const firsts = ofPages.map(([first = 0]) => first);
const median = medianOf(ofPages.flat());
const first = medianOf(firsts);
console.log(
  `${BETS} bets at ${THROTTLE}x: median ${median.toFixed(1)} ms (limit ${LIMIT_MS}); the first of a page, not yet compiled, ` +
    `${first.toFixed(1)} ms, least of ${PAGES} pages ${Math.min(...firsts).toFixed(1)} ms`,
);
if (median > LIMIT_MS) process.exitCode = 1;
