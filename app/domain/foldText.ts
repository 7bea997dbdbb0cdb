/** Letters of the Latin alphabet that are no base letter with a mark, as people type them without their keyboard. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
  ð: "d",
  đ: "d",
  ħ: "h",
  ı: "i",
  ł: "l",
  ø: "o",
};

const LETTER = new RegExp(`[${Object.keys(LETTERS).join("")}]`, "g");

/** The marks of Latin letters; those of Thai and Japanese are part of the word. */
const MARKS = /[\u0300-\u036F]/g;

/** What one name writes with a hyphen, a point or a quotation mark, another writes without. */
const GAPS = /[\s\p{Pd}\p{Pi}\p{Pf}."'`·・\u02BB\u02BC\u2032]+/gu;

const PLAIN = /^[\da-z]+(?: [\da-z]+)*$/;

/**
 * A text as it is searched, in names and in what is typed: lower case, Latin letters without their marks, full-width
 * letters as plain ones, a single space for every gap: "da nang" is in "SHB Đà Nẵng", "st gallen" in "St. Gallen".
 */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  // most names are plain, and normalizing is the main cost of searching thousands of bets
  if (PLAIN.test(lower)) return lower;
  return lower
    .normalize("NFKD")
    .replaceAll(MARKS, "")
    .normalize("NFC")
    .replaceAll(LETTER, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(GAPS, " ")
    .trim();
}
