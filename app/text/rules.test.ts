import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "#app/domain/member/languages.ts";
import { RULE_NAMES } from "./rules.ts";
import { ruleChapter } from "./ruleText.ts";

const folder = new URL("./rules/", import.meta.url);
const chapterOf = (language: string, name: string) =>
  ruleChapter(readFileSync(new URL(`${language}/${name}.md`, folder), "utf8"));

test("English has every chapter and no other", () =>
  expect(readdirSync(new URL("en-US/", folder)).toSorted()).toEqual(RULE_NAMES.map((name) => `${name}.md`).toSorted()));

describe.each(Object.keys(LANGUAGES))("%s", (language) => {
  test.each(["general", "sport-1", "sport-2", "parlay"])(
    "has the chapter %s with the sections of the English one",
    (name) => {
      const own = chapterOf(language, name);
      const english = chapterOf("en-US", name);
      expect(own.title).not.toBe("");
      expect(own.sections).toHaveLength(english.sections.length);
      expect(own.sections.every(({ title, blocks }) => title !== "" && blocks.length > 0)).toBe(true);
    },
  );
  test("says the same about every example", () => {
    for (const name of ["general", "sport-1", "sport-2", "parlay"]) {
      const sides = (of: string) =>
        chapterOf(of, name).sections.map(({ blocks }) =>
          blocks.flatMap((block) => (block.kind === "examples" ? block.rows.map(({ side }) => side) : [])),
        );
      expect(sides(language)).toEqual(sides("en-US"));
    }
  });
});

test("strong marks are closed in every chapter", () => {
  for (const language of readdirSync(folder)) {
    for (const file of readdirSync(new URL(`${language}/`, folder))) {
      const marks = readFileSync(new URL(`${language}/${file}`, folder), "utf8").split("**").length - 1;
      expect(marks % 2, `${language}/${file}`).toBe(0);
    }
  }
});
