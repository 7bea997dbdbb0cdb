import { type I18n, type MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type LiveState, type Match, type MatchState } from "#app/domain/boards/match.ts";
import { isSoccerType } from "#app/domain/odds/sports.ts";

/** The states in which a match is neither upcoming nor in play: an amber tag replaces the time (design 4.2). */
const HALTED: Readonly<Partial<Record<MatchState, MessageDescriptor>>> = {
  ended: msg`Ended`,
  abandoned: msg`Abandoned`,
  postponed: msg`Postponed`,
  pending: msg`Pending`,
};

/** The word for a match that will not continue now; undefined for one that is upcoming or in play (domain E3). */
export const haltedWord = (state: MatchState): MessageDescriptor | undefined => HALTED[state];

/** The word for a match that is in play, where nothing says how far it is (spec §2, match status). */
const PROCESSING = msg({ message: "Processing", comment: "Status of a match that is in play" });

const BREAK = 9;

/** How a sport measures its time (domain E1). */
type Clockwork = "halves" | "quarters" | "periods" | "sets" | "innings" | "inns" | "frames" | "legs" | "maps" | "none";

const CLOCKWORK: Readonly<Record<number, Clockwork>> = {
  1: "halves",
  2: "quarters",
  3: "quarters",
  4: "innings",
  5: "periods",
  6: "quarters",
  7: "sets",
  8: "sets",
  9: "sets",
  11: "inns",
  12: "sets",
  13: "halves",
  14: "quarters",
  15: "halves",
  16: "halves",
  17: "frames",
  18: "halves",
  20: "legs",
  26: "maps",
};

/** "67'", "45+2'" in stoppage time in soccer, "" if the minute is not known. */
function minuteText(sportId: number, { period, minute }: LiveState): string {
  if (minute === undefined) return "";
  const end = sportId === 1 ? { 1: 45, 2: 90 }[period] : undefined;
  return end !== undefined && minute > end ? `${end}+${minute - end}'` : `${minute}'`;
}

const OVERTIME = msg({ message: "OT", comment: "Overtime, very short" });

/** Soccer-type sports go on with extra time and penalties, handball and rugby with overtime (domain E1). */
function halfWord(sportId: number, period: number): MessageDescriptor {
  if (period === 1) return msg({ message: "1H", comment: "First half, very short" });
  if (period === 2) return msg({ message: "2H", comment: "Second half, very short" });
  if (!isSoccerType(sportId)) return OVERTIME;
  return period > 4
    ? msg({ message: "PEN", comment: "Penalty shoot-out, very short" })
    : msg({ message: "ET", comment: "Extra time, very short" });
}

/** Badminton and table tennis are played in games; several languages have a word of their own for a set of tennis. */
function setWord(sportId: number, period: number): MessageDescriptor {
  if (sportId === 8 || sportId === 9)
    return msg({ message: `G${period}`, comment: "Game of badminton or table tennis, very short" });
  return sportId === 12
    ? msg({ message: `S${period}`, context: "volleyball", comment: "Set, very short" })
    : msg({ message: `S${period}`, comment: "Set, very short" });
}

function periodWord(clockwork: Clockwork, sportId: number, period: number): MessageDescriptor {
  switch (clockwork) {
    case "halves":
      return halfWord(sportId, period);
    case "quarters":
      return period > 4 ? OVERTIME : msg({ message: `Q${period}`, comment: "Quarter, very short" });
    case "periods":
      return period > 3 ? OVERTIME : msg({ message: `P${period}`, comment: "Period, very short" });
    case "sets":
      return setWord(sportId, period);
    case "innings":
      return msg`Inning ${period}`;
    case "inns":
      return msg({ message: `Inn ${period}`, comment: "Cricket innings, very short" });
    case "frames":
      return msg`Frame ${period}`;
    case "legs":
      return msg`Leg ${period}`;
    case "maps":
      return msg`Map ${period}`;
    case "none":
      return PROCESSING;
  }
}

/** Sports in which a ninth period is played, so that 9 is not a break (contract, Rulings). */
const LONG: ReadonlySet<Clockwork> = new Set(["innings", "frames", "legs"]);

/** The progress of a match in play: "2H 67'", "HT", "Q3 04:12", "S2"; the server's own clock as it is (domain E1). */
export function progressText(i18n: I18n, { sportId, live }: Pick<Match, "sportId" | "live">): string {
  if (live === undefined) return i18n._(PROCESSING);
  const clockwork = CLOCKWORK[sportId] ?? "none";
  if (live.clock !== undefined && live.clock !== "") return live.clock;
  if (live.period === BREAK && !LONG.has(clockwork)) {
    return clockwork === "halves"
      ? i18n._(msg({ message: "HT", comment: "Half-time break, very short" }))
      : i18n._(msg`Break`);
  }
  const minute = clockwork === "halves" || clockwork === "quarters" ? minuteText(sportId, live) : "";
  const word = i18n._(periodWord(clockwork, sportId, live.period));
  return minute === "" ? word : `${word} ${minute}`;
}

/** The same for a screen reader: "second half, minute 67" (design 6). */
export function progressSpoken(i18n: I18n, match: Pick<Match, "sportId" | "live">): string {
  const { live, sportId } = match;
  if (live?.minute === undefined || CLOCKWORK[sportId] !== "halves") return progressText(i18n, match);
  const minute = live.minute;
  if (live.period === 1) return i18n._(msg`first half, minute ${minute}`);
  if (live.period === 2) return i18n._(msg`second half, minute ${minute}`);
  return progressText(i18n, match);
}
