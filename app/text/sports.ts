import { type MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { isSportId, type SportId } from "#app/domain/odds/sports.ts";

const NAMES: Readonly<Record<SportId, MessageDescriptor>> = {
  1: msg`Soccer`,
  2: msg`Basketball`,
  3: msg({ message: "Football", comment: "American football" }),
  4: msg`Baseball`,
  5: msg`Hockey`,
  6: msg`Lacrosse`,
  7: msg`Tennis`,
  8: msg`Badminton`,
  9: msg`Table tennis`,
  10: msg`Golf`,
  11: msg`Cricket`,
  12: msg`Volleyball`,
  13: msg`Handball`,
  14: msg`Water polo`,
  15: msg`Beach soccer`,
  16: msg`Futsal`,
  17: msg`Snooker`,
  18: msg`Rugby`,
  19: msg`Motor sport`,
  20: msg`Darts`,
  21: msg`Boxing`,
  22: msg`Athletics`,
  23: msg`Cycling`,
  24: msg`Entertainment`,
  25: msg`Winter sports`,
  26: msg`Esports`,
  27: msg`Finance`,
};

/** The name of a sport; an unknown id is shown by its number (spec §1). */
export const sportName = (sportId: number): MessageDescriptor =>
  isSportId(sportId) ? NAMES[sportId] : msg`Sport ${sportId}`;
