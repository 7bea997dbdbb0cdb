import { type Messages } from "@lingui/core";
import { WORD_IDS } from "virtual:word-ids";
import { type Language } from "#app/domain/member/languages.ts";
import { i18n } from "#app/text/i18n.ts";
import { readOwn } from "./wordFaults.ts";

/** The operator's files of own texts by language, on this host. */
export type OwnWordFiles = Readonly<Partial<Record<Language, string>>>;

/** The longest that the first render waits for the operator's own texts, ms. */
const WAIT_MS = 1_000;

/** The valid texts of a file by message key, and what is wrong with the others, a sentence each. */
interface OwnWords {
  readonly messages: Messages;
  readonly wrong: readonly string[];
}

/** Checks a file of own texts: each wrong one is named by its id, and ours stays (OPS-04). */
export function checkOwnWords(language: string, file: unknown): OwnWords {
  if (typeof file !== "object" || file === null || Array.isArray(file))
    return { messages: {}, wrong: [`words.${language}: must be a JSON object`] };
  const messages: Messages = {};
  const wrong: string[] = [];
  for (const [id, own] of Object.entries(file)) {
    const say = (fault: string) => wrong.push(`words.${language}: "${id}" ${fault}`);
    const [key, ours] = (Object.hasOwn(WORD_IDS, id) ? WORD_IDS[id] : undefined) ?? [];
    if (key === undefined) say("is not in words.json");
    else if (ours === undefined) say("is locked");
    else {
      const read = readOwn(language, ours, own);
      if ("fault" in read) say(read.fault);
      else messages[key] = read.message;
    }
  }
  return { messages: { ...splitOff(messages), ...messages }, wrong };
}

/** The same words for what was split from a message in this release, as they stood there before. */
function splitOff(messages: Messages): Messages {
  const split: Messages = {};
  for (const [key, , from] of Object.values(WORD_IDS)) {
    const before = from === undefined ? undefined : messages[WORD_IDS[from]?.[0] ?? ""];
    if (before !== undefined) split[key] = before;
  }
  return split;
}

/** Reads a file of own texts; one that cannot be read changes nothing. */
async function readWords(language: string, path: string, cache: RequestCache): Promise<OwnWords> {
  try {
    const answer = await fetch(path, { cache, credentials: "same-origin" });
    if (answer.ok) return checkOwnWords(language, await answer.json());
    return { messages: {}, wrong: [`words.${language}: ${path} cannot be read, the server answered ${answer.status}`] };
  } catch {
    return { messages: {}, wrong: [`words.${language}: ${path} cannot be read`] };
  }
}

/** What is wrong with the operator's text files as the server has them now. */
export async function wrongWords(files: OwnWordFiles): Promise<readonly string[]> {
  const read = Object.entries(files).map(([language, path]) => readWords(language, path, "no-store"));
  return (await Promise.all(read)).flatMap(({ wrong }) => wrong);
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
        : readWords(spoken, path, "default").then(({ messages, wrong }) => {
            // oxlint-disable-next-line eslint/no-console -- meant for whoever runs the site
            for (const sentence of wrong) console.warn(sentence);
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
