import { queryOptions, useQuery } from "@tanstack/react-query";
import * as v from "valibot";
import { type Menu } from "#app/domain/menu.ts";
import { every } from "#app/api/cadence.ts";
import { decoded, get } from "#app/api/client.ts";
import { id, rows, text } from "#app/api/wire.ts";

const path = "odds/GetMenu";

const count = v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0);

const sport = v.pipe(
  v.object({ SportID: id, L: count, T: count, E: count, MixParlay: count, OutRight: count }),
  v.transform((wire) => ({
    sportId: wire.SportID,
    counts: [wire.L, wire.T, wire.E, wire.MixParlay, wire.L + wire.T + wire.E, wire.OutRight] as const,
  })),
);

const schema = v.pipe(
  v.object({
    Sports: rows(sport),
    Combos: v.optional(rows(v.object({ ComboID: id, Name: text, Menus: rows(sport) })), []),
  }),
  v.transform(({ Sports, Combos }): Menu => ({
    sports: Sports,
    combos: Combos.map(({ ComboID, Name, Menus }) => ({ id: ComboID, name: Name, sports: Menus })),
  })),
);

export const menu = (ask: { readonly language: string }) =>
  queryOptions({
    queryKey: [path, ask],
    queryFn: async ({ signal }) => decoded(path, schema, await get(path, { language: ask.language }, signal)),
    ...every("menu"),
    meta: { open: true },
  });

/** Counts per sport and the sport groups, every 60 s. Used by flows/menu. */
export const useMenu = (ask: { readonly language: string }) => useQuery(menu(ask));
