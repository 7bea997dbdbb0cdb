import { chromium } from "@playwright/test";
import { rolldown } from "rolldown";
import { MATCH_STATE } from "#app/domain/boards/match.ts";
import { type ExposureQuery, type exposureOf } from "#app/domain/exposure/exposure.ts";
import vectors from "#app/domain/vectors/exposure.json" with { type: "json" };
import { recordOf, type WireRecord } from "#app/domain/vectors/wireRecords.ts";
import { systemChromium } from "#e2e/systemChromium.ts";

/** How long the score grid of 50 bets takes to be worked out, at 4x CPU throttle (EXP-12): node e2e/bench/exposure.ts */
const BETS = 50;
const ROUNDS = 40;
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
const { output } = await build.generate({ format: "iife", name: "grid", codeSplitting: false });
const executablePath = systemChromium();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ["--no-sandbox"] });
const page = await browser.newPage();
await page.addScriptTag({ content: `${output[0].code}\nwindow.grid = grid;` });
const session = await page.context().newCDPSession(page);
await session.send("Emulation.setCPUThrottlingRate", { rate: THROTTLE });
const times = await page.evaluate(
  ({ asked, rounds }) =>
    Array.from({ length: rounds }, () => {
      const began = performance.now();
      window.grid.exposureOf(asked);
      return performance.now() - began;
    }),
  { asked: query, rounds: ROUNDS },
);
await browser.close();
const median = times.toSorted((a, b) => a - b)[ROUNDS / 2] ?? 0;
console.log(
  `${BETS} bets at ${THROTTLE}x: median ${median.toFixed(1)} ms (limit ${LIMIT_MS}), first ${(times[0] ?? 0).toFixed(1)} ms`,
);
if (median > LIMIT_MS) process.exitCode = 1;
