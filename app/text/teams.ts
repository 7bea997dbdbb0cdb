import { type I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** The two sides of a match in one line: "Arsenal v Chelsea", with the word that the language puts between them. */
export const teamsText = (i18n: I18n, match: { readonly home: string; readonly away: string }): string =>
  i18n._(msg`${match.home} v ${match.away}`);

/** How the language writes a match, with {home} and {away} in place of the teams: for parsing a search. */
export const teamsPattern = (i18n: I18n): string => teamsText(i18n, { home: "{home}", away: "{away}" });

/**
 * A name for the eye, whose Thai words break only at its spaces: browsers look each up in a dictionary, which takes a transliterated
 * name for several words ("แมน เชส เตอร์"). Never for comparing, searching or sending.
 */
export const wholeWords = (name: string): string => name.replace(/([ก-ฺๅ-๎])(?=[ก-ฮเ-ไ])/g, "$1\u2060");
