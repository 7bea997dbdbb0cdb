import { readFileSync } from "node:fs";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { describe, expect, test } from "vitest";
import { contentPolicy, hashOf, INLINE, SAMPLE_HOSTS } from "./headers.ts";
import { inlineParts } from "#app/build/indexHead.ts";

describe("the shipped policy", () => {
  const { csp } = new CspParser(contentPolicy(SAMPLE_HOSTS));
  test("has no finding worse than that the own host may serve scripts", () => {
    const findings = new CspEvaluator(csp).evaluate();
    const bad = findings.filter(({ severity }) => severity <= Severity.MEDIUM || severity === Severity.SYNTAX);
    expect(bad).toEqual([]);
    expect(findings.map(({ directive, value }) => [directive, value])).toEqual([["script-src", "'self'"]]);
  });
  test("lets nothing else through that is written into the page or made of text", () => {
    expect(contentPolicy(SAMPLE_HOSTS)).not.toMatch(/unsafe|\*|http:/);
    expect(csp.directives["require-trusted-types-for"]).toEqual(["'script'"]);
    expect(csp.directives["script-src"]).toEqual(["'self'", INLINE.script]);
    expect(csp.directives["style-src"]).toEqual(["'self'", INLINE.style]);
    expect(csp.directives["frame-ancestors"]).toEqual(["https://www.operator.example"]);
  });
  test("knows what stands in the page by its hash: `node e2e/checks/policy.mjs` writes it anew", async () => {
    const { style, script } = await inlineParts();
    expect(INLINE).toEqual({ style: hashOf(style), script: hashOf(script) });
  });
  test("lets nobody frame the app where nobody is named", () => {
    const closed = contentPolicy({ connect: [], media: [], frames: [], embedders: [] });
    expect(closed).toContain("frame-ancestors 'none'");
    expect(closed).toContain("frame-src 'none'");
  });
});

test("a container is built from what is in the repository alone", () => {
  const lines = (file: string) => readFileSync(file, "utf8").trim().split("\n");
  expect(lines(".dockerignore")).toEqual(expect.arrayContaining(lines(".gitignore")));
});
