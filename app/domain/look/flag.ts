import { type Language } from "#app/domain/member/languages.ts";

/**
 * Three bands of a country's flag: which way they run (| side by side, - below each other), where the first ends and the last
 * starts in percent, and their colours. By the country's code.
 */
const BANDS: Readonly<Record<string, string>> = {
  AR: "-33,67 6ad fff 6ad",
  AT: "-33,67 c23 fff c23",
  BE: "|33,67 111 fd0 d22",
  BG: "-33,67 fff 096 d21",
  EC: "-50,75 fd0 049 d12",
  EG: "-33,67 c12 fff 111",
  FR: "|33,67 049 fff d33",
  DE: "-33,67 111 d00 fc0",
  IN: "-33,67 f93 fff 182",
  ID: "-50,50 d12 d12 fff",
  IR: "-33,67 293 fff d00",
  IE: "|33,67 196 fff f83",
  IT: "|33,67 094 fff c23",
  MX: "|33,67 064 fff c12",
  NL: "-33,67 a12 fff 248",
  NG: "|33,67 085 fff 085",
  PE: "|33,67 d12 fff d12",
  PL: "-50,50 fff fff d14",
  PT: "|40,40 063 063 d12",
  QA: "|33,33 fff fff 813",
  RU: "-33,67 fff 03a d22",
  RS: "-33,67 c34 047 fff",
  SI: "-33,67 fff 05a e11",
  ES: "-27,73 a12 fb0 a12",
  TH: "-33,67 a13 224 a13",
  UA: "-50,50 05b 05b fd0",
};

/** The cross of England, which bands cannot draw, and which has no code of a country. */
const ENGLAND = "linear-gradient(90deg, #0000 42%, #c12 0 58%, #0000 0), linear-gradient(#fff 39%, #c12 0 61%, #fff 0)";

/** Words of leagues that the browser does not know as the name of a country, with its code; England has none. */
const WORDS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  "en-US": { England: "" },
  "es-ES": { Inglaterra: "", Holanda: "NL" },
  "fr-FR": { Angleterre: "" },
  "id-ID": { Inggris: "" },
  "ja-JP": { イングランド: "" },
  "pt-BR": { Inglaterra: "", Holanda: "NL" },
  "th-TH": { อังกฤษ: "" },
  "vi-VN": { Anh: "", Ý: "IT", Nga: "RU" },
  "zh-CN": { 英格兰: "", 印尼: "ID" },
  "zh-TW": { 英格蘭: "" },
};

/** Where these name the country of a league: others say it first. */
const LAST: readonly Language[] = ["id-ID", "vi-VN"];

function backgroundOf(code: string): string | undefined {
  if (code === "") return ENGLAND;
  const [, way, first, last, a, b, c] = /^([|-])(\d+),(\d+) (\w+) (\w+) (\w+)$/.exec(BANDS[code] ?? "") ?? [];
  return a && `linear-gradient(${way === "|" ? "90deg" : "180deg"}, #${a} ${first}%, #${b} 0 ${last}%, #${c} 0)`;
}

/** What each country is called, the longest names first: one may begin as another does. */
function countriesIn(language: Language): readonly (readonly [word: string, code: string])[] {
  const names = new Intl.DisplayNames(language, { type: "region" });
  const known = Object.keys(BANDS)
    // elsewhere Northern Ireland, which has another flag, begins or ends with the same word
    .filter((code) => code !== "IE" || language === "en-US")
    .map((code) => [names.of(code) ?? code, code] as const);
  return [...known, ...Object.entries(WORDS[language])].toSorted(([a], [b]) => b.length - a.length);
}

/**
 * How to find the flag of the country that a league is named by, in the language of its name: by the word that it starts with, in
 * Indonesian and Vietnamese ends with. A background; undefined where it names none, or one whose flag is not drawn by bands.
 */
export function flagsIn(language: Language): (leagueName: string) => string | undefined {
  const countries = countriesIn(language);
  const isParted = !language.startsWith("zh");
  const names = (league: string, word: string): boolean => {
    if (LAST.includes(language) && league.endsWith(` ${word}`)) return true;
    return league.startsWith(word) && (!isParted || /^[ ・]/.test(league.slice(word.length)));
  };
  return (leagueName) => {
    const [, code] = countries.find(([word]) => names(leagueName, word)) ?? [];
    return code === undefined ? undefined : backgroundOf(code);
  };
}
