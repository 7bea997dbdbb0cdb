// Changes the code that handles money and placing in small ways, one at a time, in a copy of the project, and runs the
// matching unit tests: `npm run mutate`. A change that no test notices is printed with its place. `--sample 300` takes
// that many by `--seed`, `--only text` those of some files, `--minutes` ends after a time with what was judged by then.
// `--keep file` measures whole files one after the other and goes on where an earlier run with that file was stopped.
import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { type Change, changesOf } from "./mutate/changes.ts";
import { MONEY_FILES } from "./mutate/files.ts";
import { copyOfProject, Judge, judgeForParent } from "./mutate/judge.ts";
import { type Measured, Measurement } from "./mutate/measured.ts";

const { values } = parseArgs({
  options: {
    sample: { type: "string" },
    seed: { type: "string", default: "1" },
    only: { type: "string", default: "" },
    minutes: { type: "string", default: "600" },
    least: { type: "string", default: "90" },
    keep: { type: "string" },
    work: { type: "string" },
  },
});

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** All changes in an order given by a seed: any first part of them is a sample. */
function shuffled(all: readonly Change[], seed: string): readonly Change[] {
  return all
    .map((one, place) => ({ one, key: createHash("sha256").update(`${seed} ${place}`).digest("hex") }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ one }) => one);
}

/** A test that fails anyway would seem to notice everything. */
async function mustPass(judge: Judge, changes: readonly Change[]): Promise<void> {
  for (const file of new Set(changes.map((one) => one.file))) {
    // oxlint-disable-next-line no-await-in-loop -- one copy, one change at a time
    const verdict = await judge.verdict({ file, line: 1, start: 0, end: 0, from: "", to: "" });
    if (verdict === "killed" || verdict === "endless")
      throw new Error(`the tests of ${file} fail as they are: ${verdict}`);
  }
}

interface Count {
  killed: number;
  judged: number;
  readonly survivors: string[];
}

const until = performance.now() + Number(values.minutes) * 60_000;

async function judgeAll(judge: Judge, changes: readonly Change[]): Promise<ReadonlyMap<string, Count>> {
  const counts = new Map<string, Count>();
  for (const change of changes) {
    if (performance.now() > until) break;
    const { file, line, from, to } = change;
    // oxlint-disable-next-line no-await-in-loop -- one copy, one change at a time
    const verdict = await judge.verdict(change);
    const count = counts.get(file) ?? { killed: 0, judged: 0, survivors: [] };
    counts.set(file, count);
    count.judged += 1;
    if (verdict === "killed" || verdict === "endless") count.killed += 1;
    else {
      const words = `${line} ${from.replaceAll(/\s+/g, " ")} -> ${to.replaceAll(/\s+/g, " ")}`;
      count.survivors.push(words);
      say(`${verdict} ${file}:${words}`);
    }
  }
  return counts;
}

type Counts = ReadonlyMap<string, Omit<Measured, "of">>;

/** A sample of all changes, or all of them. */
async function judgeSample(judge: Judge, all: readonly Change[]): Promise<Counts> {
  const chosen = shuffled(all, values.seed).slice(0, Number(values.sample ?? all.length));
  await mustPass(judge, chosen);
  return judgeAll(judge, chosen);
}

/** File after file, but those that were measured before; one that the time cuts short is left to the next run. */
async function measure(judge: Judge, all: readonly Change[], measured: Measurement): Promise<Counts> {
  const counts = new Map<string, Omit<Measured, "of">>();
  for (const file of new Set(all.map((change) => change.file))) {
    const changes = all.filter((change) => change.file === file);
    const known = measured.of(file);
    if (known) counts.set(file, known);
    if (known || performance.now() > until) continue;
    // oxlint-disable-next-line no-await-in-loop -- one copy, one file at a time
    await mustPass(judge, changes);
    // oxlint-disable-next-line no-await-in-loop -- as above
    const count = (await judgeAll(judge, changes)).get(file);
    if (count === undefined || count.judged < changes.length) continue;
    measured.keep(file, count);
    counts.set(file, count);
  }
  return counts;
}

async function main(): Promise<number> {
  const root = copyOfProject();
  const all = MONEY_FILES.filter((file) => file.includes(values.only)).flatMap((file) => changesOf(root, file));
  const judge = new Judge(root);
  try {
    const counts = await (values.keep === undefined
      ? judgeSample(judge, all)
      : measure(judge, all, new Measurement(values.keep)));
    for (const [file, { killed, judged }] of counts)
      say(`${String(killed).padStart(5)} of ${String(judged).padStart(4)}  ${file}`);
    const killed = [...counts.values()].reduce((sum, one) => sum + one.killed, 0);
    const judged = [...counts.values()].reduce((sum, one) => sum + one.judged, 0);
    const share = (100 * killed) / Math.max(1, judged);
    say(`${killed} of ${judged} changes noticed, ${share.toFixed(1)} % (${all.length} in all, seed ${values.seed})`);
    return share >= Number(values.least) ? 0 : 1;
  } finally {
    judge.stop();
    rmSync(root, { recursive: true });
  }
}

if (values.work === undefined) process.exitCode = await main();
else judgeForParent(values.work);
