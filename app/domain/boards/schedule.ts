/** How many matches a report day has (spec §2, week view). */
export interface DayCount {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly count: number;
}

/** The days of the strip by sport, today first (spec §7, GetScheduleDateGroup2). */
export type SportDays = Readonly<Record<number, readonly DayCount[]>>;

/** Parlay matches per day from today on, by sport (spec §7, GetMixparlaySchedule). */
export type ParlayDays = Readonly<Record<number, readonly number[]>>;
