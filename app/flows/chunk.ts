import { createStore, useStore } from "zustand";
import { isStorageKept, readEntry, writeEntry } from "#app/stores/storage/storage.ts";
import * as v from "valibot";
import { allWords } from "#app/text/i18n.ts";

/** How long a chunk may take to load, ms (decisions, Access). */
const CHUNK_MS = 120_000;

/** How long a second try may take, ms; also the interval between tries while offline. */
const AGAIN_MS = 60_000;

/** A page reloads itself at most once in this time, ms: for a code 5, a new version, or a chunk that is gone (decisions, Access). */
export const RELOAD_REST_MS = 300_000;

const ENTRY = { name: "reloadedForChunk", version: 1, schema: v.number(), fallback: 0 };

/** True while a chunk could not be loaded: the page says so. */
const missing = createStore<boolean>()(() => false);

/** The same for a component. */
export const useMissing = (): boolean => useStore(missing);

const guards = new Set<() => boolean>();

/**
 * Asked before the page reloads itself: false while the outcome of a bet or a cash-out is open. Returns the way to
 * remove it.
 */
export function guardReload(mayReload: () => boolean): () => void {
  guards.add(mayReload);
  return () => guards.delete(mayReload);
}

/** The promise, or a failure if it takes longer. */
async function within<T>(ms: number, load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, failed) => {
    timer = setTimeout(() => failed(new Error("a part of the app did not arrive in time")), ms);
  });
  try {
    return await Promise.race([load(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** A new version may have replaced the files: one reload, at most every 5 minutes, never offline or with a bet open. */
function reloads(): boolean {
  const now = Date.now();
  if (!navigator.onLine || [...guards].some((may) => !may())) return false;
  const last = readEntry(ENTRY, now);
  // the device's clock may have been set back since
  if (Math.abs(now - last) < RELOAD_REST_MS) return false;
  // where storage is blocked, nothing would stop the next reload
  if (!isStorageKept()) return false;
  writeEntry(ENTRY, now);
  location.reload();
  return true;
}

/** Waits until the browser is online; one that wrongly says offline is not believed for longer than this. */
const lineBack = (): Promise<unknown> =>
  new Promise((back) => {
    addEventListener("online", back, { once: true });
    setTimeout(back, AGAIN_MS);
  });

/**
 * Loads a chunk. If that fails, it tries once more; then the page reloads itself, guarded; then it says so, and the
 * promise fails (NET-12). Offline it waits: the page shows that itself, and a reload would lose it.
 */
export async function part<T>(load: () => Promise<T>): Promise<T> {
  let failures = 0;
  for (;;) {
    const hadLine = navigator.onLine;
    try {
      return await within(failures === 0 ? CHUNK_MS : AGAIN_MS, load);
    } catch (error) {
      if (!navigator.onLine) await lineBack();
      else if (hadLine) failures += 1;
      if (failures < 2) continue;
      if (!reloads()) missing.setState(true);
      throw error;
    }
  }
}

/** Loads a chunk that is shown, with its words; behaves like `part` if either fails. */
export const chunk = <T>(load: () => Promise<T>): Promise<T> =>
  part(async () => (await Promise.all([load(), allWords()]))[0]);
