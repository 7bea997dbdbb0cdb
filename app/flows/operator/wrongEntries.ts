import * as v from "valibot";

/** What an operator's file is, once it has been looked through. */
export interface Looked<T> {
  /** Every right entry, and the default in place of each wrong one. */
  readonly good: T;
  /** What is wrong, one sentence an entry, in the order of the file. */
  readonly wrong: readonly string[];
}

/** The keys that lead to what is wrong: of a list that holds a wrong item, those to the list. */
function pathOf({ path }: v.BaseIssue<unknown>): readonly string[] {
  const keys = path?.map((item) => item.key) ?? [];
  const list = keys.findIndex((key) => typeof key === "number");
  return keys.slice(0, list === -1 ? undefined : list).map(String);
}

/** An issue as one sentence that names its entry. */
function sentenceOf(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue);
  if (issue.type === "strict_object" && issue.expected === "never") return `"${path ?? ""}" is not a known entry`;
  return path === null ? "must be a JSON object" : `"${path}": ${issue.message}`;
}

const isObject = (raw: unknown): raw is Readonly<Record<string, unknown>> =>
  typeof raw === "object" && raw !== null && !Array.isArray(raw);

/** A copy of this without what the path leads to. */
function without(raw: unknown, [key = "", ...rest]: readonly string[]): unknown {
  if (!isObject(raw)) return raw;
  const { [key]: inner, ...others } = raw;
  return rest.length === 0 ? others : { ...others, [key]: without(inner, rest) };
}

/** True where the path leads to something. */
function isThere(raw: unknown, path: readonly string[]): boolean {
  let at = raw;
  for (const key of path) {
    if (!isObject(at) || !Object.hasOwn(at, key)) return false;
    at = at[key];
  }
  return true;
}

/**
 * Looks through a file: a wrong entry is named, and goes without the others. What a section cannot do without goes with the section
 * (OPS-01: one typo must not take the site down for members).
 */
export function lookThrough<T>(schema: v.GenericSchema<unknown, T>, raw: unknown): Looked<T> {
  const wrong: string[] = [];
  let rest: unknown = raw;
  if (!isObject(raw)) {
    wrong.push("must be a JSON object");
    rest = {};
  }
  for (;;) {
    const result = v.safeParse(schema, rest);
    if (result.success) return { good: result.output, wrong };
    const paths = result.issues.map((issue) => ({ issue, path: pathOf(issue) }));
    for (const { issue, path } of paths) {
      const sentence = sentenceOf(issue);
      if (!wrong.includes(sentence)) wrong.push(sentence);
      // an entry that is missing takes its section with it: nothing is left that could be taken out
      rest = without(rest, isThere(rest, path) ? path : path.slice(0, -1));
    }
  }
}
