import { expect, test } from "vitest";
import { flagsIn } from "#app/domain/look/flag.ts";
import { type Language, LANGUAGES } from "#app/domain/member/languages.ts";
import { MATCH_LEAGUES } from "#mocks/catalogue/catalogue.ts";
import { leagueName } from "#mocks/catalogue/names.ts";

/** Competitions of no country: cups between countries, friendlies, tours, and what only begins like a country's name. */
const OF_NO_COUNTRY =
  /UEFA|EuroLeague|Copa|Friendlies|World|V-Soccer|^(?:National|NCAA) Lacrosse|EHF|LEN|Euro Beach|AFC|Rugby Championship|ATP|WTA|ITF|BWF|WTT|Davis|T20|Test Series|UK Champ|Snooker|PDC|Modus|Lumpinee|Olympic|CS2|Dota|Valorant/;

const ofCountry = MATCH_LEAGUES.filter(({ name }) => !OF_NO_COUNTRY.test(name));

test("most leagues of the demo are a country's", () => {
  expect(ofCountry.length).toBeGreaterThan(70);
});

test.each(Object.keys(LANGUAGES) as Language[])("every one of them has its flag in %s", (language) => {
  const flagOf = flagsIn(language);
  const bare = ofCountry.map(({ name }) => leagueName(name, language)).filter((name) => flagOf(name) === undefined);
  expect(bare).toEqual([]);
});
