import { readFileSync } from "node:fs";
import { cpus } from "node:os";
import { type Browser, type CDPSession, type Page } from "playwright-core";
import { type BoardData } from "#app/api/odds/matchData.ts";
import { readTape } from "#mocks/tape/tape.ts";
import { tellFigures } from "./figures.ts";
import { openBench } from "./openBench.ts";

const PORT = Number(process.env.BENCH_PORT ?? 4199);
const TICKS = Number(process.env.BENCH_TICKS ?? 40);
const WARM = 8;
const CHANGED = 100;
const SIZES = [500, 2_000, 5_000];
const RATES = [1, 4];

/** The hot case: nearly every row in sight changes with every poll. */
const HOT = { size: 2_000, changed: 10, among: 12, aims: { 1: 1.25, 4: 1.3 } } as const;

/** Only the hot case, for the short form of `npm run bench`. */
const HOT_ALONE = process.env.BENCH_ONLY === "hot";

interface Bench {
  readonly page: Page;
  readonly cdp: CDPSession;
}

const metric = async ({ cdp }: Bench): Promise<number> => {
  const { metrics } = await cdp.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1_000;
};

/** The polls of the live soccer board of half an hour of a Saturday, as a page on that list got them. */
const POLLS = readTape(readFileSync(new URL("../../mocks/tape/saturday.tape.gz", import.meta.url)))
  .answers.filter(({ call }) => call === "GetLiveMatchOdds")
  .map(({ body }) => body as BoardData);

async function open(browser: Browser, query: Readonly<Record<string, string>>, rate: number): Promise<Bench> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  page.on("pageerror", (error) => console.error(query["board"], String(error)));
  const cdp = await page.context().newCDPSession(page);
  await page.route("**/tape.json", (route) => route.fulfill({ json: POLLS }));
  await page.goto(`http://127.0.0.1:${PORT}/bench.html?${new URLSearchParams(query).toString()}`);
  await page.waitForFunction(() => "ready" in window);
  await page.evaluate(() => window.ready);
  // CPU time of the main thread, not the clock on the wall
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  await cdp.send("Emulation.setCPUThrottlingRate", { rate });
  return { page, cdp };
}

/** Main-thread CPU time of one tick, ms; the longest task besides. */
async function tick(bench: Bench, number: number): Promise<number> {
  const before = await metric(bench);
  await bench.page.evaluate((at) => window.tick(at), number);
  return (await metric(bench)) - before;
}

const sorted = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b);
const at = (values: readonly number[], share: number): number =>
  sorted(values)[Math.min(values.length - 1, Math.floor(share * values.length))] ?? 0;
const two = (value: number): string => value.toFixed(2);

/** The first prices on a board: both must show the same after the same ticks. */
const pricesOf = ({ page }: Bench): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("article")]
      .toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
      .filter((row) => row.getBoundingClientRect().bottom > 0)
      .slice(0, 4)
      .flatMap((row) => [...row.querySelectorAll("fieldset button > :last-child")].map((price) => price.textContent)),
  );

interface Result {
  readonly size: number;
  /** Tasks of ours over 50 ms. */
  readonly long: readonly number[];
  readonly rate: number;
  readonly ours: readonly number[];
  readonly vanilla: readonly number[];
}

async function measure(browser: Browser, size: number, rate: number, changed = CHANGED, among = size): Promise<Result> {
  const board = { size: String(size), changed: String(changed), among: String(among) };
  const ours = await open(browser, { ...board, board: "ours" }, rate);
  const vanilla = await open(browser, { ...board, board: "vanilla" }, rate);
  const times: { ours: number[]; vanilla: number[] } = { ours: [], vanilla: [] };
  for (let number = 1; number <= WARM + TICKS; number += 1) {
    // in turn, and each first as often as the other: what else this machine does hits both alike
    const both = [["ours", ours] as const, ["vanilla", vanilla] as const];
    for (const [name, bench] of number % 2 === 0 ? both : both.toReversed()) {
      const time = await tick(bench, number);
      if (number > WARM) times[name].push(time);
    }
  }
  const [mine, byHand] = [await pricesOf(ours), await pricesOf(vanilla)];
  if (mine.length < 12 || mine.join() !== byHand.join())
    throw new Error(`the boards differ: ${mine.join()} / ${byHand.join()}`);
  const long = await ours.page.evaluate(() => window.longTasks);
  await ours.page.close();
  await vanilla.page.close();
  return { size, rate, long, ...times };
}

