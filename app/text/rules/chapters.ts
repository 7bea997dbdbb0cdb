import { SPORT_ORDER } from "#app/domain/odds/sports.ts";
import { type Language } from "#app/domain/member/languages.ts";
import { type RuleChapter, ruleChapters } from "./ruleText.ts";

/** The chapters by name, which stands in the heading of each: one file holds those of a language. */
export type RuleName = "general" | "parlay" | "sellback" | "bonus" | `sport-${number}`;

/** All chapters in the order in which they are listed (design 25). */
export const RULE_NAMES: readonly RuleName[] = [
  "general",
  ...SPORT_ORDER.map((sportId): RuleName => `sport-${sportId}`),
  "parlay",
  "sellback",
  "bonus",
];

const files = import.meta.glob<string>("./*.md", { query: "?raw", import: "default" });

/** True for the name of a chapter. */
export const isRuleName = (name: string): name is RuleName => RULE_NAMES.some((one) => one === name);

/** Loads one chapter in a language; every chapter is written in all of them. */
export async function loadRule(language: Language, name: RuleName): Promise<RuleChapter> {
  const chapter = ruleChapters((await files[`./${language}.md`]?.()) ?? "").get(name);
  if (chapter === undefined) throw new Error(`no rules for ${name}`);
  return chapter;
}
