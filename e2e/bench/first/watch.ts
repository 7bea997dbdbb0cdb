/** What a page reaches at its first use, in order; ms since its start, 0 for what was not waited for. */
export interface Marks {
  readonly rows: number;
  /** The app itself has drawn the rows, which it paints before (app/start/firstRows.tsx); never so on the page by hand. */
  readonly drawn: number;
  /** A tap on the first painted price, as soon as it stands, is answered: its pick, its price and the keys are painted. */
  readonly usable: number;
  /** Three keys, pressed as soon as they are painted, stand in the app's slip. */
  readonly settled: number;
  /** The bet of that amount is accepted. */
  readonly bet: number;
}

/** What is done on the page: nothing; a price is tapped and three keys are pressed; or a bet is placed too. */
export type Use = "look" | "type" | "bet";

/** Notes, in the page, when each mark is painted, what shifted, and how long the main thread was blocked. */
export function watch(use: "look" | "type" | "bet"): void {
  const marks = { rows: 0, drawn: 0, usable: 0, settled: 0, bet: 0 };
  const noted = { marks, whole: false, shift: 0, tasks: [] as [number, number][], foreign: [] as string[] };
  Object.assign(window, { noted });
  const heard = <T extends PerformanceEntry>(type: string, hear: (entry: T) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as T[]).forEach(hear)).observe({ type, buffered: true });
  heard("resource", ({ name }) => new URL(name).host !== location.host && noted.foreign.push(name));
  heard<PerformanceEntry & { readonly value: number }>("layout-shift", ({ value }) => (noted.shift += value));
  heard("longtask", ({ startTime, duration }) => noted.tasks.push([startTime, duration]));

  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const named = (name: string) => find(`[data-q="${name}"]`);
  const priced = (rows: string) =>
    [...document.querySelectorAll(`${rows} button`)].some(({ textContent }) => /\d\.\d\d$/.test(textContent));
  const KEYS = "125";
  const typed = () => named("amount")?.dataset.qValue ?? "";
  const pressNext = () => KEYS.startsWith(typed()) && named(`key:${KEYS[typed().length] ?? ""}`)?.click();
  const shows = (name: string) => (named(name)?.getBoundingClientRect().height ?? 0) > 0;
  // a button that has shown the same for less than half a second takes no tap (BET-09): the finger comes again after that
  const last = { at: 0 };
  const place = () => {
    if (named("place")?.dataset.qState !== "ready" || performance.now() < last.at + 600) return;
    last.at = performance.now();
    find("[data-q=place] button")?.click();
  };
  interface Step {
    readonly mark: keyof typeof marks;
    readonly seen: () => boolean;
    /** Done in each frame until it is seen. */
    readonly until?: () => unknown;
  }
  const order: Step[] = [
    { mark: "rows", seen: () => priced("article") },
    // a price that has just come is not taken (BET-26): the finger comes again
    {
      mark: "usable",
      until: () => find("article [aria-pressed=true]") ?? find("article [data-state=open]")?.click(),
      seen: () => ["slip", "odds", "key:1", "key:5"].every(shows),
    },
    { mark: "settled", until: pressNext, seen: () => typed() === KEYS },
    { mark: "bet", until: place, seen: () => find("[data-q='dialog:betPlaced']") !== null },
  ];
  const steps = order.slice(0, { look: 1, type: 3, bet: 4 }[use]);
  // the frame after the one in which it stands is painted
  const note = (mark: keyof typeof marks) =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        marks[mark] = performance.now();
      }),
    );
  const seen = new Set<string>();
  const look = () => {
    if (!seen.has("drawn") && priced("#list article") && seen.add("drawn")) note("drawn");
    const [step] = steps;
    if (step && seen.has(step.mark)) {
      if (marks[step.mark] > 0) steps.shift();
    } else if (step?.seen()) {
      seen.add(step.mark);
      note(step.mark);
    } else step?.until?.();
    // the page by hand has nothing that could draw it once more
    if (steps.length === 0 && (marks.drawn > 0 || find("#app") === null)) noted.whole = true;
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** What one load came to. */
export interface Load extends Marks {
  readonly firstPaint: number;
  /** The longest task after the first paint, ms. */
  readonly longest: number;
  readonly shift: number;
  readonly blockingMs: number;
  /** Addresses of other hosts that were asked. */
  readonly foreign: readonly string[];
}

/** What was noted, as the page tells it: long tasks count from the first paint on. */
export function noted(): Load {
  const { noted } = window as unknown as {
    readonly noted: {
      readonly marks: Marks;
      readonly shift: number;
      readonly tasks: readonly (readonly [start: number, duration: number])[];
      readonly foreign: readonly string[];
    };
  };
  const { marks, shift, foreign } = noted;
  const firstPaint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
  const tasks = noted.tasks.flatMap(([start, duration]) => (start >= firstPaint ? [duration] : []));
  const blockingMs = tasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0);
  return { ...marks, firstPaint, shift, blockingMs, longest: Math.max(0, ...tasks), foreign };
}
