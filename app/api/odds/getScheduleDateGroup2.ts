import { queryOptions, useQuery } from "@tanstack/react-query";
import * as v from "valibot";
import { type SportDays } from "#app/domain/boards/schedule.ts";
import { type Path } from "#app/api/cache.ts";
import { cachedFor } from "#app/api/cadence.ts";
import { decoded, get } from "#app/api/client.ts";
import { byNumber, day, finite, rows } from "#app/api/wire.ts";

const path = "odds/GetScheduleDateGroup2" satisfies Path;

const dayCount = v.pipe(
  v.object({ Date: day, Count: finite }),
  v.transform((wire) => ({ day: wire.Date, count: wire.Count })),
);

/** The response of GetScheduleDateGroup2: days with their counts, by sport (contract, Odds). */
export const scheduleDateGroup2Answer = v.pipe(
  v.object({ ScheduleList: byNumber(rows(dayCount)) }),
  v.transform(({ ScheduleList }): SportDays => ScheduleList),
);

/** How many early matches each day has, by sport. */
export const scheduleDateGroup2 = (ask: { readonly sportId: number }) =>
  queryOptions({
    queryKey: [path, ask],
    queryFn: async ({ client, signal }) =>
      decoded(path, scheduleDateGroup2Answer, await get(client, path, { sportID: ask.sportId }, signal)),
    ...cachedFor("counts"),
    meta: { open: true },
  });

/** How many matches each day of the strip has, for flows/lists/menu, kept 5 min (spec §7, §9). */
export const useScheduleDateGroup2 = (ask: { readonly sportId: number }, enabled = true) =>
  useQuery({ ...scheduleDateGroup2(ask), enabled });
