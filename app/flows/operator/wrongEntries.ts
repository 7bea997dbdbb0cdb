import * as v from "valibot";

/** The result of checking an operator's file. */
export interface Looked<T> {
  /** Every valid entry, and the replacement for each wrong one. */
  readonly good: T;
  /** What is wrong, one sentence per entry, in file order. */
  readonly wrong: readonly string[];
}

/** The keys that lead to the fault: for a list with a wrong item, those of the list. */
function pathOf({ path }: v.BaseIssue<unknown>): readonly string[] {
  const keys = path?.map((item) => item.key) ?? [];
  const list = keys.findIndex((key) => typeof key === "number");
  return keys.slice(0, list === -1 ? undefined : list).map(String);
}

/** The kinds of value, in an operator's words. */
const KINDS: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  boolean: "true or false",
  Array: "a list",
  Object: "a group of entries in { }",
};

/** What the schema library expects, "(1 | 2)" or "string", in words. */
function expectedIn(expected: string): string {
  const one = expected
    .replace(/^\((.*)\)$/, "$1")
    .split(" | ")
    .map((part) => KINDS[part] ?? part);
  const last = one.pop() ?? "";
  return one.length === 0 ? last : `${one.join(", ")} or ${last}`;
}

/** What is wrong, if the entry has no sentence of its own for it. */
function plain({ type, expected, requirement, received }: v.BaseIssue<unknown>): string {
  if (received === "undefined") return "is missing";
  const limit = String(requirement);
  switch (type) {
    case "integer":
      return "must be a whole number";
    case "min_value":
      return `must be ${limit} or more`;
    case "max_value":
      return `must be ${limit} or less`;
    case "min_length":
      return limit === "1" ? "must not be empty" : `must be at least ${limit} long`;
    case "max_length":
      return `must be at most ${limit} long`;
    default:
      return `must be ${expectedIn(expected ?? "something else")}`;
  }
}

/** True for a sentence from the schema library, which speaks of types. */
const isItsOwn = ({ message }: v.BaseIssue<unknown>): boolean => message.startsWith("Invalid ");

/** An issue as one sentence that names its entry. */
function sentenceOf(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue);
  if (issue.type === "strict_object" && issue.expected === "never") return `"${path ?? ""}" is not a known entry`;
  return path === null ? "must be a JSON object" : `"${path}": ${isItsOwn(issue) ? plain(issue) : issue.message}`;
}

const isObject = (raw: unknown): raw is Readonly<Record<string, unknown>> =>
  typeof raw === "object" && raw !== null && !Array.isArray(raw);

/** A copy of `raw` with the value at the path replaced, or removed if it is undefined. */
function withEntry(raw: unknown, [key = "", ...rest]: readonly string[], entry: unknown): unknown {
  if (!isObject(raw)) return raw;
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
    if (!isObject(at) || !Object.hasOwn(at, key)) return undefined;
    at = at[key];
  }
  return at;
}

/**
 * Checks a file: a wrong entry is reported and removed on its own; that of an earlier file replaces it, else the
 * default. If a section requires it, the section is removed too (OPS-01: one typo must not take the site down for
 * members).
 */
export function dropWrongEntries<T>(schema: v.GenericSchema<unknown, T>, raw: unknown, earlier?: unknown): Looked<T> {
  const wrong: string[] = [];
  // what was valid in an earlier release need not be valid in this one
  let isTried = false;
  let rest: unknown = raw;
  if (!isObject(raw)) {
    wrong.push("must be a JSON object");
    rest = {};
  }
  for (;;) {
    const result = v.safeParse(schema, rest);
    if (result.success) return { good: result.output, wrong };
    const read = rest;
    for (const issue of result.issues) {
      const sentence = sentenceOf(issue);
      if (!wrong.includes(sentence)) wrong.push(sentence);
      const path = pathOf(issue);
      // a missing entry takes its section with it: there is nothing else to remove
      const gone = entryAt(read, path) === undefined ? path.slice(0, -1) : path;
      rest = withEntry(rest, gone, isTried ? undefined : entryAt(earlier, gone));
    }
    isTried = true;
  }
}
