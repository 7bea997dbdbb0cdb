// Tries every order of events around a bet whose response may be lost, on the product's own rules: `npm run model`. Two
// tabs of one browser, their journal and their lock, the wire and the bookmaker; taps, faults, reloads. With
// `--planted` each fault of model/planted.ts is put into the rules in turn, and must be found. `--depth 12` tries
// shorter orders.
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { PLANTED } from "./model/planted.ts";
import { RULES } from "./model/rules.ts";
import { type Bounds, type Outcome, search } from "./model/search.ts";

const { values } = parseArgs({ options: { depth: { type: "string" }, planted: { type: "boolean" } } });

/** The memory of a run, MB: the states of one depth, and 8 bytes for every state seen. */
const MEMORY_MB = 7_000;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const whole = (count: number): string => count.toLocaleString("en-US");

function run(echo: boolean, bounds: Bounds): Promise<Outcome> {
  return new Promise((done, failed) => {
    const worker = new Worker(new URL("model/worker.ts", import.meta.url), {
      workerData: { echo, bounds },
      // most objects live for one step: a large young generation halves the time
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB, maxYoungGenerationSizeMb: 256 },
    });
    worker.once("message", done);
    worker.once("error", failed);
  });
}

function tell(name: string, { states, transitions, depth, broken }: Outcome, from: number): void {
  const seconds = ((performance.now() - from) / 1000).toFixed(0);
  say(`${name}: ${whole(states)} states, ${whole(transitions)} transitions, ${depth} events deep, ${seconds} s`);
  if (broken === undefined) return;
  say(`  broken: ${broken.law}`);
  for (const event of broken.events) say(`    ${event}`);
}

/** Everything that may happen with two taps and three faults; true if no law was broken. */
async function tryAll(depth: number): Promise<boolean> {
  const from = performance.now();
  const bounds = { taps: 2, faults: 3, depth };
  const outcomes = await Promise.all(
    [true, false].map(async (echo) => {
      const outcome = await run(echo, bounds);
      tell(echo ? "a server that gives refs back" : "a server without refs", outcome, from);
      return outcome;
    }),
  );
  const sum = outcomes.reduce((all, { transitions }) => all + transitions, 0);
  say(`${whole(sum)} transitions in ${((performance.now() - from) / 1000).toFixed(0)} s`);
  return outcomes.every(({ broken }) => broken === undefined);
}

/** Checks that every planted fault is found, by the law that it breaks. */
function findPlanted(depth: number): boolean {
  const missed = PLANTED.filter(({ name, law, echo, rules }) => {
    const from = performance.now();
    const outcome = search({ rules: { ...RULES, ...rules }, echo }, { taps: 2, faults: 3, depth });
    tell(name, outcome, from);
    return outcome.broken?.law !== law;
  });
  for (const { name, law } of missed) say(`missed: ${name} does not break "${law}"`);
  say(`${PLANTED.length - missed.length} of ${PLANTED.length} planted faults found`);
  return missed.length === 0;
}

const depth = Number(values.depth ?? 14);
const passes = values.planted === true ? findPlanted(depth) : await tryAll(depth);
process.exitCode = passes ? 0 : 1;
