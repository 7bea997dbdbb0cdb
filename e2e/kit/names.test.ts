import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { KINDS } from "./names.ts";

/** A value in a template, which may itself contain a template. */
const PUT_IN = /\$\{(?:[^{}]|\{[^{}]*\})*\}/g;

/** What follows `data-q=`, `q=` or `q:` on a line, including both branches of a choice. */
const VALUE = /\b(?:data-)?q(?:=\{?|: )((?:[^"`\n]*?\? )?["`][^\n]*)/g;

const NAME = /["`](([a-z]+)(?::[^"`\n]*)?)["`]/g;

/** The names in the sources of the app, `*` for inserted values. */
function written(): readonly string[] {
  const found = new Set<string>();
  for (const file of globSync("app/{components,screens,ui}/**/*.tsx")) {
    if (file.endsWith(".test.tsx")) continue;
    for (const [, value = ""] of readFileSync(file, "utf8").matchAll(VALUE)) {
      const [own = ""] = value.replaceAll(PUT_IN, "*").split(/ (?:data-q|aria)-/);
      for (const [, name = "", kind = ""] of own.matchAll(NAME)) if (kind in KINDS) found.add(name);
    }
  }
  return [...found].toSorted();
}

test("every kind of name that a suite may use is written somewhere in the app", () => {
  const kinds = new Set(written().map((name) => name.split(":")[0]));
  expect(Object.keys(KINDS).filter((kind) => !kinds.has(kind))).toEqual([]);
});

test("the names of this release, in names.txt, are all there: one that goes needs a major release", () => {
  expect(written()).toEqual(readFileSync("e2e/kit/names.txt", "utf8").trim().split("\n"));
});
