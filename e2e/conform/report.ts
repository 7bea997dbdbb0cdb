import { type Finding, type Outcome } from "./check.ts";

/** How many checks passed, failed and were skipped, and how many of them warn. */
export const countsOf = (outcomes: readonly Outcome[]) => ({
  passed: outcomes.filter(({ state }) => state === "passed").length,
  failed: outcomes.filter(({ state }) => state === "failed").length,
  skipped: outcomes.filter(({ state }) => state === "skipped").length,
  warned: outcomes.filter(({ warnings }) => warnings.length > 0).length,
});

const MARK = { passed: "ok     ", failed: "FAILED ", skipped: "NOT checked" } as const;

const told = ({ words, curl }: Finding, cites: string, lead = ""): readonly string[] => [
  `          ${lead}${words} (${cites})`,
  ...(curl === undefined ? [] : [`          ${curl}`]),
];

/** One check for people: a line, and below it what was found, with the request to type. */
export const lineOf = ({ check, state, why, findings, warnings }: Outcome): string =>
  [
    `${MARK[state]} ${check.id} ${check.title}${why === undefined ? "" : `: ${why}`}`,
    ...findings.flatMap((one) => told(one, check.cites)),
    ...warnings.flatMap((one) => told(one, check.cites, "warning: ")),
  ].join("\n");

/** The checks that did not run, a line for each reason. */
function notChecked(outcomes: readonly Outcome[]): readonly string[] {
  const skipped = outcomes.filter(({ state }) => state === "skipped");
  const idsFor = (reason: string | undefined) =>
    skipped.filter(({ why }) => why === reason).map(({ check }) => check.id);
  return [...new Set(skipped.map(({ why }) => why))].map((why) => `  ${idsFor(why).join(" ")}: ${why ?? ""}`);
}

/** The end of the run, for people: the counts, and what is unproven. */
export function summaryOf(outcomes: readonly Outcome[], seconds: number): string {
  const { passed, failed, skipped, warned } = countsOf(outcomes);
  return [
    `${passed} passed, ${failed} failed, ${warned} with warnings, ${skipped} NOT checked in ${Math.round(seconds)} s`,
    ...notChecked(outcomes),
  ].join("\n");
}

/** The run as JSON. */
export const jsonOf = (outcomes: readonly Outcome[], url: string): string =>
  JSON.stringify(
    {
      url,
      ...countsOf(outcomes),
      checks: outcomes.map(({ check: { id, title, cites }, state, why, findings, warnings, ms }) => ({
        id,
        title,
        cites,
        state,
        ...(why !== undefined && { why }),
        findings,
        warnings,
        ms,
      })),
    },
    undefined,
    2,
  );

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign).replaceAll(/[^\t\n\u0020-\uFFFD]/g, "");

const textOf = (findings: readonly Finding[]): string =>
  findings.map((one) => `${one.words}\n${one.curl ?? ""}`).join("\n");

function testCase({ check, state, why, findings, warnings, ms }: Outcome): string {
  const words = textOf(findings);
  const inside = {
    passed: warnings.length === 0 ? "" : `<system-out>${escaped(textOf(warnings))}</system-out>`,
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
