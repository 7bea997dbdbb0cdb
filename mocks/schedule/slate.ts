import { dayNumber, dayStart } from "#mocks/world/days.ts";
import { DAY_SIZES, dayFixtures, isEarly, placeOf } from "#mocks/schedule/days.ts";
import { type Fixture } from "#mocks/schedule/fixture.ts";
import { smallFixtures } from "#mocks/schedule/small.ts";

/** The size of a world: `small` for tests, `demo` about 1,500 matches in the week, `saturday` about 8,000. */
export type Size = "small" | "demo" | "saturday";

const DAYS_AHEAD = 6;
const DAYS_KEPT = 4;
/** The number of days around the world's start for which ids are looked up. */
const FARTHEST = 500;

/** Which matches there are. A day is always made the same from the seed, so that old results need no memory. */
export interface Slate {
  /** The matches on offer at a time, from yesterday's that may still be running to the week ahead. */
  open(now: number): readonly Fixture[];
  /** The matches of a report day, for results and schedules. */
  day(day: number): readonly Fixture[];
  /** The part of a day that is on offer a week before: much cheaper to make than the whole. */
  early(day: number): readonly Fixture[];
  /** A match by id, of any day. */
  find(id: number): Fixture | undefined;
}

/** The slate of a world of that size and seed; `start` is where the small one and the range of ids begin. */
export function createSlate(seed: number, size: Size, start: number): Slate {
  if (size === "small") {
    const all = smallFixtures(seed, start);
    const byId = new Map(all.map((one) => [one.id, one]));
    return {
      open: () => all,
      day: (day) => all.filter(({ kickoff }) => dayNumber(kickoff) === day),
      early: () => [],
      find: (id) => byId.get(id),
    };
  }
  const days = new Map<string, { fixtures: readonly Fixture[]; byId: Map<number, Fixture> }>();
  const make = (day: number, rest: boolean) => {
    const key = `${day}${rest ? "" : " early"}`;
    const held = days.get(key);
    if (held) return held;
    const fixtures = dayFixtures(seed, DAY_SIZES[size], day, rest);
    const entry = { fixtures, byId: new Map(fixtures.map((one) => [one.id, one])) };
    if (days.size > 2 * (DAYS_AHEAD + DAYS_KEPT)) days.delete(days.keys().next().value ?? "");
    days.set(key, entry);
    return entry;
  };
  return {
    open: (now) => {
      const today = dayNumber(now);
      const found = make(today, true).fixtures.slice();
      const late = now - dayStart(today) < 5 * 3_600_000 ? make(today - 1, true).fixtures : [];
      found.push(...late.filter(({ kickoff }) => kickoff > now - 5 * 3_600_000));
      for (let ahead = 1; ahead <= DAYS_AHEAD; ahead += 1) found.push(...make(today + ahead, false).fixtures);
      return found;
    },
    day: (day) => make(day, true).fixtures,
    early: (day) => make(day, false).fixtures,
    find: (id) => {
      const { day } = placeOf(id);
      // an unknown id must not make the days of another century
      if (Math.abs(day - dayNumber(start)) > FARTHEST) return undefined;
      return make(day, !isEarly(id, DAY_SIZES[size])).byId.get(id);
    },
  };
}
