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

/** What is noted in the page; it is left in `window.noted`. */
interface Noted {
  readonly marks: { -readonly [Mark in keyof Marks]: number };
  whole: boolean;
  shift: number;
  readonly tasks: (readonly [start: number, duration: number])[];
  readonly foreign: string[];
}

/** Notes, in the page, what shifts, what else blocks the main thread, and which hosts are asked. */
export function observe(): void {
  const marks = { rows: 0, drawn: 0, usable: 0, settled: 0, bet: 0 };
  const noted: Noted = { marks, whole: false, shift: 0, tasks: [], foreign: [] };
  Object.assign(window, { noted });
  const heard = <T extends PerformanceEntry>(type: string, hear: (entry: T) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as T[]).forEach(hear)).observe({ type, buffered: true });
  heard("resource", ({ name }) => new URL(name).host !== location.host && noted.foreign.push(name));
  heard<PerformanceEntry & { readonly value: number }>("layout-shift", ({ value }) => (noted.shift += value));
  heard("longtask", ({ startTime, duration }) => noted.tasks.push([startTime, duration]));
}

/** A mark, what is seen then, and what is done in each frame until it is seen. */
interface Step {
  readonly mark: keyof Marks;
  readonly seen: () => boolean;
  readonly until?: () => unknown;
}

/** Leaves in `window.steps`, in the page that is observed, what a member does and sees, in order. */
export function steps(): void {
  const { marks } = (window as unknown as { readonly noted: Noted }).noted;
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const named = (name: string) => find(`[data-q="${name}"]`);
  const shows = (name: string) => (named(name)?.getBoundingClientRect().height ?? 0) > 0;
  const priced = () =>
    [...document.querySelectorAll("article button")].some(({ textContent }) => /\d\.\d\d$/.test(textContent));
  const KEYS = "125";
  const typed = () => named("amount")?.dataset.qValue ?? "";
  const last = { tap: 0, place: 0 };
  // one tap, at once; the finger comes again only where it was lost: a second one on a price that is picked takes it back
  const tapPrice = () => {
    const isLost = marks.drawn > 0 && performance.now() > Math.max(marks.drawn, last.tap) + 4_000;
    if (last.tap > 0 && !isLost) return;
    last.tap = performance.now();
    find("article [data-state=open]")?.click();
  };
  // a button that has shown the same for less than half a second takes no tap (BET-09): the finger comes again after that
  const place = () => {
    if (named("place")?.dataset.qState !== "ready" || performance.now() < last.place + 600) return;
    last.place = performance.now();
    find("[data-q=place] button")?.click();
  };
  const pressNext = () => KEYS.startsWith(typed()) && named(`key:${KEYS[typed().length] ?? ""}`)?.click();
  const order: readonly Step[] = [
    { mark: "rows", seen: priced },
    { mark: "usable", until: tapPrice, seen: () => ["slip", "odds", "key:1", "key:5"].every(shows) },
    { mark: "settled", until: pressNext, seen: () => find("#app [data-q=amount]")?.dataset.qValue === KEYS },
    { mark: "bet", until: place, seen: () => find("[data-q='dialog:betPlaced']") !== null },
  ];
  Object.assign(window, { steps: order });
}

/** Notes, in the page that is observed and whose steps are known, when each mark is painted. */
export function watch(use: Use): void {
  const { noted, steps: order } = window as unknown as { readonly noted: Noted; readonly steps: readonly Step[] };
  const { marks } = noted;
  const ahead = order.slice(0, { look: 1, type: 3, bet: 4 }[use]);
  const isDrawn = () =>
    [...document.querySelectorAll("#list article button")].some(({ textContent }) => /\d\.\d\d$/.test(textContent));
  // the frame after the one in which it stands is painted
  const note = (mark: keyof Marks) =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        marks[mark] = performance.now();
      }),
    );
  const seen = new Set<string>();
  const look = () => {
    if (!seen.has("drawn") && isDrawn() && seen.add("drawn")) note("drawn");
    const [step] = ahead;
    if (step && seen.has(step.mark)) {
      if (marks[step.mark] > 0) ahead.shift();
    } else if (step?.seen()) {
      seen.add(step.mark);
      note(step.mark);
    } else step?.until?.();
    // the page by hand has nothing that could draw it once more
    if (ahead.length === 0 && (marks.drawn > 0 || document.getElementById("app") === null)) noted.whole = true;
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** What one load came to. */
export interface Load extends Marks {
  readonly firstPaint: number;
  /** How long each task over 50 ms took that began after the first paint, ms. */
  readonly tasks: readonly number[];
  readonly shift: number;
  /** Addresses of other hosts that were asked. */
  readonly foreign: readonly string[];
}

/** What was noted, as the page tells it: long tasks count from the first paint on. */
export function noted(): Load {
  const { noted } = window as unknown as { readonly noted: Noted };
  const { marks, shift, foreign } = noted;
  const firstPaint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
  const tasks = noted.tasks.flatMap(([start, duration]) => (start >= firstPaint ? [duration] : []));
  return { ...marks, firstPaint, shift, tasks, foreign };
}
