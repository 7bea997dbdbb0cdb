import { SPORT_ORDER } from "#app/domain/boards/sports.ts";
import { type RuleChapter, ruleChapter } from "./ruleText.ts";

/** The chapters by name: a file of that name holds each, per language. */
export type RuleName = "general" | "parlay" | "sellback" | "bonus" | `sport-${number}`;

/** All chapters in the order in which they are listed (design 25). */
export const RULE_NAMES: readonly RuleName[] = [
  "general",
  ...SPORT_ORDER.map((sportId): RuleName => `sport-${sportId}`),
  "parlay",
  "sellback",
  "bonus",
];

const files = import.meta.glob<string>("./rules/*/*.md", { query: "?raw", import: "default" });

const ENGLISH = "en-US";

const pathOf = (language: string, name: RuleName): string => `./rules/${language}/${name}.md`;

/** True for the name of a chapter. */
export const isRuleName = (name: string): name is RuleName => RULE_NAMES.some((one) => one === name);

/** A chapter and whether it is in the language that was asked for; English stands in where it is not. */
export interface FoundRule {
  readonly chapter: RuleChapter;
  readonly own: boolean;
}

/** Loads one chapter, in the language if it is written, else in English. */
export async function loadRule(language: string, name: RuleName): Promise<FoundRule> {
  const load = files[pathOf(language, name)];
  if (load !== undefined) return { chapter: ruleChapter(await load()), own: true };
  const english = files[pathOf(ENGLISH, name)];
  if (english === undefined) throw new Error(`no rules for ${name}`);
  return { chapter: ruleChapter(await english()), own: false };
}
