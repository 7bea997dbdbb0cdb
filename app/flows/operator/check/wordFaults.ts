import { LONGEST } from "#app/flows/operator/ownWord.ts";
import { readWordFile, type WordFile, type WordIds } from "#app/flows/operator/wordFile.ts";

type Fault = WordFile["faults"][number][1];

/** What is wrong with an own text, in words; `part` is a placeholder, a tag or a plural form. */
const SAYS: Readonly<Record<Fault[0], (part: string) => string>> = {
  noText: () => "is not text",
  empty: () => "is empty",
  long: () => `is longer than ${LONGEST} characters`,
  direction: () => "turns the direction of writing",
  html: () => "contains HTML",
  braces: () => "its braces cannot be read",
  openTag: () => "a tag is not closed where it opens",
  missing: (part) => `${part} is missing`,
  odd: (part) => `${part} is not in ours`,
  oddForm: (form) => `this language has no plural form "${form}"`,
  missingForm: (form) => `the plural form "${form}" is missing`,
  unknown: () => "is not in words.json",
  locked: () => "is locked",
};

/** What is wrong with a file of own texts, one sentence per id (OPS-04). */
export function wordFaults(ids: WordIds, language: string, file: unknown): readonly string[] {
  if (typeof file !== "object" || file === null || Array.isArray(file))
    return [`words.${language}: must be a JSON object`];
  return readWordFile(ids, language, file).faults.map(
    ([id, [what, part = ""]]) => `words.${language}: "${id}" ${SAYS[what](part)}`,
  );
}
