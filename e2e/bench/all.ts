import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { type Figure, figuresIn } from "./figures.ts";

/**
 * Runs the benchmarks one after the other and writes the table of e2e/bench/README.md: npm run bench. With --short, as continuous
 * integration has it, only those that are quick and one round of each: it writes nothing, says which figure is over its aim, or over
 * what is held until that is met, by more than 15 % in each of three runs, and fails where a ratio of two pages is over by half: what
 * is slow once is the machine, and what is slow on both pages is too. Needs a production build in dist.
 */
const { values } = parseArgs({ options: { short: { type: "boolean", default: false } } });

interface Bench {
  readonly script: string;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

const WHOLE: readonly Bench[] = [
  { script: "first.ts" },
  { script: "run.ts" },
  { script: "inp.ts" },
  { script: "records.ts" },
  { script: "scroll.ts" },
  { script: "memory.ts" },
];

const SHORT: readonly Bench[] = [
  { script: "first.ts", args: ["dist", "1", "short"] },
  { script: "run.ts", env: { BENCH_TICKS: "30", BENCH_ONLY: "hot" } },
];

/** In the short form a figure may be so many times its aim, or what is held until that is met; beyond the second the run fails. */
const ROOM = 1.15;
const MOST = 1.5;
const RUNS = 3;

/** Runs one benchmark to its end, shows what it says, and returns its figures. */
async function run({ script, args = [], env = {} }: Bench): Promise<readonly Figure[]> {
  const child = spawn(process.execPath, [`${import.meta.dirname}/${script}`, ...args], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  for await (const part of child.stdout.setEncoding("utf8") as AsyncIterable<string>) output += part;
  console.log(`${script}\n${output}`);
  return figuresIn(output);
}

const isOver = ({ value, aim, held = aim }: Figure, room = ROOM): boolean => value > held * room;

/** The least of each figure over up to three runs; those that are within their room need no further run. */
async function best(bench: Bench): Promise<readonly Figure[]> {
  let least = await run(bench);
  for (let more = 1; more < RUNS && least.some((figure) => isOver(figure)); more += 1) {
    const again = await run(bench);
    least = least.map((figure) => {
      const other = again.find(({ name }) => name === figure.name);
      return other && other.value < figure.value ? other : figure;
    });
  }
  return least;
}

const written = (value: number, unit = ""): string =>
  unit === "ms" ? `${Math.round(value).toLocaleString("en")} ms` : `${value.toFixed(2)}${unit}`;

const tableOf = (figures: readonly Figure[]): string =>
  [
    "| figure | found | aim | held |",
    "| ------ | ----: | --: | ---: |",
    ...figures.map(
      ({ name, value, aim, held, unit }) =>
        `| ${name} | ${written(value, unit)} | ${written(aim, unit)} | ${held === undefined ? "" : written(held, unit)} |`,
    ),
  ].join("\n");

const figures: Figure[] = [];
for (const bench of values.short ? SHORT : WHOLE) figures.push(...(await (values.short ? best : run)(bench)));
console.log(tableOf(figures));

if (values.short) {
  for (const figure of figures.filter((one) => isOver(one)))
    console.log(`over its limit by more than 15 % in ${RUNS} runs: ${figure.name}`);
  // milliseconds are those of the machine
  process.exitCode = figures.some((one) => one.unit === undefined && isOver(one, MOST)) ? 1 : 0;
} else {
  const readme = `${import.meta.dirname}/README.md`;
  const where = `${cpus().length} cores of ${cpus()[0]?.model.trim() ?? "?"}`;
  const text = readFileSync(readme, "utf8").replace(
    /(<!-- table -->)[\s\S]*?(<!-- end of table -->)/,
    (_, start: string, end: string) => `${start}\n\nLast run: ${where}.\n\n${tableOf(figures)}\n\n${end}`,
  );
  writeFileSync(readme, text);
}
