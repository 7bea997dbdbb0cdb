// Measures the simplicity of the code and fails if a figure exceeds its limit: `npm run house`.
import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { ROOMS } from "./lint/floors.ts";
import { CALL_COUNT, callsWithoutHook, sourcesOfApp } from "./hooks.ts";
import { citingLines, entries } from "./cites.ts";
import { MOST_OUTSIDERS, OPTIONAL, outsiders, wrongWithout } from "./outsiders.ts";
import { refusedBy, WRONG } from "#e2e/proofs/planted.ts";

/** A figure: what was found, and the maximum number allowed. */
interface Figure {
  name: string;
  /** The places, one per line; the count is their number unless `count` says otherwise. */
  found: readonly string[];
  count?: number;
  limit: number;
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const read = (file: string): string => readFileSync(file, "utf8");

const isTest = (file: string): boolean => /\.(test|case|spec|walk)\.tsx?$|\/testing\/|\/vectors\//.test(file);
/** What builds the app and what serves it run in Node: no member loads them. */
const isTool = (file: string): boolean => /^app\/(build|deploy)\//.test(file);
const product = globSync("app/**/*.{ts,tsx}").filter(
  (file) => !file.endsWith(".d.ts") && !isTest(file) && !isTool(file),
);

/** A text without its comments; strings are unchanged. */
const withoutComments = (text: string): string =>
  text.replace(
    /("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`)|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g,
    (_all, kept: string) => kept ?? "",
  );

const codeLines = (file: string): number =>
  withoutComments(read(file))
    .split("\n")
    .filter((line) => line.trim() !== "").length;

interface Diagnostic {
  code: string;
  filename: string;
  message: string;
  labels: readonly { span: { line: number } }[];
}

/** The linter's findings about shapes, whatever the project's own config allows. */
function shapes(rule: string): string[] {
  const run = spawnSync("oxlint", ["-c", "e2e/checks/lint/shape.oxlint.json", "--format=json", "app", "mocks", "e2e"], {
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  const { diagnostics } = JSON.parse(run.stdout) as { diagnostics: readonly Diagnostic[] };
  return diagnostics
    .filter(({ code, filename }) => code.includes(rule) && !isTest(filename))
    .map(({ filename, labels, message }) => `${filename}:${labels[0]?.span.line ?? 0} ${message}`);
}

const EXPORT = /^export (?:async )?(?:const|function|class|interface|type|let) (\w+)/gm;

/** How often each word occurs in the code of the product, of the bookmaker, of the build and of the benchmarks. */
function words(): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const files = [
    ...product,
    ...globSync(["{mocks,app/build,app/deploy}/**/*.ts", "e2e/checks/**/*.mjs", "e2e/bench/*.ts"]),
    "vite.config.ts",
  ];
  const texts = files.filter((one) => !isTest(one)).map((file) => withoutComments(read(file)));
  // the contract is built from the schema that each example names; nothing else in an example counts as a use
  const schemas = globSync("app/api/*/*.case.ts").map((file) => /^ {2}reads: (.+),$/m.exec(read(file))?.[1] ?? "");
  for (const text of [...texts, ...schemas])
    for (const [word] of text.matchAll(/\w+/g)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Exports whose name occurs only where they are declared: only tests use them. */
function onlyTested(): string[] {
  const counts = words();
  return product.flatMap((file) =>
    [...read(file).matchAll(EXPORT)].flatMap(([, name = ""]) =>
      (counts.get(name) ?? 0) <= 1 ? [`${file} ${name}`] : [],
    ),
  );
}

const unused = (): string[] => {
  const run = spawnSync("knip", ["--reporter", "json"], {
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  const { issues = [] } = JSON.parse(run.stdout || "{}") as {
    issues?: readonly { file: string; exports?: readonly { name: string }[]; types?: readonly { name: string }[] }[];
  };
  return issues.flatMap(({ file, exports = [], types = [] }) =>
    [...exports, ...types].map(({ name }) => `${file} ${name}`),
  );
};

/** Lines of code of these files that match, without comments. */
const linesLike = (files: readonly string[], pattern: RegExp): string[] =>
  files.flatMap((file) =>
    withoutComments(read(file))
      .split("\n")
      .flatMap((line) => (pattern.test(line) ? [`${file} ${line.trim()}`] : [])),
  );

const pagePaths = (): string[] =>
  linesLike(
    product.filter((file) => !/\/routes\.tsx$|^app\/addresses\.ts$/.test(file)),
    /["'`]\/pages\//,
  );

/** Requests and their cadence that are not in the module of their call. */
const callsElsewhere = (): string[] =>
  linesLike(
    product.filter((file) => !file.startsWith("app/api/")),
    /\b(?:use(?:Query|Queries|InfiniteQuery|Mutation|MutationState)\(|refetchInterval\b|new (?:Query|Queries|InfiniteQuery)Observer\()/,
  );

const WIRE_NUMBER =
  /\b\w*(?:stage|playType|status|matchState|progress|result|code|listType)\b(?:\?\.|\.)?\s*[!=]==\s*-?\d|\b(?:Stage|PlayType|Status|Result|Code)\b\s*[!=]==\s*-?\d/;
const wireNumbers = (): string[] =>
  linesLike(
    product.filter((file) => !file.startsWith("app/api/")),
    WIRE_NUMBER,
  );

/** Lines that cite something for which app/REQUIREMENTS.md has no sentence. */
function strayCites(): string[] {
  const known = new Set(entries());
  return citingLines().flatMap(({ file, cites }) => {
    const lost = cites.filter((id) => !known.has(id));
    return lost.length > 0 ? [`${file} ${lost.join(", ")}`] : [];
  });
}

/** The largest folder of these files. */
function widest(name: string, files: readonly string[], limit: number): Figure {
  const rooms = new Map<string, number>();
  for (const file of files) rooms.set(dirname(file), (rooms.get(dirname(file)) ?? 0) + 1);
  const [room = "", count = 0] = [...rooms].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  return { name, found: [room], count, limit };
}

/** Files of `app`; domain and api have a structure of their own. */
const ofApp = globSync("app/**/*.*").filter((file) => !/^app\/(domain|api)\b/.test(file));

/** Files of the browser tests and their helpers, without the pictures. */
const ofTests = globSync("e2e/**/*.*").filter((file) => !file.startsWith("e2e/pictures/"));

/** Imports of a room from a room above it in the same layer, types among them. */
const upward = (): string[] =>
  product.flatMap((file) => {
    const [, place = "", room = "."] = /^app\/(\w+)\/(?:(\w+)\/)?/.exec(file) ?? [];
    const rooms = ROOMS[place];
    if (rooms === undefined) return [];
    return [...read(file).matchAll(new RegExp(`"#app/${place}/(?:(\\w+)/)?([\\w./]+)"`, "g"))]
      .filter(([, to = "."]) => rooms.indexOf(to) < rooms.indexOf(room))
      .map(([, to = ".", name]) => `${file} imports ${to}/${name}`);
  });

/** The type of a record, with which an attempt is matched: the one arrow upward. */
const RECORD_TYPE = 2;

function biggest(): Figure {
  const [file = "", count = 0] =
    product.map((one) => [one, codeLines(one)] as const).toSorted(([, a], [, b]) => b - a)[0] ?? [];
  return { name: "code lines of the biggest file", found: [file], count, limit: 224 };
}

/** Exports without a docstring directly above them. */
const wordless = (): string[] =>
  product.flatMap((file) => {
    const lines = read(file).split("\n");
    return lines.flatMap((line, at) => {
      const name = /^export (?:async )?(?:const|function|class|interface|type|let) (\w+)/.exec(line)?.[1];
      const before = lines[at - 1]?.trim() ?? "";
      // an overload shares the docstring of the first signature
      const again = name !== undefined && lines.slice(0, at).some((one) => one.startsWith(`export function ${name}(`));
      return name === undefined || before.endsWith("*/") || again ? [] : [`${file} ${name}`];
    });
  });

const withoutHook = callsWithoutHook(sourcesOfApp());
const refused = refusedBy(WRONG);
const figures: readonly Figure[] = [
  biggest(),
  { name: "functions over 60 lines", found: shapes("max-lines-per-function"), limit: 0 },
  { name: "functions of complexity 15 or more", found: shapes("complexity"), limit: 0 },
  { name: "nested ternaries", found: shapes("no-nested-ternary"), limit: 0 },
  { name: "exports nobody uses", found: unused(), limit: 0 },
  { name: "exports that only tests use", found: onlyTested(), limit: 0 },
  {
    name: `wrong imports let through, of ${WRONG.length} planted`,
    found: WRONG.map(([file, from]) => `${file} imports ${from}`).filter((key) => !refused.has(key)),
    limit: 0,
  },
  { name: "imports of a room above", found: upward(), limit: RECORD_TYPE },
  ...Object.keys(OPTIONAL).map((name) => ({
    name: `outsiders of ${name}`,
    found: outsiders(name),
    limit: MOST_OUTSIDERS,
  })),
  // the others' pages have a line in the tables of routes and pages too; the imports of all are in outsiders.test.ts
  { name: "errors once exposure is removed, folders and line", found: wrongWithout("exposure"), limit: 0 },
  { name: "page paths outside the routes", found: pagePaths(), limit: 0 },
  { name: "requests and cadences outside api", found: callsElsewhere(), limit: 0 },
  { name: `calls without a hook that the product uses, of ${CALL_COUNT}`, found: withoutHook, limit: 0 },
  { name: "wire numbers compared outside the door", found: wireNumbers(), limit: 0 },
  { name: "lines that cite a text which is not here", found: strayCites(), limit: 0 },
  widest("files in the widest room of app", ofApp, 40),
  widest("files in the widest room of e2e", ofTests, 25),
  widest("files in the widest room of mocks", globSync("mocks/**/*.*"), 25),
  { name: "exports without a docstring", found: wordless(), limit: 0 },
];

let over = 0;
const verbose = process.argv.includes("--all");
for (const { name, found, count = found.length, limit } of figures) {
  const bad = count > limit;
  if (bad) over += 1;
  say(`${bad ? "over" : "  ok"}  ${String(count).padStart(5)} of ${String(limit).padStart(3)}  ${name}`);
  if (bad) for (const one of found.slice(0, verbose ? Infinity : 12)) say(`                     ${one}`);
}
process.exitCode = over > 0 ? 1 : 0;
