import { HOUR_MS } from "#app/domain/time/dates.ts";

/** True from 22:00 to 08:00 where the member is; `at` in epoch ms, `timeZone` in hours east of UTC (WAT-07). */
export function isNight(at: number, timeZone: number): boolean {
  const hour = new Date(at + timeZone * HOUR_MS).getUTCHours();
  return hour >= 22 || hour < 8;
}
