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
  ).toEqual({ passed: 3, failed: ["money.test.ts: money rounds down", "pursuit.test.ts did not load"] });
});

test("a browser test that passes at its second try alone counts as failed, since a retry hides a lost tap", () => {
  const spec = (title: string, status: string) => ({ title, file: "slip/bet.spec.ts", tests: [{ status }] });
  expect(
    browserCounted({
      suites: [
        { specs: [spec("one", "expected"), spec("two", "flaky")] },
        { specs: [], suites: [{ specs: [spec("three", "unexpected"), spec("four", "skipped")] }] },
      ],
      errors: [],
    }),
  ).toEqual({ passed: 1, failed: ["slip/bet.spec.ts: two (passed at another try)", "slip/bet.spec.ts: three"] });
});

test("an error outside the tests counts as failed, by the first line of what it says", () => {
  expect(browserCounted({ suites: [], errors: [{ message: "no server\nat line 3" }, {}] })).toEqual({
    passed: 0,
    failed: ["no server", "an error outside the tests"],
  });
});
