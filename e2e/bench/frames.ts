import { type Browser, type Page } from "@playwright/test";

/** A task or a frame over this is long, ms (performance 4). */
const LONG_MS = 50;

/** How smooth a list was while something happened to it. */
export interface Frames {
  /** Tasks of the main thread over 50 ms of CPU time, each with it, ms. */
  readonly tasks: readonly number[];
  /** Frames that came more than 50 ms after the one before, by the wall clock. */
  readonly frames: readonly number[];
  readonly all: number;
  /** Moments at which the middle of the screen held no row. */
  readonly blank: number;
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** The CPU time of each long task of the page's main thread, ms: on a shared machine the wall clock measures the others. */
function longTasks(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const mains = traceEvents.filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain");
  const isMain = ({ pid, tid }: TraceEvent) => mains.some((main) => main.pid === pid && main.tid === tid);
  return traceEvents
    .filter((event) => event.name === "ThreadControllerImpl::RunTask" && isMain(event))
    .map(({ tdur = 0 }) => tdur / 1_000)
    .filter((took) => took > LONG_MS);
}

/** Watches tasks and frames while something happens; `browser` traces what its main thread does. */
export async function watchFrames(browser: Browser, page: Page, act: () => Promise<void>): Promise<Frames> {
  await page.evaluate((long) => {
    const seen = { frames: [] as number[], all: 0, blank: 0 };
    const state = window as unknown as { seen: typeof seen };
    state.seen = seen;
    let last = performance.now();
    const frame = (now: number) => {
      if (state.seen !== seen) return;
      seen.all += 1;
      if (now - last > long) seen.frames.push(now - last);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  }, LONG_MS);
  await browser.startTracing(page, { categories: ["toplevel"] });
  await act();
  await page.waitForTimeout(300);
  const seen = await page.evaluate(() => (window as unknown as { seen: Omit<Frames, "tasks"> }).seen);
  return { ...seen, tasks: longTasks(await browser.stopTracing()) };
}

/** Scrolls the page to its end, `step` px a frame; every tenth frame it is looked whether one of `rows` holds the middle of the screen. */
export const scrollThrough = (page: Page, step: number, rows: string): Promise<void> =>
  page.evaluate(
    ([px, selector]) =>
      new Promise<void>((done) => {
        const { seen } = window as unknown as { seen: { blank: number } };
        let count = 0;
        let still = 0;
        const move = () => {
          const before = scrollY;
          count += 1;
          if (count % 10 === 0) {
            const covered = [...document.querySelectorAll(selector)].some((row) => {
              const { top, bottom } = row.getBoundingClientRect();
              return top - 12 <= 420 && bottom + 12 >= 420;
            });
            if (!covered) seen.blank += 1;
          }
          scrollBy(0, px);
          still = scrollY === before ? still + 1 : 0;
          // the foot of a list that still comes grows while we wait for it
          if (still > 60) done();
          else requestAnimationFrame(move);
        };
        requestAnimationFrame(move);
      }),
    [step, rows] as const,
  );

const worst = (list: readonly number[]): string =>
  list.length === 0 ? "none" : `${list.length}, longest ${Math.round(Math.max(...list))} ms`;

/** Prints what was seen in one line. */
export const tellFrames = (what: string, { tasks, frames, all, blank }: Frames): void =>
  console.log(
    `  ${what.padEnd(34)} tasks over 50 ms: ${worst(tasks).padEnd(24)} frames over 50 ms: ${worst(frames)} of ${all}${blank > 0 ? `; blank ${blank} times` : ""}`,
  );
