import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { checkEntries } from "#app/flows/operator/check/entryFaults.ts";
import manifest from "../../package.json" with { type: "json" };

const PAGES = globSync("{,*/,*/*/,*/*/*/}{README,ADDING,DECISIONS,REQUIREMENTS,GLOSSARY,BETTING}.md").filter(
  (file) => !file.includes("node_modules"),
);
const ROOMS = [
  "app/build",
  "e2e/checks",
  "e2e/proofs",
  "app/deploy",
  "app/hostKit",
  "app/screens",
  "app/components",
  "app/ui",
  "app/flows",
  "app/api",
];
const MORE_ROOMS = [
  "app/application",
  "app/start",
  "app/stores",
  "app/host",
  "app/text",
  "app/domain",
  "e2e",
  "e2e/bench",
  "mocks",
];

interface Block {
  page: string;
  kind: string;
  text: string;
}

const read = (page: string): string => readFileSync(page, "utf8");

const blocks: readonly Block[] = PAGES.flatMap((page) =>
  [...read(page).matchAll(/^```(\w*)\n([\s\S]*?)^```/gm)].map(([, kind = "", text = ""]) => ({ page, kind, text })),
);
const ofKind = (kind: string): readonly Block[] => blocks.filter((block) => block.kind === kind);

/** The commands of the shell blocks, one by one and without their comments. */
const commands = ofKind("sh").flatMap(({ text }) =>
  text
    .split("\n")
    .flatMap((line) => line.replace(/\s+# .*/, "").split(" && "))
    .filter((line) => line !== ""),
);

const scripts = new Set(Object.keys(manifest.scripts));

/** npm's own commands, which are not scripts of the project. */
const isNpms = (word: string): boolean => word === "ci" || word === "install";

test("each room has its page", () => {
  expect([...ROOMS, ...MORE_ROOMS].filter((room) => !PAGES.includes(`${room}/README.md`))).toEqual([]);
});

test("every block is of a kind that is tested", () => {
  expect(new Set(blocks.map(({ kind }) => kind))).toEqual(new Set(["", "sh", "json", "ts", "tsx", "html"]));
});

test.each(commands)("the command is there: %s", (line) => {
  const [program, first = "", second = ""] = line.split(" ");
  // calls to the bookmaker are made in mocks/doors/readme.test.ts; the others are the server's own
  if (["curl", "apt-get", "nginx"].includes(program ?? "")) return;
  if (program === "cp") {
    const from = first === "-r" ? second : first;
    if (!from.startsWith("dist/") && !existsSync(from)) throw new Error(`${from} is not there`);
    return;
  }
  expect(program).toBe("npm");
  expect(first === "run" ? scripts.has(second) : scripts.has(first) || isNpms(first)).toBe(true);
});

test.each(PAGES)("%s names scripts that exist", (page) => {
  const named = [...read(page).matchAll(/npm run (?:--\w+ )*([\w:-]+)/g)].map(([, name = ""]) => name);
  expect(named.filter((name) => !scripts.has(name))).toEqual([]);
});

test.each(PAGES)("%s links to what is there", (page) => {
  const places = [...read(page).matchAll(/\]\(([^)#]+)\)/g)].map(([, to = ""]) => to);
  expect(places.filter((to) => !to.startsWith("https:") && !existsSync(join(dirname(page), to)))).toEqual([]);
});

test.each(PAGES.filter((page) => page !== "app/REQUIREMENTS.md"))("%s names files that exist", (page) => {
  const named = [...read(page).matchAll(/`((?:[\w.@-]+\/)*[\w.-]+\.(?:tsx?|mjs|md))`/g)].map(([, file = ""]) => file);
  const rooms = [dirname(page), ".", "app", ...globSync(`${dirname(page)}/**/`)];
  const missing = named.filter((file) => !rooms.some((room) => existsSync(join(room, file))));
  expect(missing.filter((file) => !/^host-kit(?:-2)?(?:\.global)?\.d\.ts$/.test(file))).toEqual([]);
});

test.each(ofKind("json"))("the configuration in $page is one", ({ text }) => {
  const { good, wrong } = checkEntries(JSON.parse(text));
  expect(wrong).toEqual([]);
  expect(good).toMatchObject(JSON.parse(text));
});

test("the scenario and the suite in e2e/README.md are the tests that run", () => {
  expect(ofKind("ts").map(({ text }) => text)).toEqual([
    read("e2e/slip/readme.spec.ts"),
    read("e2e/kit/suite/bet.spec.ts"),
  ]);
});

test("the host page in app/hostKit/README.md is the one whose types are checked", () => {
  const page = ofKind("html").find(({ text }) => text.includes('type="module"'));
  const script = /<script type="module">\n([\s\S]*?) *<\/script>/.exec(page?.text ?? "")?.[1] ?? "";
  const shown = script
    .replace(/^ {2}/gm, "")
    .replace(/^import .*\n/, "")
    .trim();
  expect(read("app/hostKit/readme.test.tsx").replace(/^ {2}/gm, "")).toContain(shown);
});

test("the React frame in app/hostKit/README.md is the one that is tested", () => {
  const [frame] = ofKind("tsx");
  const shown = frame?.text.replace(/^import .*\n/gm, "").trim() ?? "nothing";
  expect(read("app/hostKit/readme.test.tsx")).toContain(shown);
});

test("the shortest host page has 15 lines", () => {
  const page = ofKind("html").find(({ text }) => text.startsWith("<!doctype html>"));
  expect(page?.text.trim().split("\n").length).toBeLessThanOrEqual(15);
});
