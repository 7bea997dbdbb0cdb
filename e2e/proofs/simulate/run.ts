// Plays lives of a member with money at stake, on simulated time: `npm run simulate -- --attempts 1000000 --seed 1`.
// `--keep <file>` lets a long run be stopped and restarted with the same arguments, and names every untruth that it meets.
// `--teeth` plants mistakes and checks that each is found; `--life` prints one life; the corpus is always played first.
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { appOf } from "./appCopy.ts";
import { bundleApp } from "./bundle.ts";
import { type Fault, FAULTS } from "./fault/faults.ts";
import { commitOf, KeptRun } from "./kept.ts";
import { playShare, type Share, type Stretch, type Sums, together } from "./lives.ts";
import { planOf } from "./plan.ts";
import { play } from "./play.ts";
import type { RingSums } from "./rings.ts";
import { copyOfProject } from "#e2e/proofs/mutate/judge.ts";
import { shrink } from "./shrink.ts";
import type { Game } from "./worker.ts";

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const { values } = parseArgs({
  options: {
    attempts: { type: "string" },
    seed: { type: "string", default: "1" },
    life: { type: "string" },
    teeth: { type: "boolean", default: false },
    only: { type: "string", default: "" },
    quick: { type: "string" },
    alerts: { type: "string" },
    keep: { type: "string" },
  },
});

/** The taps of a run, and the number within which a planted mistake must have been found. */
const attempts = Number(values.attempts ?? (values.teeth ? 20_000 : 1_000));

/** Space for a life's garbage, MB: with Node's default of 16 a tenth of a run went into collecting it. */
const YOUNG_MB = 128;

/** Shares of a run: fixed, so that its trace is the same on a machine with more cores. */
const SHARES = 2;

function onItsCore<Result = Stretch>(code: string, share: Share, game: Game = "lives"): Promise<Result> {
  return new Promise((done, failed) => {
    const worker = new Worker(new URL("worker.ts", import.meta.url), {
      workerData: { code, share, game },
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    });
    worker.once("message", done);
    worker.once("error", failed);
  });
}

/** The whole share, one thread after the other, a stretch each; long runs report their progress. */
const played = (code: string, share: Share, kept?: KeptRun): Promise<Sums> =>
  playShare(
    share,
    (rest) => onItsCore(code, rest),
    (so) => {
      kept?.keep(share.first, so);
      if (attempts >= 50_000)
        say(
          `share ${share.first + 1}: ${so.attempts} of ${share.attempts} attempts, ${so.lives} lives, ` +
            `untrue: ${so.failures.map(({ plan }) => plan.seed).join(" ") || "none"}`,
        );
    },
    kept?.share(share.first),
  );

/** How many taps it took until a mistake showed, and as which untruth; undefined = it did not. */
interface Bite {
  readonly after: number;
  readonly untruth: string | undefined;
}

async function biteLives(code: string): Promise<Bite> {
  const sums = await played(code, { seed: Number(values.seed), first: 0, each: 1, attempts });
  return { after: sums.attempts, untruth: sums.failures[0]?.untruth.split(":")[0] };
}

async function biteGame(code: string, game: Game): Promise<Bite> {
  const sums = await onItsCore<RingSums>(code, { seed: Number(values.seed), first: 0, each: 1, attempts }, game);
  return { after: sums.armed, untruth: sums.untruth?.split(":")[1]?.trim() };
}

/** Plants a mistake in a copy of the project, whose unit test has to fail with it and to pass without. */
function biteUnit({ file, find, put }: Fault, unit: string): Bite {
  const root = copyOfProject();
  const passes = () => spawnSync("npx", ["vitest", "run", "--silent=true", unit], { cwd: root }).status === 0;
  try {
    const isSound = passes();
    const place = join(root, file);
    writeFileSync(
      place,
      readFileSync(place, "utf8").replace(find, () => put),
    );
    return { after: 1, untruth: isSound && !passes() ? unit : undefined };
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** Looks for a planted mistake where it has to show. */
async function biteOf(fault: Fault): Promise<Bite> {
  if (fault.unit !== undefined) return biteUnit(fault, fault.unit);
  const code = await bundleApp(fault);
  return fault.game === undefined ? biteLives(code) : biteGame(code, fault.game);
}

async function bite(): Promise<number> {
  const waiting = FAULTS.filter(({ name }) => name.includes(values.only));
  const { length } = waiting;
  const missed: Fault[] = [];
  const next = async (): Promise<void> => {
    for (let fault = waiting.shift(); fault !== undefined; fault = waiting.shift()) {
      const { after, untruth } = await biteOf(fault);
      if (untruth === undefined) missed.push(fault);
      say(`${untruth === undefined ? "MISSED" : "found"} after ${after}: ${fault.name} (${untruth ?? ""})`);
    }
  };
  await Promise.all(Array.from({ length: SHARES }, next));
  say(`${length - missed.length} of ${length} planted mistakes found`);
  return missed.length;
}

async function live(): Promise<number> {
  const seed = Number(values.seed);
  const kept =
    values.keep === undefined ? undefined : new KeptRun(values.keep, { seed, attempts, commit: commitOf() }, SHARES);
  const code = await bundleApp();
  const began = performance.now();
  const all = await Promise.all(
    Array.from({ length: SHARES }, (_, first) =>
      played(code, { seed, first, each: SHARES, attempts: attempts / SHARES, goOn: kept !== undefined }, kept),
    ),
  );
  const seconds = (performance.now() - began) / 1_000;
  const sums = together(all);
  say(
    `${sums.attempts} attempts (${sums.sales} sales), ${sums.booked} booked, ${sums.lives} lives, ${sums.calls} calls, ` +
      `${seconds.toFixed(1)} s (${sums.seconds.toFixed(1)} s of CPU), trace ${sums.trace.toString(16)}`,
  );
  for (const { plan, untruth } of sums.failures) {
    say(`seed ${plan.seed}, commit ${commitOf()}: ${untruth}`);
    say(JSON.stringify(await shrink(appOf(code), plan)));
  }
  return sums.failures.length;
}

/**
 * Armed taps of quick bet: none is sent after a change, a cancel or a loss of sight, and every clean ring sends one bet
 * (QCK-06). Watched prices: each alert is told once, and none is missed (WAT-06).
 */
async function ring(most: number, game: "rings" | "alerts"): Promise<number> {
  const code = await bundleApp();
  const all = await Promise.all(
    Array.from({ length: SHARES }, (_, first) =>
      onItsCore<RingSums>(code, { seed: Number(values.seed), first, each: SHARES, attempts: most / SHARES }, game),
    ),
  );
  const sum = (name: "armed" | "clean" | "left") => all.reduce((total, one) => total + one[name], 0);
  const [armed, clean, left] = [sum("armed"), sum("clean"), sum("left")];
  if (game === "rings") say(`${armed} armed taps, ${clean} ended clean, ${left} bets left`);
  else say(`${armed} watched prices, ${left} alerts`);
  const untruths = all.flatMap(({ untruth }) => untruth ?? []);
  for (const untruth of untruths) say(`seed ${values.seed}, commit ${commitOf()}: ${untruth}`);
  return untruths.length;
}

if (values.quick !== undefined) process.exitCode = await ring(Number(values.quick), "rings");
else if (values.alerts !== undefined) process.exitCode = await ring(Number(values.alerts), "alerts");
else if (values.life !== undefined)
  say(JSON.stringify(await play(appOf(await bundleApp()), planOf(Number(values.life)), say)));
else process.exitCode = values.teeth ? await bite() : await live();
