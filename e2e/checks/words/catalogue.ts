import { readFileSync } from "node:fs";

/** A message of a catalogue: its English source, what tells it from its namesakes, and its words in one language. */
export interface Entry {
  readonly id: string;
  readonly context: string;
  readonly words: string;
  /** Marked as doubtful by an editor. */
  readonly fuzzy: boolean;
}

/** A field of an entry, its lines joined. */
const field = (entry: string, name: string): string =>
  [...(new RegExp(`^${name} ((?:"[^\\n]*"\\n?)+)`, "m").exec(entry)?.[1] ?? "").matchAll(/"(.*)"/g)]
    .map(([, line]) => String(JSON.parse(`"${line ?? ""}"`)))
    .join("");

/** The messages of a catalogue's text. */
export const entriesOf = (text: string): readonly Entry[] =>
  text
    .split(/\n\n+/)
    .slice(1)
    .filter((entry) => /^msgid /m.test(entry))
    .map((entry) => ({
      id: field(entry, "msgid"),
      context: field(entry, "msgctxt"),
      words: field(entry, "msgstr"),
      fuzzy: /^#,.*fuzzy/m.test(entry),
    }));

/** The catalogue of a language, such as "th-TH". */
export const readCatalogue = (language: string): readonly Entry[] =>
  entriesOf(readFileSync(`locales/${language}.po`, "utf8"));
