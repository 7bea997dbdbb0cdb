import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "#app/domain/member/languages.ts";
import { RULE_NAMES } from "./chapters.ts";
import { type RuleBlock, type RuleChapter, ruleChapters, strongParts } from "./ruleText.ts";

const folder = new URL("./", import.meta.url);
const sources = new Map(
  Object.keys(LANGUAGES).map((language) => [language, readFileSync(new URL(`${language}.md`, folder), "utf8")]),
);
const chapters = new Map([...sources].map(([language, source]) => [language, ruleChapters(source)]));
const chapterOf = (language: string, name: string): RuleChapter => chapters.get(language)!.get(name)!;

/** The texts of a block, one for a paragraph and one for each point or example. */
function textsOf(block: RuleBlock): readonly string[] {
  if (block.kind === "words") return [block.text];
  if (block.kind === "list") return block.items;
  return block.rows.map(({ text, outcome }) => `${text} ${outcome}`);
}

/** What a translation may not change: the kind of each block, its numbers, its strong parts and who an example favours. */
const factsOf = (block: RuleBlock) => ({
  kind: block.kind,
  sides: block.kind === "examples" ? block.rows.map(({ side }) => side) : [],
  texts: textsOf(block).map((text) => ({
    numbers: (text.match(/\d+(?:\.\d+)?/g) ?? []).toSorted(),
    strong: strongParts(text).length,
  })),
});

/** Words for selling a bet, where the trade says cash out. */
const SALES: Readonly<Record<keyof typeof LANGUAGES, RegExp>> = {
  "zh-CN": /出售|卖/,
  "zh-TW": /出售|賣/,
  "en-US": /\b(?:sell|sold|sale)/i,
  "id-ID": /jual/i,
  "ja-JP": /売/,
  "th-TH": /ขาย/,
  "vi-VN": /bán /i,
  "fr-FR": /\b(?:re)?vend|\bvente/i,
  "pt-BR": /\b(?:re)?vend/i,
  "es-ES": /\b(?:re)?vend|\bventas?\b/i,
};

describe.each(Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[])("%s", (language) => {
  test("has every chapter and no other", () => expect([...chapters.get(language)!.keys()]).toEqual(RULE_NAMES));

  test.each(RULE_NAMES)("says the same in %s as the English chapter", (name) => {
    const own = chapterOf(language, name);
    const facts = (of: string) => chapterOf(of, name).sections.map(({ blocks }) => blocks.map(factsOf));
    expect(own.title).not.toBe("");
    expect(own.sections.every(({ title }) => title !== "")).toBe(true);
    expect(new Set(own.sections.map(({ title }) => title)).size).toBe(own.sections.length);
    expect(facts(language)).toEqual(facts("en-US"));
  });

  test("calls a cash out no sale", () =>
    expect(RULE_NAMES.filter((name) => SALES[language].test(JSON.stringify(chapterOf(language, name))))).toEqual([]));

  test("closes its strong marks", () =>
    expect(
      RULE_NAMES.filter((name) =>
        chapterOf(language, name)
          .sections.flatMap(({ blocks }) => blocks.flatMap(textsOf))
          .some((text) => strongParts(text).length % 2 === 0),
      ),
    ).toEqual([]));
});

test("a chapter in another language is another text", () => {
  const texts = (name: string) =>
    new Set([...sources.keys()].map((language) => JSON.stringify(chapterOf(language, name))));
  expect(RULE_NAMES.filter((name) => texts(name).size < sources.size)).toEqual([]);
});
