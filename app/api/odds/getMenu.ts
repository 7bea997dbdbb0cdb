import { queryOptions, useQuery } from "@tanstack/react-query";
import * as v from "valibot";
import { type Menu } from "#app/domain/boards/menu.ts";
import { every } from "#app/api/cadence.ts";
import { decoded, get } from "#app/api/client.ts";
import { hasSport } from "#app/config.ts";
import { id, rows, text } from "#app/api/wire.ts";
import { MENU as path, menuQuery } from "./firstAsks.ts";

/** No bookmaker lists more matches of one sport: a higher count is ignored, and no sum of counts can overflow. */
const MOST = 1_000_000;

const count = v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST)), 0);

const sport = v.pipe(
  v.object({ SportID: id, L: count, T: count, E: count, MixParlay: count, OutRight: count }),
  v.transform((wire) => ({
    sportId: wire.SportID,
    counts: {
      live: wire.L,
      today: wire.T,
      early: wire.E,
      parlay: wire.MixParlay,
      total: wire.L + wire.T + wire.E,
      outright: wire.OutRight,
    },
  })),
);

/** The response of GetMenu (contract, Odds). */
export const menuAnswer = v.pipe(
  v.object({
    Sports: rows(sport),
    Combos: v.fallback(rows(v.object({ ComboID: id, Name: text, Menus: rows(sport) })), []),
  }),
  v.transform(({ Sports, Combos }): Menu => ({
    sports: Sports,
    combos: Combos.map(({ ComboID, Name, Menus }) => ({ id: ComboID, name: Name, sports: Menus })),
  })),
);

/** A menu of the sports that the operator offers; a group with none of them is omitted (OPS-05). */
function offered({ sports, combos }: Menu): Menu {
  const of = (all: Menu["sports"]) => all.filter(({ sportId }) => hasSport(sportId));
  return {
    sports: of(sports),
    combos: combos.map((combo) => ({ ...combo, sports: of(combo.sports) })).filter((combo) => combo.sports.length > 0),
  };
}

/** The counts of all sports and the operator's groups. */
export const menu = (ask: { readonly language: string }) =>
  queryOptions({
    queryKey: [path, ask],
    queryFn: async ({ client, signal }) =>
      offered(decoded(path, menuAnswer, await get(client, path, menuQuery(ask), signal))),
    ...every("menu"),
    meta: { open: true },
  });

/** The counts per sport and the sport groups for flows/lists/menu, every 60 s (spec §7, §9). */
export const useMenu = (ask: { readonly language: string }) => useQuery(menu(ask));
