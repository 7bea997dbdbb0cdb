// Prints "passed failed" of a test report. A report without a single test counts as one failure.
import { readFileSync } from "node:fs";

const [kind, file] = process.argv.slice(2);
const report = JSON.parse(readFileSync(file, "utf8"));
const [passed, failed] =
  kind === "vitest"
    ? [report.numPassedTests, report.numFailedTests + report.numFailedTestSuites * (report.numFailedTests === 0 ? 1 : 0)]
    : [report.stats.expected + report.stats.flaky, report.stats.unexpected + report.errors.length];
console.log(passed + failed === 0 ? "0 1" : `${passed} ${failed}`);
