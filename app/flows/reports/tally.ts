/** The maximum size of a report, bytes (OPS-09). */
const MOST_BYTES = 2_048;

/** How many response times are kept per call; later ones replace the oldest. */
const MOST_TIMES = 200;

/** Times are reported in steps of this many ms: finer ones would tell devices apart. */
const STEP_MS = 10;

/** A page and its settings, without anything about the member. */
export interface PageMeta {
  readonly release: string;
  readonly language: string;
  readonly theme: string;
  /** Number of the odds style, 1 to 6. */
  readonly style: number;
  readonly embedded: boolean;
  readonly engine: string;
  readonly storage: "kept" | "memory";
}

interface CallTally {
  asks: number;
  readonly failures: Map<string, number>;
  readonly times: number[];
}

/** The sections of counts, by priority if not all fit. */
const COUNTS = ["errors", "violations", "outcomes", "dropped"] as const;
type Counts = (typeof COUNTS)[number];

const inSteps = (ms: number): number => Math.round(ms / STEP_MS) * STEP_MS;

/** The value below which this share of the times lies, in steps. */
function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return inSteps(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}

const bytes = (text: string): number => new TextEncoder().encode(text).length;

/** What has accumulated since the last report. */
export class Tally {
  readonly #counts: Readonly<Record<Counts, Map<string, number>>> = {
    errors: new Map(),
    violations: new Map(),
    outcomes: new Map(),
    dropped: new Map(),
  };
  readonly #vitals = new Map<string, number>();
  readonly #timings = new Map<string, number>();
  readonly #calls = new Map<string, CallTally>();

  /** Counts one or several more of something. */
  count(what: Counts, key: string, more = 1): void {
    const counts = this.#counts[what];
    counts.set(key, (counts.get(key) ?? 0) + more);
  }

  /** LCP, INP and TTFB in ms, CLS as it is; the last value of a route counts. */
  vital(name: string, route: string, value: number): void {
    this.#vitals.set(`${name} ${route}`, name === "CLS" ? Math.round(value * 100) / 100 : inSteps(value));
  }

  /** How long a step of the member took, ms. */
  timing(name: string, ms: number): void {
    this.#timings.set(name, inSteps(ms));
  }

  /** A call was answered after this many ms; `failure` is kind and code if it failed. */
  call(name: string, ms: number, failure?: string): void {
    const call = this.#calls.get(name) ?? { asks: 0, failures: new Map<string, number>(), times: [] };
    this.#calls.set(name, call);
    call.asks += 1;
    if (failure !== undefined) call.failures.set(failure, (call.failures.get(failure) ?? 0) + 1);
    call.times.push(ms);
    if (call.times.length > MOST_TIMES) call.times.shift();
  }

  /** True if nothing has accumulated; in a session that is not sampled, only errors count. */
  isEmpty(isSampled: boolean): boolean {
    if (this.#counts.errors.size > 0) return false;
    const rest = [...Object.values(this.#counts), this.#vitals, this.#timings, this.#calls];
    return !isSampled || rest.every(({ size }) => size === 0);
  }

  /** The report as JSON of at most 2 kB, the most important first; forgets what it contains. */
  take(meta: PageMeta, isSampled: boolean): string {
    const report: Record<string, unknown> = { schema: 1, ...meta };
    const put = (section: string, entries: readonly (readonly [string, unknown])[]): void => {
      const held: Record<string, unknown> = {};
      for (const [key, value] of entries) {
        if (bytes(JSON.stringify({ ...report, [section]: { ...held, [key]: value } })) > MOST_BYTES) break;
        held[key] = value;
        report[section] = held;
      }
    };
    const most = (counts: ReadonlyMap<string, number>) => [...counts].toSorted(([, a], [, b]) => b - a);
    for (const section of isSampled ? COUNTS : (["errors"] as const)) put(section, most(this.#counts[section]));
    if (isSampled) {
      put("vitals", [...this.#vitals]);
      put("timings", [...this.#timings]);
      const calls = [...this.#calls].toSorted(([, a], [, b]) => b.asks - a.asks);
      put(
        "calls",
        calls.map(([name, { asks, failures, times }]) => [
          name,
          [
            asks,
            quantile(times, 0.5),
            quantile(times, 0.95),
            ...(failures.size > 0 ? [Object.fromEntries(failures)] : []),
          ],
        ]),
      );
    }
    for (const told of [...Object.values(this.#counts), this.#vitals, this.#timings, this.#calls]) told.clear();
    return JSON.stringify(report);
  }
}
