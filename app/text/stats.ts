import { type I18n, type MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { typeKey } from "#app/domain/boards/matchStats.ts";

/**
 * The statistics and events that statistics services name in English, keyed by that name in lower-case letters only
 * (contract, Others).
 */
const NAMES: Readonly<Record<string, MessageDescriptor>> = {
  possession: msg`Possession`,
  shots: msg`Shots`,
  shotsontarget: msg`On target`,
  corners: msg`Corners`,
  corner: msg`Corner`,
  yellowcards: msg`Yellow cards`,
  yellow: msg`Yellow card`,
  redcards: msg`Red cards`,
  red: msg`Red card`,
  goal: msg`Goal`,
  attack: msg`Attack`,
  dangerousattack: msg`Dangerous attack`,
  dangerousattacks: msg`Dangerous attacks`,
  shotontarget: msg`Shot on target`,
  throwin: msg`Throw-in`,
  goalkick: msg`Goal kick`,
  serve: msg`Serve`,
  rally: msg`Rally`,
  shot: msg`Shot`,
  rebound: msg`Rebound`,
};

/** A statistic or an event in words; one that no table has is shown as the service names it (NET-13). */
export function statsName(i18n: I18n, name: string): string {
  const words = NAMES[typeKey(name)];
  return words ? i18n._(words) : name;
}

/** One of a side's recent results: its letter and its word. */
export function formName(i18n: I18n, result: string): { readonly letter: string; readonly word: string } {
  switch (result) {
    case "W":
      return {
        letter: i18n._(msg({ message: "W", comment: "Won, one letter" })),
        word: i18n._(msg({ message: "Won", context: "a team's match" })),
      };
    case "D":
      return {
        letter: i18n._(msg({ message: "D", comment: "Drawn, one letter" })),
        word: i18n._(msg({ message: "Drawn", comment: "A match without a winner" })),
      };
    case "L":
      return {
        letter: i18n._(msg({ message: "L", comment: "Lost, one letter" })),
        word: i18n._(msg({ message: "Lost", context: "a team's match" })),
      };
    default:
      return { letter: result, word: result };
  }
}
