import { partFault } from "./messageParts.ts";
import { type Entry } from "./catalogue.ts";
import { LENGTHS, widthOf } from "./wordLengths.ts";

/** What the style page of a language forbids. */
export interface Style {
  /** Phrases that are not to be written, second words of one term among them, in lower case. */
  readonly never: readonly string[];
}

/**
 * The style page of a language: everything between backquotes in a line that begins with "- never" is not to be written, and
 * so is what stands after "not" in a term's line.
 */
export const styleOf = (page: string): Style => ({
  never: page.split("\n").flatMap((line) => {
    const list = /^- never:? (.*)$/i.exec(line)?.[1] ?? /^- .*? not (`.*)$/i.exec(line)?.[1] ?? "";
    return [...list.matchAll(/`([^`]+)`/g)].map(([, phrase = ""]) => phrase.toLowerCase());
  }),
});

/** The Han characters of one of the two Chinese scripts: those that its own old encoding has. */
function scriptOf(encoding: "gb2312" | "big5", [from, to]: readonly [number, number], trail: number): Set<string> {
  const decode = new TextDecoder(encoding);
  const found = new Set<string>();
  for (let first = from; first <= to; first++)
    for (let second = trail; second <= 0xfe; second++) found.add(decode.decode(Uint8Array.of(first, second)));
  return found;
}

// "gb2312" means the larger GBK to a decoder: its own part begins at B0 A1
const SIMPLIFIED = scriptOf("gb2312", [0xb0, 0xf7], 0xa1);
// 0xF9D6 and up are later additions
const TRADITIONAL = scriptOf("big5", [0xa4, 0xf9], 0x40);
/** Big5 has it as a character of its own; in a modern text it is the simplified 麼. */
TRADITIONAL.delete("么");

const SCRIPTS = new Map([
  ["zh-CN", SIMPLIFIED],
  ["zh-TW", TRADITIONAL],
]);

const HAN = /\p{Script=Han}/gu;

function scriptFault(language: string, words: string): string {
  const own = SCRIPTS.get(language);
  if (own === undefined) return "";
  const foreign = [...words.matchAll(HAN)].find(([letter]) => !own.has(letter));
  return foreign ? `the character ${foreign[0]} of the other script` : "";
}

/** Words without what is not shown: placeholders, plural keywords and tags. */
const shownOf = (words: string): string =>
  words
    .replace(/\{\w+, plural,/g, " ")
    .replace(/(?:=\d+|zero|one|two|few|many|other) \{/g, " ")
    .replace(/\{\w+\}/g, "0")
    .replace(/<\/?\d+\/?>/g, "")
    .replace(/[{}]/g, " ")
    .replace(/ {2,}/g, " ")
    .trim();

/** English words that no other language has, nor any name in the catalogues. */
const ENGLISH = /\b(?:the|your|you|and|with|this|that|which|please|are|was|have|been|will|could|from)\b/i;

/** Names in which a straight apostrophe belongs to the spelling. */
const NAMES = /Nuku'alofa|St\. John's/;

function signFault(language: string, words: string): string {
  if (/['"]/.test(words.replace(NAMES, ""))) return "a straight quotation mark or apostrophe";
  if (language === "fr-FR" && /[^\u00A0\u202F\d][:;?!»]|«(?![\u00A0\u202F])/.test(words))
    return "no unbreakable space before : ; ? ! or inside « »";
  if (language === "es-ES" && (pairs(words, "¿", "?") || pairs(words, "¡", "!")))
    return "¿ or ¡ without its other half";
  if (/^(?:zh|ja)/.test(language) && /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][,;:?!]/u.test(words))
    return "a half-width sign after a full-width letter";
  return "";
}

/** True if a sign that opens and one that closes are not equally many. */
const pairs = (words: string, opens: string, closes: string): boolean =>
  words.split(opens).length !== words.split(closes).length;

/** Words that stand alone on a label may end without a stop; a whole sentence of the source may not become two kinds. */
const isSentence = (words: string): boolean => /[.。!?！？…]$/u.test(words.trim());

/** What is wrong with a text in a language beyond its parts, "" for nothing; rule chapters are read by it too. */
export function textFault(language: string, text: string, style: Style): string {
  if (/ {2}|^\s|\s$/.test(text)) return "a space too many";
  const shown = shownOf(text);
  const low = shown.toLowerCase();
  const phrase = style.never.find((one) => low.includes(one));
  if (phrase !== undefined) return `"${phrase}" is not written any more`;
  const english = language === "en-US" ? null : ENGLISH.exec(shown);
  if (english) return `the English word ${english[0]}`;
  return scriptFault(language, shown) || signFault(language, shown);
}

/** What is wrong with a message in a language, "" for nothing. */
export function messageFault(language: string, entry: Entry, style: Style): string {
  const { id, context, fuzzy } = entry;
  const words = entry.words || (language === "en-US" ? id : "");
  if (words === "") return "no words";
  if (fuzzy) return "marked as doubtful";
  const parts = partFault(language, id, words);
  if (parts !== "") return parts;
  const most = LENGTHS.get(context === "" ? id : `${context}|${id}`);
  if (most !== undefined && widthOf(words) > most) return `${widthOf(words)} wide, at most ${most}`;
  // Thai ends no sentence with a sign
  if (language !== "th-TH" && id.length > 20 && isSentence(id) !== isSentence(words))
    return "a sentence in one of the two only";
  return textFault(language, words, style);
}
