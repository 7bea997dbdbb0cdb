/** The ten languages: code and the short code of launch URLs (spec §1). */
export const LANGUAGES = {
  "zh-CN": "ch",
  "en-US": "en",
  "id-ID": "id",
  "ja-JP": "jp",
  "th-TH": "th",
  "zh-TW": "tw",
  "vi-VN": "vn",
  "fr-FR": "fr",
  "pt-BR": "pt",
  "es-ES": "es",
} as const;

/** One of the ten languages, by its code. */
export type Language = keyof typeof LANGUAGES;

/** True for the code of one of the ten languages. */
export const isLanguage = (value: unknown): value is Language =>
  typeof value === "string" && Object.hasOwn(LANGUAGES, value);

/** The language for a code ("th-TH") or a short code ("th"); undefined for anything else. */
export function languageOf(value: string): Language | undefined {
  if (isLanguage(value)) return value;
  const found = Object.entries(LANGUAGES).find(([, short]) => short === value.toLowerCase());
  return found?.[0] as Language | undefined;
}
