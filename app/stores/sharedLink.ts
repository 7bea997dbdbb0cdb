import * as v from "valibot";
import { readEntry, writeEntry } from "./storage/storage.ts";

/** How long a login may take, ms. */
const LIFETIME_MS = 1_800_000;

const ENTRY = { name: "sharedSlip", version: 1, schema: v.pipe(v.string(), v.maxLength(1_000)), fallback: "" };

/** Keeps the code of the shared slip that a visitor is viewing, who leaves the app to log in (LNK-08). */
export const keepSharedCode = (code: string): void => writeEntry(ENTRY, code, Date.now() + LIFETIME_MS);

/** The code of the shared slip viewed before a login; "" for none. */
export const keptSharedCode = (): string => readEntry(ENTRY, Date.now());
