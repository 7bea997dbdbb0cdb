import { type Language } from "#app/domain/member/languages.ts";
import { LATIN_TEAMS, MORE_TEAMS } from "#mocks/catalogue/teamWords.ts";
import { ENDINGS, LEAGUE_WORDS, TEAM_WORDS } from "#mocks/catalogue/translations.ts";

const LEAGUE_ORDER: readonly Language[] = [
  "zh-CN",
  "zh-TW",
  "th-TH",
  "ja-JP",
  "id-ID",
  "vi-VN",
  "fr-FR",
  "pt-BR",
  "es-ES",
];
const TEAM_ORDER: readonly Language[] = ["zh-CN", "zh-TW", "th-TH", "ja-JP"];
const LATIN_ORDER: readonly Language[] = ["id-ID", "vi-VN", "fr-FR", "pt-BR", "es-ES"];

const wordIn = (words: string | undefined, order: readonly Language[], language: Language): string | undefined => {
  const at = order.indexOf(language);
  return at < 0 ? undefined : words?.split("|")[at];
};

function withEnding(name: string, language: Language, known: (name: string) => string | undefined): string {
  const whole = known(name);
  if (whole !== undefined) return whole;
  for (const [ending, words] of Object.entries(ENDINGS)) {
    if (!name.endsWith(ending)) continue;
    const base = name.slice(0, -ending.length);
    return withEnding(base, language, known) + (wordIn(words, TEAM_ORDER, language) ?? ending);
  }
  return name;
}

/** A league's name in the requested language; big leagues have one in all ten, the others are written as in English. */
export const leagueName = (name: string, language: Language): string =>
  language === "en-US" ? name : withEnding(name, language, (one) => wordIn(LEAGUE_WORDS[one], LEAGUE_ORDER, language));

const teamIn = (name: string, language: Language): string | undefined =>
  wordIn(TEAM_WORDS[name] ?? MORE_TEAMS[name], TEAM_ORDER, language) ??
  // languages in Latin script keep the name with a few exceptions
  (wordIn(LATIN_TEAMS[name], LATIN_ORDER, language) || undefined);

/** A team's or player's name in the requested language. */
export const teamName = (name: string, language: Language): string =>
  language === "en-US" ? name : withEnding(name, language, (one) => teamIn(one, language));
