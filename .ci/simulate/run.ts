// Plays lives of a member with money at stake, on a time that jumps: `npm run simulate -- --attempts 1000000 --seed 1`.
// `--teeth` plants mistakes and sees each of them found; `--life` prints one life; the corpus is played first, always.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type AppCopy, bundleApp } from "./bundle.ts";
import { FAULTS } from "./faults.ts";
import { type Plan, planOf } from "./plan.ts";
import { play } from "./play.ts";
import { shrink } from "./shrink.ts";

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const { values } = parseArgs({
  options: {
    attempts: { type: "string" },
    seed: { type: "string", default: "1" },
    life: { type: "string" },
    teeth: { type: "boolean", default: false },
  },
});

const CORPUS = JSON.parse(readFileSync(new URL("corpus.json", import.meta.url), "utf8")) as readonly Plan[];

/** The taps of a run, and those within which a planted mistake must have been found. */
const attempts = Number(values.attempts ?? (values.teeth ? 20_000 : 1_000));

interface Sums {
  attempts: number;
  booked: number;
  lives: number;
  calls: number;
  trace: number;
}

const commit = (): string => execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();

/** Plays lives of a seed until so many taps have started a bet, the corpus first; returns the life that told an untruth. */
async function run(app: AppCopy, sums: Sums): Promise<{ plan: Plan; untruth: string } | undefined> {
  const first = Number(values.seed) * 1_000_003;
  for (let n = 0; sums.attempts < attempts; n += 1) {
    const plan = CORPUS[n] ?? planOf(first + n);
    const outcome = await play(app, plan);
    sums.attempts += outcome.attempts;
    sums.booked += outcome.booked;
    sums.calls += outcome.calls;
    sums.lives += 1;
    sums.trace = Math.imul(sums.trace ^ outcome.trace, 0x01000193) >>> 0;
    if (outcome.untruth !== undefined) return { plan, untruth: outcome.untruth };
  }
  return undefined;
}

const nothing = (): Sums => ({ attempts: 0, booked: 0, lives: 0, calls: 0, trace: 0 });

async function bite(): Promise<number> {
  let missed = 0;
  for (const fault of FAULTS) {
    const sums = nothing();
    const found = await run(await bundleApp(fault), sums);
    if (found === undefined) missed += 1;
    say(`${found ? "found" : "MISSED"} after ${sums.attempts}: ${fault.name} (${found?.untruth.split(":")[0] ?? ""})`);
  }
  say(`${FAULTS.length - missed} of ${FAULTS.length} planted mistakes found`);
  return missed;
}

async function live(): Promise<number> {
  const app = await bundleApp();
  const began = performance.now();
  const sums = nothing();
  const failure = await run(app, sums);
  const seconds = (performance.now() - began) / 1_000;
  const speed = `${seconds.toFixed(1)} s, ${Math.round(sums.attempts / seconds)} a second`;
  say(
    `${sums.attempts} attempts, ${sums.booked} booked, ${sums.lives} lives, ${sums.calls} calls, ${speed}, trace ${sums.trace.toString(16)}`,
  );
  if (failure === undefined) return 0;
  say(`seed ${failure.plan.seed}, commit ${commit()}: ${failure.untruth}`);
  say(JSON.stringify(await shrink(app, failure.plan)));
  return 1;
}

if (values.life !== undefined) say(JSON.stringify(await play(await bundleApp(), planOf(Number(values.life)), say)));
else process.exitCode = values.teeth ? await bite() : await live();
