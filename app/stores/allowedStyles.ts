import * as v from "valibot";
import { type Entry, readEntry } from "./storage/storage.ts";

/** The numbers of the odds styles that the server last allowed (spec §3, allowed odds styles); none if it has not said. */
export const ALLOWED_STYLES: Entry<readonly number[]> = {
  name: "allowedStyles",
  version: 1,
  schema: v.array(v.number()),
  fallback: [],
};

/** What the server allowed at the last visit, for as long as it has not answered in this one. */
export const lastAllowedStyles = (): readonly number[] => readEntry(ALLOWED_STYLES, Date.now());
