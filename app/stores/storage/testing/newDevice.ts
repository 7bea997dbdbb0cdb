import { afterAll } from "vitest";
import { keyOf } from "#app/stores/first/entries.ts";
import { dropEntry } from "#app/stores/storage/storage.ts";

// The pure tests of several files share one page (vite.config.ts). Its storage is blocked, so what a file stores lives in
// memory; it is forgotten after the file, or the next one would find another test's bets and limits.

const PREFIX = keyOf({ name: "" });
const written = new Set<string>();

function blocked(key: string): never {
  written.add(key);
  throw new DOMException("blocked", "SecurityError");
}

Object.defineProperty(globalThis, "localStorage", {
  value: { getItem: blocked, setItem: blocked, removeItem: blocked },
  configurable: true,
  writable: true,
});

afterAll(() => {
  for (const key of written) if (key.startsWith(PREFIX)) dropEntry({ name: key.slice(PREFIX.length), version: 0 });
});
