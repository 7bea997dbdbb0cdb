import { openBench } from "./openBench.ts";

const PORT = Number(process.env.BENCH_PORT ?? 4199);

/** Eight hours of live polls, one every 15 s. */
const TICKS = Number(process.env.BENCH_TICKS ?? (8 * 3_600) / 15);
const WARM = 120;
const SIZE = 2_000;

/** The limits of performance part 4. */
const MOST_GROWTH_MB = 10;
const MOST_SHARE = 0.05;

const { browser, close } = await openBench(PORT);
try {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Performance.enable");
  await page.goto(`http://127.0.0.1:${PORT}/bench.html?board=ours&size=${SIZE}&changed=100`);
  await page.waitForFunction(() => "ready" in window);
  await page.evaluate(() => window.ready);
  const look = async () => {
    await cdp.send("HeapProfiler.collectGarbage");
    const { metrics } = await cdp.send("Performance.getMetrics");
    const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return { heap: of("JSHeapUsedSize") / 1_048_576, nodes: of("Nodes"), listeners: of("JSEventListeners") };
  };
  const run = (from: number, to: number) =>
    page.evaluate(
      async ([first, last]) => {
        for (let number = first; number <= last; number += 1) await window.tick(number);
      },
      [from, to] as const,
    );
  await run(1, WARM);
  // the marks of the last moves are gone after four seconds
  await page.waitForTimeout(4_500);
  const before = await look();
  await run(WARM + 1, WARM + TICKS);
  await page.waitForTimeout(4_500);
  const after = await look();
  const grown = after.heap - before.heap;
  const share = (now: number, then: number): number => Math.abs(now - then) / then;
  console.log(`${TICKS} polls of 100 changed matches on a board of ${SIZE}`);
  console.log(`heap      ${before.heap.toFixed(1)} MB, then ${after.heap.toFixed(1)} MB: ${grown.toFixed(1)} MB more`);
  console.log(`nodes     ${before.nodes}, then ${after.nodes}`);
  console.log(`listeners ${before.listeners}, then ${after.listeners}`);
  const good =
    grown < MOST_GROWTH_MB &&
    share(after.nodes, before.nodes) <= MOST_SHARE &&
    share(after.listeners, before.listeners) <= MOST_SHARE;
  console.log(good ? "pass  flat" : "FAIL  not flat");
  process.exitCode = good ? 0 : 1;
} finally {
  await close();
}
