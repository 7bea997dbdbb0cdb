import * as v from "valibot";

const PREFIX = "sportsbook:";

/** What is stored: a value, the version of its shape, and the ms at which it goes out of date (spec §3). */
const kept = v.object({ v: v.number(), exp: v.optional(v.number()), data: v.unknown() });

/** The truth while the page lives: storage may be full, blocked, or emptied at any moment (STO-01, STO-02, STO-06). */
const memory = new Map<string, string>();

function readText(name: string): string | null {
  const held = memory.get(name);
  if (held !== undefined) return held;
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** A stored entry: one key, one schema, one version, and the default that stands in for anything unreadable. */
export interface Entry<T> {
  readonly name: string;
  readonly version: number;
  readonly schema: v.GenericSchema<unknown, T>;
  readonly fallback: T;
}

/** Reads one entry. Broken, foreign, old or expired values give the default of that entry alone (STO-03). */
export function readEntry<T>(entry: Entry<T>, now: number): T {
  const text = readText(PREFIX + entry.name);
  if (text === null || text.length > 200_000) return entry.fallback;
  try {
    const box = v.safeParse(kept, JSON.parse(text));
    if (!box.success || box.output.v !== entry.version) return entry.fallback;
    if (box.output.exp !== undefined && box.output.exp <= now) return entry.fallback;
    const data = v.safeParse(entry.schema, box.output.data);
    return data.success ? data.output : entry.fallback;
  } catch {
    return entry.fallback;
  }
}

/** Writes one entry, to memory always and to storage when it can. `exp` is the epoch ms at which the value is dead. */
export function writeEntry<T>(entry: Entry<T>, data: T, exp?: number): void {
  const text = JSON.stringify({ v: entry.version, ...(exp !== undefined && { exp }), data });
  memory.set(PREFIX + entry.name, text);
  try {
    localStorage.setItem(PREFIX + entry.name, text);
  } catch {
    // blocked or full: the running page goes on from memory
  }
}

/** Forgets one entry, in memory and in storage. */
export function dropEntry(entry: Entry<unknown>): void {
  memory.delete(PREFIX + entry.name);
  try {
    localStorage.removeItem(PREFIX + entry.name);
  } catch {
    // blocked: nothing was stored
  }
}

/** Calls back when another tab of this partition wrote or dropped the entry; the memory copy is given up first. */
export function onOtherTab(entry: Entry<unknown>, changed: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key !== null && event.key !== PREFIX + entry.name) return;
    memory.delete(PREFIX + entry.name);
    changed();
  };
  addEventListener("storage", hear);
  return () => removeEventListener("storage", hear);
}
