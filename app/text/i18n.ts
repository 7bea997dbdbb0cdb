import { i18n, type Messages } from "@lingui/core";
import { type Language } from "#app/domain/member/languages.ts";

type Catalogues = Record<string, () => Promise<{ readonly messages: Messages }>>;

/** The messages of what is rendered before anything else has loaded (app/build/splitWords.ts). */
const first: Catalogues = import.meta.glob<{ messages: Messages }>("../../locales/*.po", { query: "?first?lingui" });

/** All other messages. */
const rest: Catalogues = import.meta.glob<{ messages: Messages }>("../../locales/*.po", { query: "?rest?lingui" });

const fileOf = (language: Language): string => `../../locales/${language}.po`;

/** The languages whose messages exist; another one falls back to English. */
const hasWords = (language: Language): boolean => Object.hasOwn(first, fileOf(language));

async function messagesOf(part: Catalogues, language: Language): Promise<Messages> {
  const load = part[fileOf(language)];
  if (load === undefined) throw new Error(`no catalogue for ${language}`);
  // a file that failed to load is requested once more
  const { messages } = await load().catch(load);
  return messages;
}

let wanted: Language | undefined;
let some: Promise<void> | undefined;
let whole: Promise<void> | undefined;

const spokenOf = (language: Language): Language => (hasWords(language) ? language : "en-US");

function show(language: Language, messages: Messages): void {
  if (wanted !== language) return;
  const spoken = spokenOf(language);
  i18n.loadAndActivate({ locale: spoken, messages });
  document.documentElement.lang = spoken;
}

async function showSome(language: Language): Promise<void> {
  show(language, await messagesOf(first, spokenOf(language)));
}

async function showAll(language: Language): Promise<void> {
  const spoken = spokenOf(language);
  const parts = await Promise.all([messagesOf(first, spoken), messagesOf(rest, spoken)]);
  // what is on the screen has its messages: only another language renders again
  if (wanted === language && i18n.locale === spoken) Object.assign(i18n.messages, { ...parts[1], ...i18n.messages });
  else show(language, { ...parts[0], ...parts[1] });
}

/**
 * Loads a language's messages and shows them; resolves when they are on the screen: the first time only those of the
 * first list, later all at once. Of several calls the last one wins, in whatever order the files arrive.
 */
export function showLanguage(language: Language): Promise<void> {
  if (wanted === language && some !== undefined) return some;
  wanted = language;
  whole = undefined;
  some = i18n.locale === "" ? showSome(language) : allWords();
  some.catch(() => {
    some = undefined;
  });
  return some;
}

/** Resolves when every message of the language has loaded: whatever is not part of the first list waits for it. */
export function allWords(): Promise<void> {
  if (wanted === undefined) return Promise.resolve();
  whole ??= showAll(wanted).catch((error: unknown) => {
    whole = undefined;
    throw error;
  });
  return whole;
}

export { i18n };
