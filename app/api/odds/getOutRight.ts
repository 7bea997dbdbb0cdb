import { queryOptions, useQuery } from "@tanstack/react-query";
import * as v from "valibot";
import { type Outright } from "#app/domain/boards/outright.ts";
import { type Path } from "#app/api/cache.ts";
import { every } from "#app/api/cadence.ts";
import { decoded, get } from "#app/api/client.ts";
import { hasSport } from "#app/config.ts";
import { finite, id, moment, rows, text } from "#app/api/wire.ts";
import { appOf } from "#app/application/app.ts";
import { refuseStale } from "./refuseStale.ts";

const path = "odds/GetOutRight" satisfies Path;

const runner = v.pipe(
  v.object({ OrID: id, CouID: id, Name: text, Odds: finite, Status: finite }),
  v.transform((wire) => ({
    orId: wire.OrID,
    couId: wire.CouID,
    name: wire.Name,
    odds: wire.Odds,
    status: wire.Status,
  })),
);

const outright = v.pipe(
  v.object({ LeagueID: id, LeagueName: text, SportID: id, Title: text, CloseTime: moment, Items: rows(runner) }),
  v.transform((wire): Outright => ({
    leagueId: wire.LeagueID,
    leagueName: wire.LeagueName,
    sportId: wire.SportID,
    title: wire.Title,
    closesAt: wire.CloseTime,
    runners: wire.Items,
  })),
);

/** The response of GetOutRight (contract, Odds). */
export const outRightAnswer = v.pipe(
  v.object({ T: v.fallback(finite, 0), Data: rows(outright) }),
  v.transform(({ T, Data }) => ({ T, outrights: Data })),
);

/** The sport whose outrights are requested. */
export interface OutRightAsk {
  readonly sportId: number;
  readonly comboId: number;
  readonly language: string;
  readonly oddsStyle: number;
}

/** The outrights of a sport with their runners, and when they arrived, epoch ms. */
export const outRight = (ask: OutRightAsk) =>
  queryOptions({
    queryKey: [path, ask],
    queryFn: async ({ client, queryKey, signal }) => {
      const { sportId, comboId, language, oddsStyle } = ask;
      const query = { language, oddsStyle, sportID: sportId, comboId: comboId || undefined };
      const answer = decoded(path, outRightAnswer, await get(client, path, query, signal));
      const held = client.getQueryData<{ readonly T: number }>(queryKey);
      if (answer.T > 0 && held !== undefined) refuseStale(path, answer.T, held.T);
      const outrights = answer.outrights.filter(({ sportId: of }) => hasSport(of));
      return { ...answer, outrights, at: appOf(client).now() };
    },
    ...every("outright"),
    meta: { open: true },
  });

/** The outright markets of a sport for screens/winner, every 60 s (spec §7, §9). */
export const useOutRight = (ask: OutRightAsk, enabled = true) => useQuery({ ...outRight(ask), enabled });

/** The price of a runner on the slip, from the list of its sport, every 10 s (spec §7). */
export const useRunnerOdds = (ask: OutRightAsk, enabled: boolean) =>
  useQuery({ ...outRight(ask), ...every("slip"), enabled });
