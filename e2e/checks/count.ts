import { readFileSync } from "node:fs";
import { basename } from "node:path";

/** What a report says: how many tests passed at their first try, and the names of the others. */
export interface Counted {
  readonly passed: number;
  readonly failed: readonly string[];
}

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
  return { passed: numPassedTests, failed };
}

const specsOf = (suite: BrowserSuite): BrowserSuite["specs"] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap((inner) => specsOf(inner)),
];

/** A test that passes at its second try alone has failed: a retry hides a tap that was lost. */
export function browserCounted({ suites, errors }: BrowserReport): Counted {
  const specs = suites.flatMap((suite) => specsOf(suite));
  const statuses = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status }) => ({ name: `${file}: ${title}`, status })),
  );
  const failed = statuses.flatMap(({ name, status }) => {
    if (status === "unexpected") return [name];
    return status === "flaky" ? [`${name} (passed at another try)`] : [];
  });
  return {
    passed: statuses.filter(({ status }) => status === "expected").length,
    failed: [...failed, ...errors.map(({ message }) => message?.split("\n", 1)[0] ?? "an error outside the tests")],
  };
}

/** Prints "passed failed" of a report, then a line for each test that failed. A report without a test is a failure, not silence. */
if (import.meta.main) {
  const [, , kind, file] = process.argv;
  const report: unknown = JSON.parse(readFileSync(String(file), "utf8"));
  const { passed, failed } =
    kind === "vitest" ? unitCounted(report as UnitReport) : browserCounted(report as BrowserReport);
  const names = passed + failed.length === 0 ? [`no test in ${file}`] : failed;
  process.stdout.write([`${passed} ${names.length}`, ...names, ""].join("\n"));
}
