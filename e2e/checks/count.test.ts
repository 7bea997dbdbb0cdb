import { expect, test } from "vitest";
import { browserCounted, unitCounted } from "./count.ts";

test("unit tests that failed are named, and a file that did not load counts as one", () => {
  expect(
    unitCounted({
      numPassedTests: 3,
      testResults: [
        {
          name: "/house/app/domain/odds/money.test.ts",
          status: "failed",
          assertionResults: [
            { fullName: "money rounds down", status: "failed" },
            { fullName: "money adds", status: "passed" },
          ],
        },
        { name: "/house/app/domain/pursuit.test.ts", status: "failed", assertionResults: [] },
        { name: "/house/app/domain/odds/line.test.ts", status: "passed", assertionResults: [] },
      ],
    }),
  ).toEqual({ passed: 3, failed: ["money.test.ts: money rounds down", "pursuit.test.ts did not load"], retried: [] });
});

const spec = (title: string, status: string) => ({ title, file: "slip/bet.spec.ts", tests: [{ status }] });

test("a browser test that was tried again is named, since a retry hides a lost tap", () => {
  expect(
    browserCounted({
      suites: [
        { specs: [spec("one", "expected"), spec("two", "flaky")] },
        { specs: [], suites: [{ specs: [spec("three", "unexpected"), spec("four", "skipped")] }] },
      ],
      errors: [],
    }),
  ).toEqual({ passed: 2, failed: ["slip/bet.spec.ts: three"], retried: ["slip/bet.spec.ts: two"] });
});

test("three browser tests that were tried again have failed", () => {
  const specs = [spec("one", "flaky"), spec("two", "flaky"), spec("three", "flaky"), spec("four", "expected")];
  const names = ["slip/bet.spec.ts: one", "slip/bet.spec.ts: two", "slip/bet.spec.ts: three"];
  expect(browserCounted({ suites: [{ specs }], errors: [] })).toEqual({ passed: 1, failed: names, retried: names });
});

test("an error outside the tests counts as failed, by the first line of what it says", () => {
  expect(browserCounted({ suites: [], errors: [{ message: "no server\nat line 3" }, {}] })).toEqual({
    passed: 0,
    failed: ["no server", "an error outside the tests"],
    retried: [],
  });
});
