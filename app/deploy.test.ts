import { readFileSync } from "node:fs";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { describe, expect, test } from "vitest";
import { contentPolicy, INLINE, pageHeaders, SAMPLE_HOSTS } from "../.deploy/headers.ts";
import { hashOf, inlineParts } from "./ui/themes/indexHead.ts";

const text = (file: string) => readFileSync(`.deploy/${file}`, "utf8");

/** Headers that a sample sets, by name. */
const headersIn = (sample: string, line: RegExp): Record<string, string> =>
  Object.fromEntries([...sample.matchAll(line)].map(([, name, value]) => [name ?? "", value ?? ""]));

const wanted = pageHeaders(SAMPLE_HOSTS);

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
  test("knows what stands in the page by its hash: `node .ci/policy.mjs` writes it anew", async () => {
    const { style, script } = await inlineParts();
    expect(INLINE).toEqual({ style: hashOf(style), script: hashOf(script) });
  });
  test("lets nobody frame the app where nobody is named", () => {
    const closed = contentPolicy({ connect: [], media: [], frames: [], embedders: [] });
    expect(closed).toContain("frame-ancestors 'none'");
    expect(closed).toContain("frame-src 'none'");
  });
});

describe("the samples set exactly these headers", () => {
  test("nginx", () => {
    expect(headersIn(text("headers.nginx"), /^add_header (\S+) "(.*)" always;$/gm)).toEqual(wanted);
    const conf = text("nginx.conf");
    // an add_header in a location drops those of the server: every location includes them
    expect(conf.match(/^ {2}location /gm)).toHaveLength(2);
    expect(conf.match(/^ {4}include \/etc\/nginx\/sportsbook\.headers;$/gm)).toHaveLength(2);
    expect(conf).toMatch(/location \/ \{[^}]*Cache-Control "no-store"/);
    expect(conf).toMatch(/location \/assets\/ \{[^}]*Cache-Control "public, max-age=31536000, immutable"/);
  });
  test("Caddy", () => {
    const { "Cache-Control": cache, ...headers } = headersIn(text("Caddyfile"), /^\t\t([A-Z]\S+) "(.*)"$/gm);
    expect(headers).toEqual(wanted);
    expect(cache).toBe("no-store");
    expect(text("Caddyfile")).toContain('header /assets/* Cache-Control "public, max-age=31536000, immutable"');
  });
  test("and neither answers a missing file with the page", () => {
    expect(text("nginx.conf")).not.toContain("/index.html;");
    expect(text("Caddyfile")).not.toContain("try_files");
  });
});
