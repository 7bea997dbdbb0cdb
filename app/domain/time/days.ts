import { addDays as later } from "date-fns/addDays";
import { addMonths as monthsLater } from "date-fns/addMonths";
import { differenceInCalendarDays } from "date-fns/differenceInCalendarDays";
import { getISODay } from "date-fns/getISODay";
import { lightFormat } from "date-fns/lightFormat";
import { parseISO } from "date-fns/parseISO";
import { type Day } from "./dates.ts";

// a day is reckoned as the device's calendar has it, from date to date: its zone and its summer time cancel out
const toText = (date: Date): Day => lightFormat(date, "yyyy-MM-dd");

/** The day this many days later, or earlier below 0. */
export const addDays = (day: Day, days: number): Day => toText(later(parseISO(day), days));

/** The same day this many months later, or earlier below 0; the last day of the month if that is shorter. */
export const addMonths = (day: Day, months: number): Day => toText(monthsLater(parseISO(day), months));

/** How many days the second day is after the first. */
export const daysBetween = (from: Day, to: Day): number => differenceInCalendarDays(parseISO(to), parseISO(from));

/** The weekday of a day, 1 Monday to 7 Sunday. */
export const weekdayOf = (day: Day): number => getISODay(parseISO(day));
