import { describe, expect, test } from "vitest";
import { type Language } from "#app/domain/member/languages.ts";
import { MATCH_LEAGUES } from "#mocks/catalogue/catalogue.ts";
import { leagueName, teamName } from "#mocks/catalogue/names.ts";
import { LATIN_TEAMS, MORE_TEAMS } from "#mocks/catalogue/teamWords.ts";

const BIG = [
  "England Premier League",
  "Spain La Liga",
  "Italy Serie A",
  "Germany Bundesliga",
  "France Ligue 1",
  "UEFA Champions League",
  "Netherlands Eredivisie",
  "Japan J1 League",
  "Thai League 1",
  "Chinese Super League",
  "USA NBA",
];
const OWN_SCRIPT: readonly Language[] = ["zh-CN", "zh-TW", "th-TH", "ja-JP"];

describe("names of the big leagues", () => {
  test.each(BIG)("every team of %s has its own name in Chinese, Thai and Japanese", (name) => {
    const league = MATCH_LEAGUES.find((one) => one.name === name);
    expect(league?.teams.length).toBeGreaterThan(0);
    for (const language of OWN_SCRIPT) {
      const left = league?.teams.filter((team) => teamName(team, language) === team);
      expect(left).toEqual([]);
    }
  });

  test("the leagues themselves have one in all ten languages, but for the NBA's initials", () => {
    for (const name of BIG.slice(0, -1))
      for (const language of OWN_SCRIPT) expect(leagueName(name, language)).not.toBe(name);
    expect(leagueName("USA NBA", "zh-CN")).toBe("美国职业篮球联赛");
  });

  test.each([
    ["Bayern München", "es-ES", "Bayern de Múnich"],
    ["Inter", "pt-BR", "Inter de Milão"],
    ["Napoli", "fr-FR", "Naples"],
    ["Arsenal", "vi-VN", "Arsenal"],
    ["AC Milan", "id-ID", "AC Milan"],
    ["Nottingham Forest", "zh-CN", "诺丁汉森林"],
    ["Chicago Bulls", "ja-JP", "シカゴ・ブルズ"],
    // not as Hong Kong writes it, and not as Reims is written
    ["Chelsea", "zh-TW", "切爾西"],
    ["Lens", "ja-JP", "RCランス"],
    ["Arsenal No. of Corners", "th-TH", "อาร์เซนอล เตะมุม"],
  ] as const)("%s is in %s %s", (name, language, said) => {
    expect(teamName(name, language)).toBe(said);
  });

  test.each([
    ["USA NFL", "zh-CN", "美国国家橄榄球联盟"],
    ["USA NFL", "zh-TW", "美國國家美式足球聯盟"],
    ["USA MLB", "zh-CN", "美国职业棒球大联盟"],
    ["USA Major League Soccer", "zh-CN", "美国职业足球大联盟"],
    ["UEFA Europa League", "zh-CN", "欧足联欧罗巴联赛"],
    ["USA NBA", "zh-TW", "美國職籃"],
  ] as const)("%s is in %s %s", (name, language, said) => expect(leagueName(name, language)).toBe(said));

  test("every entry has a form for each of its languages", () => {
    for (const [name, words] of Object.entries(MORE_TEAMS)) expect([name, words.split("|").length]).toEqual([name, 4]);
    for (const [name, words] of Object.entries(LATIN_TEAMS)) expect([name, words.split("|").length]).toEqual([name, 5]);
  });

  test("no two teams of a league share a name in any language", () => {
    for (const league of MATCH_LEAGUES)
      for (const language of OWN_SCRIPT) {
        const said = league.teams.map((team) => teamName(team, language));
        expect(new Set(said).size).toBe(new Set(league.teams).size);
      }
  });
});

test("women's teams are women, whatever they play", () => {
  expect(teamName("Arsenal Women", "zh-CN")).toBe("阿森纳 女子");
  expect(teamName("Arsenal Women", "ja-JP")).toBe("アーセナル 女子");
  expect(teamName("Brazil Women", "zh-TW")).toBe("Brazil 女子");
});
