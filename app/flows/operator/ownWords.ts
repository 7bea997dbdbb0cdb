import { type Messages } from "@lingui/core";
import { WORD_IDS } from "virtual:word-ids";
import { type Language } from "#app/domain/member/languages.ts";
import { i18n } from "#app/text/i18n.ts";
import { warnNotInForce } from "./notInForce.ts";
import { readWordFile } from "./wordFile.ts";

/** The operator's files of own texts by language, on this host. */
export type OwnWordFiles = Readonly<Partial<Record<Language, string>>>;

/** The longest that the first render waits for the operator's own texts, ms. */
const WAIT_MS = 1_000;

/** The valid texts of a file by message key. One that cannot be read changes nothing. */
async function readWords(language: string, path: string): Promise<Messages> {
  try {
    const answer = await fetch(path, { credentials: "same-origin" });
    const file: unknown = answer.ok ? await answer.json() : undefined;
    if (typeof file === "object" && file !== null && !Array.isArray(file)) {
      const { messages, faults } = readWordFile(WORD_IDS, language, file);
      warnNotInForce(
        path,
        faults.map(([id]) => id),
      );
      return messages;
    }
  } catch {
    // as one that is not there
  }
  warnNotInForce("config.json", [`words.${language}`]);
  return {};
}

/**
 * Applies the operator's own texts over ours, in this language and in each that is chosen later. Resolves when those of
 * this one have loaded, or after a second: later ones are shown when they arrive.
 */
export async function speakOwn(files: OwnWordFiles, language: Language): Promise<void> {
  const come = new Map<string, Promise<Messages>>();
  const read = (spoken: string): Promise<Messages> => {
    const path = files[spoken as Language];
    const words =
      path === undefined
        ? Promise.resolve({})
        : readWords(spoken, path).then((messages) => {
            arrived.set(spoken, messages);
            putOver();
            return messages;
          });
    come.set(spoken, words);
    return words;
  };
  const arrived = new Map<string, Messages>();
  const putOver = (): void => {
    const own = arrived.get(i18n.locale);
    // compared by text: a catalogue that has just been loaded has ours again
    if (own !== undefined && Object.entries(own).some(([key, message]) => i18n.messages[key] !== message))
      i18n.load(i18n.locale, own);
  };
  i18n.on("change", () => {
    if (!come.has(i18n.locale) && i18n.locale !== "") void read(i18n.locale);
    putOver();
  });
  await Promise.race([read(language), new Promise((done) => setTimeout(done, WAIT_MS))]);
}