interface Played {
  readonly rate: number;
  readonly times: readonly number[];
  /** Tasks over 50 ms, ms. */
  readonly long: readonly number[];
}

/** Our board through the tape, poll by poll. */
async function playTape(browser: Browser, rate: number): Promise<Played> {
  const bench = await open(browser, { board: "ours", tape: "saturday" }, rate);
  const times: number[] = [];
  for (let number = 1; number < POLLS.length; number += 1) {
    const time = await tick(bench, number);
    if (number > WARM) times.push(time);
  }
  const long = await bench.page.evaluate(() => window.longTasks);
  await bench.page.close();
  return { rate, times, long };
}

const { browser, close } = await openBench(PORT);
const results: Result[] = [];
const hot: Result[] = [];
const plays: Played[] = [];
try {
  for (const rate of RATES) hot.push(await measure(browser, HOT.size, rate, HOT.changed, HOT.among));
  if (!HOT_ALONE) {
    for (const rate of RATES) plays.push(await playTape(browser, rate));
    for (const rate of RATES) for (const size of SIZES) results.push(await measure(browser, size, rate));
  }
} finally {
  const version = browser.version();
  await close();
  console.log(
    `${cpus()[0]?.model ?? "?"}, ${cpus().length} cores, Chromium ${version}, ${TICKS} ticks of ${CHANGED} changed matches`,
  );
}

console.log("matches  CPU  ours ms (10-90 %)      by hand ms (10-90 %)   ratio  tasks over 50 ms");
const ratios = new Map<string, number>();
const ratioOf = ({ ours, vanilla }: Result): number => at(ours, 0.5) / at(vanilla, 0.5);
function tell(result: Result, note = ""): void {
  const { size, rate, ours, vanilla, long } = result;
  const spread = (values: readonly number[]) =>
    `${two(at(values, 0.5))} (${two(at(values, 0.1))}-${two(at(values, 0.9))})`.padEnd(22);
  console.log(
    `${String(size).padStart(7)}  ${rate}x   ${spread(ours)} ${spread(vanilla)} ${two(ratioOf(result))}   ${long.length}${note}`,
  );
}
for (const result of results) {
  ratios.set(`${result.rate}:${result.size}`, ratioOf(result));
  tell(result);
}
for (const result of hot) tell(result, `  hot: ${HOT.changed} of the first ${HOT.among} rows in each poll`);
tellFigures(
  hot.map((result) => ({
    name: `a poll that changes ${HOT.changed} of the rows in sight, over the board by hand, ${result.rate}x`,
    value: ratioOf(result),
    aim: HOT.aims[result.rate as 1 | 4],
  })),
);

for (const { rate, times, long } of plays)
  console.log(
    `tape at ${rate}x: ${times.length} polls, ${two(at(times, 0.5))} ms (${two(at(times, 0.1))}-${two(at(times, 0.9))}), longest ${two(at(times, 1))} ms, ${long.length} tasks over 50 ms`,
  );

/** The limits of performance part 1, with 0.15 for noise at 1x. */
const NOISE = 0.15;
const ratio = (rate: number, size: number): number => ratios.get(`${rate}:${size}`) ?? Number.POSITIVE_INFINITY;
const growth = ratio(1, 5_000) - ratio(1, 500);
const checks = [
  {
    name: "9 of 10 polls of the tape under 50 ms at 1x",
    good: plays.every(({ rate, times }) => rate > 1 || at(times, 0.9) < 50),
  },
  { name: "1x at most 1.40", good: SIZES.every((size) => ratio(1, size) <= 1.4 + NOISE) },
  { name: "4x at most 1.60", good: SIZES.every((size) => ratio(4, size) <= 1.6 + NOISE) },
  { name: `5,000 less 500 at 1x at most 0.15: ${two(growth)}`, good: growth <= 0.15 + NOISE },
];
if (!HOT_ALONE) {
  for (const { name, good } of checks) console.log(`${good ? "pass" : "FAIL"}  ${name}`);
  process.exitCode = checks.every(({ good }) => good) ? 0 : 1;
}
