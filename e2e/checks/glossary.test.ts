import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sourceMessages } from "#app/build/ownWords.ts";
import { styleOf, textFault } from "./words/wordFaults.ts";

const rows = [...readFileSync("app/GLOSSARY.md", "utf8").matchAll(/^\| (?!word |-)(.+?) +\| (.+?) +\|$/gm)].map(
  ([, word = "", meaning = ""]) => ({ word, meaning }),
);

/** What the project says: its code with its comments, without tests, and the English of the screens. */
const said = [
  ...globSync("{app,mocks}/**/*.{ts,tsx}")
    .filter((file) => !file.includes(".test."))
    .map((file) => readFileSync(file, "utf8")),
  ...[...sourceMessages().values()].map(({ text }) => text),
].join("\n");

test("the words of the glossary stand in order, each once", () => {
  const words = rows.map(({ word }) => word.toLowerCase());
  expect(words.length).toBeGreaterThan(50);
  expect(words).toEqual([...new Set(words)].toSorted());
});

test("every word of the glossary is used in the code or on a screen", () =>
  expect(rows.filter(({ word }) => !new RegExp(`\\b${word}s?\\b`, "i").test(said)).map(({ word }) => word)).toEqual(
    [],
  ));

test("the glossary is written in the words of the screens, but for names of the code in backquotes", () => {
  const style = styleOf(readFileSync("locales/style/en-US.md", "utf8"));
  const faults = rows.map(({ word, meaning }) =>
    textFault("en-US", `${word}: ${meaning.replace(/`[^`]+`/g, "x").replaceAll("'", "’")}`, style),
  );
  expect(faults.filter((fault) => fault !== "")).toEqual([]);
});
