import { type StoreApi } from "zustand";
import { type Entry, onOtherTab, readEntry, writeEntry } from "./storage.ts";

interface Keeping<S, T> {
  readonly entry: Entry<T>;
  /** The part of the state that is stored. */
  readonly toKept: (state: S) => T;
  readonly fromKept: (kept: T) => Partial<S>;
  /** Epoch ms at which what is written now expires; undefined keeps it. */
  readonly expiry?: (state: S, now: number) => number | undefined;
  /** Adopt what another tab wrote. */
  readonly follow?: boolean;
}

/**
 * Ties a store to one stored entry: reads it now, writes it on every change. Called at startup, never at import: any
 * storage access may throw (STO-01). Returns the stop function.
 */
export function persist<S, T>(store: StoreApi<S>, { entry, toKept, fromKept, expiry, follow = false }: Keeping<S, T>) {
  let quiet = false;
  const take = () => {
    quiet = true;
    store.setState(fromKept(readEntry(entry, Date.now())));
    quiet = false;
  };
  take();
  const stop = store.subscribe((state, before) => {
    if (quiet) return;
    const kept = toKept(state);
    if (JSON.stringify(kept) === JSON.stringify(toKept(before))) return;
    writeEntry(entry, kept, expiry?.(state, Date.now()));
  });
  const stopFollowing = follow && onOtherTab(entry, take);
  return (): void => {
    stop();
    if (stopFollowing) stopFollowing();
  };
}
