import { queryOptions, useQuery } from "@tanstack/react-query";
import * as v from "valibot";
import { type ParlayDays } from "#app/domain/boards/schedule.ts";
import { type Day } from "#app/domain/time/dates.ts";
import { type Path } from "#app/api/cache.ts";
import { cachedFor } from "#app/api/cadence.ts";
import { decoded, get } from "#app/api/client.ts";
import { byNumber, finite, underData } from "#app/api/wire.ts";

const path = "odds/GetMixparlaySchedule" satisfies Path;

/** The response of GetMixparlaySchedule: counts by day from today, by sport (contract, Odds). */
export const mixparlayScheduleAnswer = underData(byNumber(v.array(finite)));

/** How many parlay matches each of the seven days from `today` on has, by sport: the next day counts from another one. */
export const mixparlaySchedule = (today: Day) =>
  queryOptions({
    queryKey: [path, today],
    queryFn: async ({ client, signal }): Promise<ParlayDays> =>
      decoded(path, mixparlayScheduleAnswer, await get(client, path, {}, signal)),
    ...cachedFor("counts"),
    meta: { open: true },
  });

/** How many parlay matches each day has, for flows/lists/menu, kept 5 min (spec §7, §9). */
export const useMixparlaySchedule = (today: Day, enabled = true) => useQuery({ ...mixparlaySchedule(today), enabled });
