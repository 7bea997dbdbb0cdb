import { readFileSync } from "node:fs";
import { type Language } from "#app/domain/member/languages.ts";

/** Says an English message in a language, as its catalogue has it. */
export type Say = (english: string) => string;

const text = (block: string, field: string): string =>
  [...(new RegExp(`^${field} ((?:"[^\\n]*"\\n?)+)`, "m").exec(block)?.[1] ?? "").matchAll(/"(.*)"/g)]
    .map(([, line]) => JSON.parse(`"${line ?? ""}"`) as string)
    .join("");

/** A language's words by their English text; a missing message throws, so that no test looks for nothing. */
export function wordsOf(language: Language): Say {
  const blocks = readFileSync(`locales/${language}.po`, "utf8").split(/\n\n+/);
  const words = new Map(blocks.map((block) => [text(block, "msgid"), text(block, "msgstr")]));
  return (english) => {
    const found = words.get(english);
    if (found === undefined || found === "") throw new RangeError(`${language} has no words for ${english}`);
    return found;
  };
}
