// Prints "passed failed" of a test report. A report without a single test counts as one failure, not as silence.
import { readFileSync } from "node:fs";

const [, , kind, file] = process.argv;
const report = JSON.parse(readFileSync(String(file), "utf8"));

/** A suite that failed to load has no failed test of its own. */
const fromVitest = ({ numPassedTests, numFailedTests, testResults }) => {
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  return [numPassedTests, numFailedTests + unloaded.length];
};

const fromPlaywright = ({ stats, errors }) => [stats.expected + stats.flaky, stats.unexpected + errors.length];

const [passed, failed] = kind === "vitest" ? fromVitest(report) : fromPlaywright(report);
process.stdout.write(passed + failed === 0 ? "0 1\n" : `${passed} ${failed}\n`);
