type Listener = (path: string, rows: number) => void;

const listeners = new Set<Listener>();
let total = 0;

/** Hears of every answer that lost rows because they did not decode (contract, Conventions). Returns the way to stop. */
export function onDropped(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Says that rows of an answer were left out. */
export function tellDropped(path: string, rows: number): void {
  if (rows > 0) for (const listener of listeners) listener(path, rows);
}

/** Counts one row of the answer that is being decoded. */
export const dropRow = (): void => {
  total += 1;
};

/** Decodes one answer and says how many rows it lost. Decoding never waits, so answers cannot mix. */
export function countingDrops<T>(path: string, decode: () => T): T {
  const before = total;
  const value = decode();
  tellDropped(path, total - before);
  return value;
}
