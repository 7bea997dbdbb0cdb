import * as v from "valibot";
import { box, keyOf, type Stored, unbox } from "#app/stores/first/entries.ts";

/** The truth while the page lives: storage may be full, blocked, or cleared at any moment (STO-01, STO-02, STO-06). */
const memory = new Map<string, string>();

/** Keys whose last write storage did not take: for these only memory is right. */
const unsaved = new Set<string>();

/** The changes in those writes: they are applied again to whatever storage holds by then. */
const untaken = new Map<string, readonly unknown[]>();

/** Keys that are never dropped to make room. */
const vital = new Set<string>();

/** Large entries that can be refetched. When storage is full they are evicted first, those of earlier pages too. */
const CACHES = ["brand", "leagues", "crests", "goodConfig", "combos", "allowedStyles"].map((name) => keyOf({ name }));

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
export interface Entry<T> extends Stored {
  readonly schema: v.GenericSchema<unknown, T>;
  readonly fallback: T;
  /** Money or the session depends on it: when storage is full, our other entries make room for it (STO-02). */
  readonly vital?: boolean;
  /** Tabs drop it on purpose. Any other entry that is gone was cleared by somebody else, and is put back (STO-06). */
  readonly mayGo?: boolean;
  /** The entry without its least needed part, if storage cannot take all of it; undefined if all of it is needed. */
  readonly lighter?: (data: T) => T | undefined;
  /** How a field is written in storage if that differs from its word in the app; `schema` reads it back. */
  readonly toStored?: (key: string, value: unknown) => unknown;
}

/** Reads one entry. Broken, foreign, old or expired values give the default of that entry alone (STO-03). */
export const readEntry = <T>(entry: Entry<T>, now: number): T => decoded(entry, readText(keyOf(entry)), now);

let meant = (text: string): string => text;

/** From now on what is stored means this: earlier versions may have written something else for it. */
export const readAs = (read: typeof meant): void => void (meant = read);

function decoded<T>(entry: Entry<T>, text: string | null, now: number): T {
  const held = unbox(entry, text && meant(text), now);
  if (held === undefined) return entry.fallback;
  try {
    const data = v.safeParse(entry.schema, held.data);
    return data.success ? data.output : entry.fallback;
  } catch {
    return entry.fallback;
  }
}

/** Keeps a text in memory. A vital one is known as such from then on, whichever tab wrote it. */
function remember(entry: Pick<Entry<unknown>, "name" | "vital">, text: string): void {
  const key = keyOf(entry);
  memory.set(key, text);
  if (entry.vital) vital.add(key);
}

/** Writes one entry, to memory always and to storage if possible. `exp` is the epoch ms at which the value expires. */
export function writeEntry<T>(entry: Entry<T>, data: T, exp?: number): void {
  const key = keyOf(entry);
  remember(entry, box(entry, data, exp, entry.toStored));
  unsaved.add(key); // blocked or full: the running page continues from memory
  for (let rest: T | undefined = data; rest !== undefined; rest = entry.lighter?.(rest)) {
    const text = box(entry, rest, exp, entry.toStored);
    if (stored(key, text) || (entry.vital && squeezedIn(key, text))) {
      memory.set(key, text);
      unsaved.delete(key);
      return;
    }
  }
}

function stored(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // blocked: nothing was stored
  }
}

function probe(): boolean {
  const key = keyOf({ name: "probe" });
  if (!stored(key, "1")) return false;
  remove(key);
  return true;
}

let isKept: boolean | undefined;

/** False if nothing outlives this page: storage is blocked, or was full when first checked (STO-01, BET-07). */
export const isStorageKept = (): boolean => (isKept ??= probe());

/**
 * Stores what is vital in the room of our other entries, which stay in memory: first that of the caches, then that of
 * all expendable ones.
 */
const squeezedIn = (key: string, text: string): boolean =>
  [CACHES, memory.keys()].some((others) => {
    for (const other of others) {
      if (other === key || vital.has(other)) continue;
      remove(other);
      unsaved.add(other);
    }
    return stored(key, text);
  });

/**
 * Reads an entry as all tabs see it now, bypassing this tab's memory: another tab's write may be newer than its event.
 */
export function readShared<T>(entry: Entry<T>, now: number): T {
  const key = keyOf(entry);
  try {
    const text = localStorage.getItem(key);
    const changes = untaken.get(key) as readonly ((data: T) => T)[] | undefined;
    if (changes !== undefined) return changes.reduce((data, change) => change(data), decoded(entry, text, now));
    // what storage did not take from this page is newer than what it holds
    if (unsaved.has(key)) return readEntry(entry, now);
    const held = memory.get(key);
    if (text !== null) remember(entry, text);
    else if (entry.mayGo) memory.delete(key);
    else if (held !== undefined) stored(key, held);
  } catch {
    // blocked: there is only memory
  }
  return readEntry(entry, now);
}

/**
 * Changes an entry that several tabs change, one line at a time. Changes that storage did not take from this tab are
 * applied again to what it holds by then: writing back this tab's copy would restore lines that another has closed
 * since.
 */
export function changeShared<T>(entry: Entry<T>, change: (data: T) => T): void {
  const key = keyOf(entry);
  writeEntry(entry, change(readShared(entry, Date.now())));
  if (unsaved.has(key)) untaken.set(key, [...(untaken.get(key) ?? []), change]);
  else untaken.delete(key);
}

/** Forgets one entry, in memory and in storage. */
export function dropEntry(entry: Stored): void {
  memory.delete(keyOf(entry));
  unsaved.delete(keyOf(entry));
  untaken.delete(keyOf(entry));
  remove(keyOf(entry));
}

/**
 * Calls back when another tab of this partition wrote or dropped the entry; the memory copy is dropped first. If all of
 * storage was cleared, nobody decided about this entry: the page continues from memory (STO-06).
 */
export function onOtherTab(entry: Stored, changed: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key !== keyOf(entry)) return;
    memory.delete(keyOf(entry));
    unsaved.delete(keyOf(entry));
    changed();
  };
  addEventListener("storage", hear);
  return () => removeEventListener("storage", hear);
}
