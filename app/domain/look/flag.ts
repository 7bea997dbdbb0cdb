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
  CO: "-50,75 fc0 038 c12",
  HR: "-33,67 e11 fff 018",
  HU: "-33,67 c23 fff 475",
  MM: "-33,67 fc0 3a3 e22",
  RO: "|33,67 028 fd0 c12",
  SK: "-33,67 fff 04a e11",
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

/** A cross over the whole flag, its upright beside the middle as in the north. */
const northern = (ground: string, cross: string): string =>
  `linear-gradient(90deg, #0000 28%, #${cross} 0 44%, #0000 0), linear-gradient(#${ground} 40%, #${cross} 0 60%, #${ground} 0)`;

/** Flags that bands cannot draw, as backgrounds. England and Scotland have no code of a country. */
const SHAPES: Readonly<Record<string, string>> = {
  AE: "linear-gradient(90deg, #e11 27%, #0000 0), linear-gradient(#073 33%, #fff 0 67%, #111 0)",
  BR: "radial-gradient(circle, #028 22%, #0000 25%), linear-gradient(to top right, #093 27%, #0000 0 73%, #093 0), linear-gradient(to bottom right, #093 27%, #fd0 0 73%, #093 0)",
  AU: "radial-gradient(circle at 25% 77%, #fff 7%, #0000 9%), radial-gradient(circle at 76% 20%, #fff 5%, #0000 7%), radial-gradient(circle at 74% 80%, #fff 5%, #0000 7%), linear-gradient(#c12, #c12) 23% 0 / 6% 50% no-repeat, linear-gradient(#c12, #c12) 0 22% / 50% 10% no-repeat, linear-gradient(#fff, #fff) 21% 0 / 14% 50% no-repeat, linear-gradient(#fff, #fff) 0 18% / 50% 22% no-repeat, linear-gradient(#016, #016)",
  CA: "radial-gradient(circle, #d12 22%, #0000 25%), linear-gradient(90deg, #d12 25%, #fff 0 75%, #d12 0)",
  CH: "linear-gradient(#fff, #fff) 50% / 48% 22% no-repeat, linear-gradient(#fff, #fff) 50% / 16% 66% no-repeat, linear-gradient(#d22, #d22)",
  CL: "linear-gradient(#028, #028) 0 0 / 34% 50% no-repeat, linear-gradient(#fff 50%, #d22 0)",
  CN: "radial-gradient(circle at 22% 34%, #fd0 15%, #0000 18%), radial-gradient(circle at 46% 18%, #fd0 4%, #0000 6%), radial-gradient(circle at 52% 42%, #fd0 4%, #0000 6%), linear-gradient(#d22, #d22)",
  CY: "radial-gradient(ellipse at 50% 42%, #d81 26%, #fff 29%)",
  CZ: "conic-gradient(from 234deg, #147 72deg, #0000 0), linear-gradient(#fff 50%, #d12 0)",
  DK: northern("c12", "fff"),
  England: "linear-gradient(90deg, #0000 42%, #c12 0 58%, #0000 0), linear-gradient(#fff 39%, #c12 0 61%, #fff 0)",
  Scotland:
    "linear-gradient(to top right, #0000 44%, #fff 0 56%, #0000 0), linear-gradient(to bottom right, #05a 44%, #fff 0 56%, #05a 0)",
  FI: northern("fff", "038"),
  GR: "linear-gradient(90deg, #0000 15%, #fff 0 23%, #05a 0 38%, #0000 0) 0 0 / 100% 55% no-repeat, repeating-linear-gradient(#05a 0 11%, #fff 0 22%)",
  HK: "radial-gradient(circle, #d12 7%, #fff 10% 26%, #d12 29%)",
  IL: "radial-gradient(circle, #0000 9%, #05a 11% 16%, #0000 18%), linear-gradient(#fff 10%, #05a 0 24%, #fff 0 76%, #05a 0 90%, #fff 0)",
  IS: `linear-gradient(90deg, #0000 32%, #d12 0 40%, #0000 0), linear-gradient(#0000 45%, #d12 0 55%, #0000 0), ${northern("04a", "fff")}`,
  JP: "radial-gradient(circle, #c12 34%, #fff 37%)",
  KH: "linear-gradient(#fff, #fff) 50% / 28% 26% no-repeat, linear-gradient(#038 25%, #e12 0 75%, #038 0)",
  KR: "radial-gradient(circle, #0000 34%, #fff 37%), linear-gradient(#c23 50%, #047 0)",
  MA: "radial-gradient(circle, #0000 13%, #063 15% 22%, #0000 24%), linear-gradient(#c12, #c12)",
  MY: "radial-gradient(circle at 24% 27%, #fc0 13%, #0000 15%), linear-gradient(#016, #016) 0 0 / 50% 57% no-repeat, repeating-linear-gradient(#c12 0 14.3%, #fff 0 28.6%)",
  NO: `linear-gradient(90deg, #0000 32%, #026 0 40%, #0000 0), linear-gradient(#0000 45%, #026 0 55%, #0000 0), ${northern("c12", "fff")}`,
  PH: "conic-gradient(from 236deg at 42% 50%, #fff 68deg, #0000 0), linear-gradient(#03a 50%, #c12 0)",
  SA: "linear-gradient(#fff, #fff) 50% 74% / 50% 8% no-repeat, linear-gradient(#fff, #fff) 50% 36% / 60% 18% no-repeat, linear-gradient(#063, #063)",
  SE: northern("05a", "fc0"),
  SG: "radial-gradient(circle at 27% 25%, #d22 14%, #0000 17%), radial-gradient(circle at 21% 25%, #fff 17%, #0000 20%), linear-gradient(#d22 50%, #fff 0)",
  TN: "radial-gradient(circle, #e11 9%, #fff 12% 30%, #e11 33%)",
  TR: "radial-gradient(circle at 44% 50%, #e11 25%, #0000 28%), radial-gradient(circle at 38% 50%, #fff 32%, #e11 35%)",
  US: "linear-gradient(#237, #237) 0 0 / 44% 54% no-repeat, repeating-linear-gradient(#c23 0 14%, #fff 0 28%)",
  UY: "radial-gradient(circle at 20% 28%, #fc0 13%, #0000 15%), linear-gradient(#fff, #fff) 0 0 / 40% 55% no-repeat, repeating-linear-gradient(#fff 0 11.1%, #03a 0 22.2%)",
  UZ: "linear-gradient(#09b 32%, #c12 0 35%, #fff 0 65%, #c12 0 68%, #193 0)",
  VN: "radial-gradient(circle, #fd0 26%, #d12 29%)",
  ZA: "conic-gradient(from 234deg at 40% 50%, #111 72deg, #0000 0), linear-gradient(#0000 38%, #074 0 62%, #0000 0), linear-gradient(#d32 33%, #fff 0 67%, #028 0)",
};

