import { readFileSync } from "node:fs";
import { wholeTerms } from "#app/build/thaiWords.ts";
import { type Language } from "#app/domain/member/languages.ts";

/** Says an English message in a language, as its catalogue has it; `context` is what sets it apart from its homonyms. */
export type Say = (english: string, context?: string) => string;

const text = (block: string, field: string): string =>
  [...(new RegExp(`^${field} ((?:"[^\\n]*"\\n?)+)`, "m").exec(block)?.[1] ?? "").matchAll(/"(.*)"/g)]
    .map(([, line]) => JSON.parse(`"${line ?? ""}"`) as string)
    .join("");

/** A language's words by their English text and context; a missing message throws, so that no test looks for nothing. */
export function wordsOf(language: Language): Say {
  const blocks = readFileSync(`locales/${language}.po`, "utf8").split(/\n\n+/);
  const nameOf = (english: string, context: string): string => (context === "" ? english : `${english} (${context})`);
  const words = new Map(
    blocks.map((block) => [nameOf(text(block, "msgid"), text(block, "msgctxt")), text(block, "msgstr")]),
  );
  return (english, context = "") => {
    const name = nameOf(english, context);
    const found = words.get(name);
    if (found === undefined || found === "") throw new RangeError(`${language} has no words for ${name}`);
    // as the build has it
    return language === "th-TH" ? wholeTerms(found) : found;
  };
}
