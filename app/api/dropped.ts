type Listener = (path: string, rows: number) => void;

const listeners = new Set<Listener>();
let total = 0;

/**
 * Listens for responses that lost rows because they did not decode (contract, Conventions). Returns the stop function.
 */
export function onDropped(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Reports that rows of a response were dropped. */
export function reportDropped(path: string, rows: number): void {
  if (rows > 0) for (const listener of listeners) listener(path, rows);
}

/** Counts one row of the response being decoded. */
export const dropRow = (): void => {
  total += 1;
};

/** Decodes one response and reports how many rows it lost. Decoding is synchronous, so responses cannot mix. */
export function countingDrops<T>(path: string, decode: () => T): T {
  const before = total;
  const value = decode();
  reportDropped(path, total - before);
  return value;
}