/** In place of a code: the countries without one. */
const [EN, SC] = ["England", "Scotland"];

/** Words of leagues that the browser does not know as the name of a country, with its code. */
const WORDS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  "en-US": {
    England: EN,
    Scotland: SC,
    USA: "US",
    Turkey: "TR",
    Korea: "KR",
    Czech: "CZ",
    UAE: "AE",
    Thai: "TH",
    Chinese: "CN",
    Saudi: "SA",
    Myanmar: "MM",
    "Hong Kong": "HK",
  },
  "es-ES": { "EE. UU.": "US", Inglaterra: EN, Escocia: SC, Holanda: "NL", EEUU: "US", Corea: "KR", EAU: "AE" },
  "fr-FR": { Angleterre: EN, Écosse: SC, "États-Unis": "US", Corée: "KR", EAU: "AE" },
  "id-ID": { Saudi: "SA", Inggris: EN, Skotlandia: SC, AS: "US", Turki: "TR", Korea: "KR", Ceko: "CZ", UEA: "AE" },
  "ja-JP": {
    イングランド: EN,
    スコットランド: SC,
    アメリカ: "US",
    メジャーリーグサッカー: "US",
    サウジ: "SA",
    中国スーパーリーグ: "CN",
    中国CBA: "CN",
    J1リーグ: "JP",
    Kリーグ1: "KR",
    UAE: "AE",
  },
  "pt-BR": { Brasileirão: "BR", Inglaterra: EN, Escócia: SC, Holanda: "NL", EUA: "US", Coreia: "KR", EAU: "AE" },
  "th-TH": {
    อังกฤษ: EN,
    สกอตแลนด์: SC,
    เช็ก: "CZ",
    ยูเออี: "AE",
    ซาอุดี: "SA",
    ไทยลีก: "TH",
    เกาหลี: "KR",
    สหรัฐ: "US",
    เอ็นบีเอ: "US",
    เอ็นเอฟแอล: "US",
    เมเจอร์ลีกเบสบอล: "US",
    เอ็นเอชแอล: "US",
  },
  "vi-VN": {
    "Ả Rập Xê Út": "SA",
    "V.League 1": "VN",
    "Nhà nghề Mỹ": "US",
    Anh: EN,
    Scotland: SC,
    Ý: "IT",
    Nga: "RU",
    Mỹ: "US",
    UAE: "AE",
  },
  "zh-CN": { 英格兰: EN, 苏格兰: SC, 印尼: "ID", 美国: "US", 北美: "US", 沙特: "SA", 阿联酋: "AE" },
  "zh-TW": { 英格蘭: EN, 蘇格蘭: SC, 美國: "US", 北美: "US", 沙烏地: "SA", 韓國: "KR", 阿聯: "AE" },
};

