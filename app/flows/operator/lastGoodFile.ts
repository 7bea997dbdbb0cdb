import * as v from "valibot";
import { readEntry, writeEntry } from "#app/stores/storage/storage.ts";
import { readEntries } from "./entries.ts";

/** The operator's last file without errors, as written. */
const ENTRY = {
  name: "goodConfig",
  version: 1,
  schema: v.nullable(v.record(v.string(), v.unknown())),
  fallback: null,
};

/** Keeps a file without errors. */
export const keepGoodFile = (file: unknown): void => writeEntry(ENTRY, file as Readonly<Record<string, unknown>>);

/** The last file without errors; undefined if there was none. */
export const lastGoodFile = (): unknown => readEntry(ENTRY, Date.now()) ?? undefined;

/**
 * What replaces a config.json that cannot be used as it is: for a wrong entry that of the last good file, for an
 * unreadable file all of the last good one, else the defaults. Throws if nothing is known and the server was not
 * reached: it may yet be.
 */
export function fileInstead(file: unknown, error: unknown): unknown {
  const kept = readEntry(ENTRY, Date.now());
  if (file !== undefined) return readEntries(file, kept).good;
  if (kept === null && error instanceof TypeError) throw error;
  return readEntries(kept ?? {}).good;
}
