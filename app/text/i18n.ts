import { i18n, type Messages } from "@lingui/core";
import { type Language } from "#app/domain/languages.ts";

const catalogues = import.meta.glob<{ messages: Messages }>("../../locales/*.po");

/** The languages whose words are there; another one falls back to English. */
export const hasWords = (language: Language): boolean => Object.hasOwn(catalogues, `../../locales/${language}.po`);

let wanted: Language | undefined;

/** Loads a language's words and shows them. Of several calls the last one wins, in whatever order the files arrive. */
export async function showLanguage(language: Language): Promise<void> {
  wanted = language;
  const spoken = hasWords(language) ? language : "en-US";
  const load = catalogues[`../../locales/${spoken}.po`];
  if (load === undefined) throw new Error(`no catalogue for ${spoken}`);
  const { messages } = await load();
  if (wanted !== language) return;
  i18n.loadAndActivate({ locale: spoken, messages });
  document.documentElement.lang = spoken;
}

export { i18n };
