import * as v from "valibot";
import { readEntry, writeEntry } from "#app/stores/storage.ts";
import { lookThroughFile } from "./entries.ts";

/** The operator's file when last nothing was wrong with it, as it was written. */
const ENTRY = {
  name: "goodConfig",
  version: 1,
  schema: v.nullable(v.record(v.string(), v.unknown())),
  fallback: null,
};

/** Keeps a file with which nothing is wrong. */
export const keepGoodFile = (file: unknown): void => writeEntry(ENTRY, file as Readonly<Record<string, unknown>>);

/**
 * What stands in for a config.json that cannot be used as it is: for a wrong entry that of the last good file, for a file that
 * cannot be read all of the last good one, else the defaults. Throws where nothing is known and the server was not reached: it
 * may yet be.
 */
export function fileInstead(file: unknown, error: unknown): unknown {
  const kept = readEntry(ENTRY, Date.now());
  if (file !== undefined) return lookThroughFile(file, kept).good;
  if (kept === null && error instanceof TypeError) throw error;
  return lookThroughFile(kept ?? {}).good;
}
