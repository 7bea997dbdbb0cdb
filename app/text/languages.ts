import { type Language } from "#app/domain/member/languages.ts";

/** Each language by its own name, which is not translated (spec §1). */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  "en-US": "English",
  "zh-CN": "简体中文",
  "zh-TW": "繁體中文",
  "id-ID": "Bahasa Indonesia",
  "ja-JP": "日本語",
  "th-TH": "ไทย",
  "vi-VN": "Tiếng Việt",
  "fr-FR": "Français",
  "pt-BR": "Português (Brasil)",
  "es-ES": "Español",
};
