import { DAY_MS } from "#app/domain/time/dates.ts";
import { type Entry, writeEntry } from "./storage.ts";

/** For how long an answer of one visit stands in for one that has not come at the next, ms. */
const KEPT_MS = 7 * DAY_MS;

/** Keeps an answer of the server for the next visit, until whose own has come (spec §3). */
export const keepAnswer = <T>(entry: Entry<T>, answer: T): void => writeEntry(entry, answer, Date.now() + KEPT_MS);
