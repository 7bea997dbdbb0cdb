import * as v from "valibot";

/** What an operator's file comes to. */
export interface ReadFile<T> {
  /** Every valid entry, and the replacement for each wrong one. */
  readonly good: T;
  /** What the schema refused, in file order; empty for a file without errors. */
  readonly issues: readonly v.BaseIssue<unknown>[];
}

/** The keys that lead to the fault: for a list with a wrong item, those of the list. */
function pathOf({ path }: v.BaseIssue<unknown>): readonly string[] {
  const keys = path?.map((item) => item.key) ?? [];
  const list = keys.findIndex((key) => typeof key === "number");
  return keys.slice(0, list === -1 ? undefined : list).map(String);
}

type Section = Readonly<Record<string, unknown>>;

const isSection = (raw: unknown): raw is Section => typeof raw === "object" && raw !== null && !Array.isArray(raw);

const section = v.custom<Section>(isSection);

/** A copy of `raw` with the value at the path replaced, or removed if it is undefined. */
function withEntry(raw: unknown, [key = "", ...rest]: readonly string[], entry: unknown): unknown {
  if (!isSection(raw)) return raw;
  const { [key]: inner, ...others } = raw;
  // the section was already removed, because of another of its wrong entries
  if (rest.length > 0 && inner === undefined) return others;
  if (rest.length > 0) return { ...others, [key]: withEntry(inner, rest, entry) };
  return entry === undefined ? others : { ...others, [key]: entry };
}

/** The value at the path; undefined if there is none. */
function entryAt(raw: unknown, path: readonly string[]): unknown {
  let at = raw;
  for (const key of path) {
    if (!isSection(at) || !Object.hasOwn(at, key)) return undefined;
    at = at[key];
  }
  return at;
}

/**
 * Reads a file: a wrong entry is removed on its own; that of an earlier file replaces it, else the default. If a section
 * requires it, the section is removed too (OPS-01: one typo must not take the site down for members). The words for
 * what is wrong are those of the check page, which members do not load (check/entryFaults.ts).
 */
export function validEntries<T>(schema: v.GenericSchema<unknown, T>, raw: unknown, earlier?: unknown): ReadFile<T> {
  const file = v.safeParse(section, raw);
  const issues: v.BaseIssue<unknown>[] = [...(file.issues ?? [])];
  let rest: unknown = file.success ? raw : {};
  // what was valid in an earlier release need not be valid in this one
  let isTried = false;
  for (;;) {
    const result = v.safeParse(schema, rest);
    if (result.success) return { good: result.output, issues };
    const read = rest;
    for (const issue of result.issues) {
      issues.push(issue);
      const path = pathOf(issue);
      // a missing entry takes its section with it: there is nothing else to remove
      const gone = entryAt(read, path) === undefined ? path.slice(0, -1) : path;
      rest = withEntry(rest, gone, isTried ? undefined : entryAt(earlier, gone));
    }
    isTried = true;
  }
}