/** Leagues whose own name says their country, in every language that leaves it as it is. */
const NAMED: Readonly<Record<string, string>> = { NBA: "US", NFL: "US", MLB: "US", NHL: "US", LNH: "US" };

/** Where these name the country of a league: others say it first. */
const LAST: readonly Language[] = ["id-ID", "vi-VN"];

function backgroundOf(code: string): string | undefined {
  const shape = SHAPES[code];
  if (shape !== undefined) return shape;
  const [, way, first, last, a, b, c] = /^([|-])(\d+),(\d+) (\w+) (\w+) (\w+)$/.exec(BANDS[code] ?? "") ?? [];
  return a && `linear-gradient(${way === "|" ? "90deg" : "180deg"}, #${a} ${first}%, #${b} 0 ${last}%, #${c} 0)`;
}

/** What each country is called, the longest names first: one may begin as another does. */
function countriesIn(language: Language): readonly (readonly [word: string, code: string])[] {
  const names = new Intl.DisplayNames(language, { type: "region" });
  const known = [...Object.keys(BANDS), ...Object.keys(SHAPES).filter((code) => code.length === 2)]
    // elsewhere Northern Ireland, which has another flag, begins or ends with the same word
    .filter((code) => code !== "IE" || language === "en-US")
    .map((code) => [names.of(code) ?? code, code] as const);
  return [...known, ...Object.entries(NAMED), ...Object.entries(WORDS[language])].toSorted(
    ([a], [b]) => b.length - a.length,
  );
}

type FindFlag = (leagueName: string) => string | undefined;

function flagsNamedIn(language: Language): FindFlag {
  const countries = countriesIn(language);
  const isParted = !language.startsWith("zh");
  const names = (league: string, word: string): boolean => {
    if (LAST.includes(language) && league.endsWith(` ${word}`)) return true;
    return league.startsWith(word) && (!isParted || /^(?:[ ・]|$)/.test(league.slice(word.length)));
  };
  return (leagueName) => {
    const [, code] = countries.find(([word]) => names(leagueName, word)) ?? [];
    return code === undefined ? undefined : backgroundOf(code);
  };
}

/**
 * How to find the flag of the country that a league is named by, in the language of its name, else in English, in which bookmakers
 * leave many names: by the word that it starts with, in Indonesian and Vietnamese ends with. A background; undefined where it
 * names none, or one whose flag is not drawn.
 */
export function flagsIn(language: Language): FindFlag {
  const flagOf = flagsNamedIn(language);
  const english = flagsNamedIn("en-US");
  return (leagueName) => flagOf(leagueName) ?? english(leagueName);
}
