import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const IMPORT = /(?:from|import)\s*\(?\s*"((?:#app\/|\.{1,2}\/)[^"]+)"/g;

/** The files of app that a file imports. */
const importsOf = (file: string): readonly string[] =>
  [...readFileSync(file, "utf8").matchAll(IMPORT)].map(([, from = ""]) =>
    from.startsWith("#app/") ? from.slice(1) : join(dirname(file), from),
  );

const FILES = globSync("app/**/*.{ts,tsx}").map((path) => path.replaceAll("\\", "/"));
const importers = new Map<string, string[]>();
for (const file of FILES)
  for (const imported of importsOf(file)) importers.set(imported, [...(importers.get(imported) ?? []), file]);

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/** The maximum number of tests for one change: the nearest ones. */
const MOST = 12;

/**
 * The tests that may notice a change of a file, the nearest first: those of the same layer that import it, or what
 * imports it.
 */
export function testsOf(file: string): readonly string[] {
  const floor = file.split("/").slice(0, 2).join("/");
  const far = new Map([[file, 0]]);
  for (const one of far.keys())
    for (const user of importers.get(one) ?? [])
      if (!far.has(user) && user.startsWith(`${floor}/`)) far.set(user, (far.get(one) ?? 0) + 1);
  const own = file.replace(/\.ts$/, ".test.");
  const rank = (test: string): number => (test.startsWith(own) ? 0 : (far.get(test) ?? 0));
  return [...far.keys()]
    .filter(isTest)
    .toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
    .slice(0, MOST);
}
