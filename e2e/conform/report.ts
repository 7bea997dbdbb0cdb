import { type Outcome } from "./check.ts";

/** How many checks passed, failed and were skipped. */
export const countsOf = (outcomes: readonly Outcome[]) => ({
  passed: outcomes.filter(({ state }) => state === "passed").length,
  failed: outcomes.filter(({ state }) => state === "failed").length,
  skipped: outcomes.filter(({ state }) => state === "skipped").length,
});

const MARK = { passed: "ok     ", failed: "FAILED ", skipped: "skipped" } as const;

/** One check for people: a line, and below it what was found, with the request to type. */
export const lineOf = ({ check, state, why, findings }: Outcome): string =>
  [
    `${MARK[state]} ${check.id} ${check.title}${why === undefined ? "" : `: ${why}`}`,
    ...findings.flatMap(({ words, curl }) => [
      `          ${words} (${check.cites})`,
      ...(curl === undefined ? [] : [`          ${curl}`]),
    ]),
  ].join("\n");

/** The last line of the run, for people. */
export function summaryOf(outcomes: readonly Outcome[], seconds: number): string {
  const { passed, failed, skipped } = countsOf(outcomes);
  return `${passed} passed, ${failed} failed, ${skipped} skipped in ${Math.round(seconds)} s`;
}

/** The run as JSON. */
export const jsonOf = (outcomes: readonly Outcome[], url: string): string =>
  JSON.stringify(
    {
      url,
      ...countsOf(outcomes),
      checks: outcomes.map(({ check: { id, title, cites }, state, why, findings, ms }) => ({
        id,
        title,
        cites,
        state,
        ...(why !== undefined && { why }),
        findings,
        ms,
      })),
    },
    undefined,
    2,
  );

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign).replaceAll(/[^\t\n\u0020-\uFFFD]/g, "");

function testCase({ check, state, why, findings, ms }: Outcome): string {
  const words = findings.map((one) => `${one.words}\n${one.curl ?? ""}`).join("\n");
  const inside = {
    passed: "",
    skipped: `<skipped message="${escaped(why ?? "")}"/>`,
    failed: `<failure message="${escaped(findings[0]?.words ?? "")}">${escaped(`${check.cites}\n${words}`)}</failure>`,
  }[state];
  return `    <testcase classname="conformance" name="${escaped(`${check.id} ${check.title}`)}" time="${ms / 1_000}">${inside}</testcase>`;
}

/** The run as JUnit, for CI systems. */
export function junitOf(outcomes: readonly Outcome[]): string {
  const { failed, skipped } = countsOf(outcomes);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    "<testsuites>",
    `  <testsuite name="conformance" tests="${outcomes.length}" failures="${failed}" skipped="${skipped}">`,
    ...outcomes.map(testCase),
    "  </testsuite>",
    "</testsuites>",
    "",
  ].join("\n");
}
