import { i18n, type Messages } from "@lingui/core";
import { type Language } from "#app/domain/languages.ts";

type Catalogues = Record<string, () => Promise<{ readonly messages: Messages }>>;

/** The words of what is drawn before anything else has arrived (text/splitWords.ts). */
const first: Catalogues = import.meta.glob<{ messages: Messages }>("../../locales/*.po", { query: "?first?lingui" });

/** All other words. */
const rest: Catalogues = import.meta.glob<{ messages: Messages }>("../../locales/*.po", { query: "?rest?lingui" });

const fileOf = (language: Language): string => `../../locales/${language}.po`;

/** The languages whose words are there; another one falls back to English. */
const hasWords = (language: Language): boolean => Object.hasOwn(first, fileOf(language));

async function messagesOf(part: Catalogues, language: Language): Promise<Messages> {
  const load = part[fileOf(language)];
  if (load === undefined) throw new Error(`no catalogue for ${language}`);
  // a file that did not come is asked for once more
  const { messages } = await load().catch(load);
  return messages;
}

let wanted: Language | undefined;
let whole: Promise<void> = Promise.resolve();

/**
 * Loads a language's words and shows them; resolves when they are on the screen: the first time as soon as those of the first
 * list are there, later all at once. Of several calls the last one wins, in whatever order the files arrive.
 */
export function showLanguage(language: Language): Promise<void> {
  wanted = language;
  const spoken = hasWords(language) ? language : "en-US";
  const show = (messages: Messages): void => {
    if (wanted !== language) return;
    i18n.loadAndActivate({ locale: spoken, messages });
    document.documentElement.lang = spoken;
  };
  const soon = messagesOf(first, spoken);
  whole = Promise.all([soon, messagesOf(rest, spoken)]).then(([some, others]) => show({ ...some, ...others }));
  whole.catch(() => undefined);
  return i18n.locale === "" ? soon.then(show) : whole;
}

/** Resolves when every word of the language is there: whatever is not part of the first list waits for it. */
export const allWords = (): Promise<void> =>
  whole.catch(() => (wanted === undefined ? undefined : showLanguage(wanted)));

export { i18n };
