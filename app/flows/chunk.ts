import { createStore, useStore } from "zustand";
import { isStorageKept, readEntry, writeEntry } from "#app/stores/storage.ts";
import * as v from "valibot";
import { allWords } from "#app/text/i18n.ts";
import { TIMING } from "./timing.ts";

/** A part of the app may take so long to arrive, ms (decisions, Access). */
const CHUNK_MS = 120_000;

/** And so long when it is asked for again, ms; without a line it is asked for that often. */
const AGAIN_MS = 60_000;

const ENTRY = { name: "reloadedForChunk", version: 1, schema: v.number(), fallback: 0 };

/** True while a part of the app could not be had: the page says so. */
const missing = createStore<boolean>()(() => false);

/** The same for a component. */
export const useMissing = (): boolean => useStore(missing);

const guards = new Set<() => boolean>();

/** Asked before the page reloads itself: false while the outcome of a bet or a sale is open. Returns the way to ask no more. */
export function guardReload(mayReload: () => boolean): () => void {
  guards.add(mayReload);
  return () => guards.delete(mayReload);
}

/** The promise, or a failure when it takes longer. */
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
  if (now - last < TIMING.reloadRest) return false;
  // where storage is blocked, nothing would stop the next reload
  if (!isStorageKept()) return false;
  writeEntry(ENTRY, now);
  location.reload();
  return true;
}

/** Waits for the line to come back; a browser that calls itself offline by mistake is not believed for longer. */
const lineBack = (): Promise<unknown> =>
  new Promise((back) => {
    addEventListener("online", back, { once: true });
    setTimeout(back, AGAIN_MS);
  });

/**
 * Loads a part of the app. What does not come is asked for once more; then the page reloads itself, guarded; then it says so,
 * and the promise fails (NET-12). Without a line it waits: the page says offline by itself, and a reload would lose it.
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

/** Loads a part of the app that is shown, with the words that go with it; as `part` where either does not come. */
export const chunk = <T>(load: () => Promise<T>): Promise<T> =>
  part(async () => (await Promise.all([load(), allWords()]))[0]);
