import { readFileSync } from "node:fs";
import { basename } from "node:path";

/** What a report says: how many tests passed, and the names of those that did not, or at another try alone. */
export interface Counted {
  readonly passed: number;
  readonly failed: readonly string[];
  readonly retried: readonly string[];
}

/** A machine that others use stalls now and then; from more than so many on it is the tests, or taps that are lost. */
const MOST_RETRIED = 2;

/** The part of Vitest's JSON report that is read. */
export interface UnitReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** The part of Playwright's JSON report that is read. */
export interface BrowserReport {
  readonly suites: readonly BrowserSuite[];
  readonly errors: readonly { readonly message?: string }[];
}

interface BrowserSuite {
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
  readonly suites?: readonly BrowserSuite[];
}

/** A suite that failed to load has no failed test of its own, so its file is named. */
export function unitCounted({ numPassedTests, testResults }: UnitReport): Counted {
  const failed = testResults.flatMap(({ name, status, assertionResults }) => {
    if (status === "failed" && assertionResults.length === 0) return [`${basename(name)} did not load`];
    return assertionResults.flatMap((one) => (one.status === "failed" ? [`${basename(name)}: ${one.fullName}`] : []));
  });
  return { passed: numPassedTests, failed, retried: [] };
}

const specsOf = (suite: BrowserSuite): BrowserSuite["specs"] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap((inner) => specsOf(inner)),
];

/** A retry hides a tap that was lost: each is named, and more than two have failed. */
export function browserCounted({ suites, errors }: BrowserReport): Counted {
  const specs = suites.flatMap((suite) => specsOf(suite));
  const statuses = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status }) => ({ name: `${file}: ${title}`, status })),
  );
  const named = (which: string): readonly string[] =>
    statuses.flatMap(({ name, status }) => (status === which ? [name] : []));
  const failed = [
    ...named("unexpected"),
    ...errors.map(({ message }) => message?.split("\n", 1)[0] ?? "an error outside the tests"),
  ];
  const retried = named("flaky");
  const passed = named("expected").length;
  if (retried.length > MOST_RETRIED) return { passed, failed: [...failed, ...retried], retried };
  return { passed: passed + retried.length, failed, retried };
}

/** Prints "passed failed" of a report, then a line for each test that failed or was tried again. A report without a test is a failure, not silence. */
if (import.meta.main) {
  const [, , kind, file] = process.argv;
  const report: unknown = JSON.parse(readFileSync(String(file), "utf8"));
  const { passed, failed, retried } =
    kind === "vitest" ? unitCounted(report as UnitReport) : browserCounted(report as BrowserReport);
  const names = passed + failed.length === 0 ? [`no test in ${file}`] : failed;
  const lines = [...names.map((name) => `failed: ${name}`), ...retried.map((name) => `tried again: ${name}`)];
  process.stdout.write([`${passed} ${names.length}`, ...lines, ""].join("\n"));
}
