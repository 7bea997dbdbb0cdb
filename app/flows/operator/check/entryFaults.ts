import * as v from "valibot";
import { LANGUAGES } from "#app/domain/member/languages.ts";
import { type Entries, readEntries } from "#app/flows/operator/entries.ts";

/** An operator's file, checked. */
export interface CheckedFile {
  /** Every valid entry, and the default for each wrong one. */
  readonly good: Entries;
  /** What is wrong, one sentence per entry, in file order. */
  readonly wrong: readonly string[];
}

const ADDRESS = "must be an https address";
const PATH = 'must be an https address or a path such as "/api"';
const TEXTS = "must be texts by language, at most 300 characters each";
const MOMENT = 'must be a time such as "2026-11-21T20:30:00Z"';

/** What must stand in an entry whose rule is more than a kind of value. */
const RULES: readonly (readonly [entry: RegExp, rule: string])[] = [
  [/^(?:api|access|stats)Base$/, PATH],
  [/^crests$/, `must be false, or ${PATH.slice("must be ".length)}`],
  [/^(?:(?:home|gameHome|login|recharge|chat|share)Url|reports\.url|maintenance\.news|links\..*)$/, ADDRESS],
  [/^parentOrigins\./, "must be an origin without a path, such as https://host.example"],
  [/^words\./, 'must be a path such as "/words/en.json"'],
  [/^minVersion$/, 'must be a release such as "1.6.0"'],
  [/^brand\.(?:logo|icon)$/, 'must be the path of an SVG, PNG or WebP file on this host, such as "/brand/logo.svg"'],
  [/^brand\.themes\.\w+\./, "must be a colour such as #1f5acf"],
  [/^features\.sports/, "must be a list of ids of sports, 1 to 27"],
  [/^features\.languages/, `must be a list of languages, of ${Object.keys(LANGUAGES).join(", ")}`],
  [/^features\.oddsStyles/, "must be a list of odds styles, 1 to 6, one of 1 to 5 at least"],
  [/^features\.tabs/, "must be a list of today, early, mix, popular, hot, favorite and betrecord"],
  [/^features\./, 'must be true, false or a share of devices in percent, such as { "share": 20 }'],
  [/^(?:notice|maintenance)\.text/, TEXTS],
  [/^(?:notice|maintenance)\.(?:from|to)$/, MOMENT],
  [/^maintenance$/, '"from" must be before "to"'],
];

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

/** What is wrong with an entry, by what the schema asked of it. */
function plain({ type, expected, requirement }: v.BaseIssue<unknown>): string {
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

/** An issue as one sentence that names its entry. */
function sentenceOf(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue);
  if (path === null) return "must be a JSON object";
  const isSection = issue.type === "strict_object" || issue.type === "object";
  if (isSection && issue.expected === "never") return `"${path}" is not a known entry`;
  if (issue.received === "undefined") return `"${path}": is missing`;
  const rule = isSection ? undefined : RULES.find(([entry]) => entry.test(path))?.[1];
  return `"${path}": ${rule ?? plain(issue)}`;
}

/** Checks config.json: what is in force, and what is wrong with it, by name (OPS-01, OPS-03). */
export function checkEntries(raw: unknown): CheckedFile {
  const { good, issues } = readEntries(raw);
  return { good, wrong: [...new Set(issues.map(sentenceOf))] };
}
