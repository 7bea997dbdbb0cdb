"use no memo";

import { useEffect, useState } from "react";
import { type Day, MINUTE_MS, reportDay, reportDayRange } from "#app/domain/time/dates.ts";

/** A timer cannot wait longer than this, ms. */
const LONGEST_WAIT_MS = 2_147_483_647;

/** The current report day; it changes by itself at 04:00 UTC (domain I1). */
export function useReportDay(): Day {
  const [day, setDay] = useState(() => reportDay(Date.now()));
  useEffect(() => {
    const wait = Math.max(1_000, Math.min(reportDayRange(day).to - Date.now(), LONGEST_WAIT_MS));
    const timer = setTimeout(() => setDay(reportDay(Date.now())), wait);
    return () => clearTimeout(timer);
  }, [day]);
  return day;
}

/** The time, updated every minute while `asked`, epoch ms (spec §2, "starts in"). */
export function useMinute(asked: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!asked) return;
    // at once: the time may be from an earlier use
    const first = setTimeout(() => setNow(Date.now()));
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [asked]);
  return now;
}
