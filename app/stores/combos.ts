import * as v from "valibot";
import { type NamedCombo } from "#app/domain/boards/menu.ts";
import { type Entry, readEntry } from "./storage/storage.ts";

/** The operator's groups of sports as the menu last named them, by the language of their names (spec §3, combo data). */
export const COMBOS: Entry<Readonly<Record<string, readonly NamedCombo[]>>> = {
  name: "combos",
  version: 1,
  schema: v.record(v.string(), v.array(v.object({ id: v.number(), name: v.string() }))),
  fallback: {},
};

/** What the last menu in this language named, for as long as this visit's has not come. */
export const lastCombos = (language: string): readonly NamedCombo[] => readEntry(COMBOS, Date.now())[language] ?? [];
