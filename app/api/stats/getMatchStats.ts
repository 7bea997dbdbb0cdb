import { queryOptions, useQuery } from "@tanstack/react-query";
import * as v from "valibot";
import { type MatchStats, type StatsEvent } from "#app/domain/boards/matchStats.ts";
import { every } from "#app/api/cadence.ts";
import { call, decoded } from "#app/api/client.ts";
import { plainText } from "#app/api/plainText.ts";
import { finite, label, maybe, omitUndefined, rows, text } from "#app/api/wire.ts";

const figure = v.union([finite, text]);

const row = v.pipe(
  v.object({ Name: text, Home: figure, Away: figure }),
  v.transform((wire) => ({ name: wire.Name, home: wire.Home, away: wire.Away })),
);

// Assumed: Type is a word or a number; the contract names neither
const event = v.pipe(
  v.object({ Minute: finite, Side: finite, Type: label, Text: maybe(text) }),
  v.transform((wire) =>
    omitUndefined<StatsEvent>({ minute: wire.Minute, side: wire.Side, type: wire.Type, text: wire.Text }),
  ),
);

/** A report day (contract, Conventions). Kept as text: an invalid one shows as unknown and costs no row. */
const playedOn = v.pipe(
  v.string(),
  v.metadata({ format: "date" }),
  v.transform((value) => plainText(value, 40)),
);

const meeting = v.pipe(
  v.object({ Date: playedOn, Home: text, Away: text, HomeScore: finite, AwayScore: finite }),
  v.transform((wire) => ({
    date: wire.Date,
    home: wire.Home,
    away: wire.Away,
    homeScore: wire.HomeScore,
    awayScore: wire.AwayScore,
  })),
);

const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

const ball = v.pipe(
  v.object({ X: percent, Y: percent, Side: finite, Type: label }),
  v.transform((wire) => ({ x: wire.X, y: wire.Y, side: wire.Side, type: wire.Type })),
);

/** The response of the statistics call, which has no envelope (contract, Others). */
export const matchStatsAnswer = v.pipe(
  v.object({
    Rows: rows(row),
    Events: rows(event),
    Form: v.fallback(v.object({ Home: text, Away: text }), { Home: "", Away: "" }),
    Meetings: rows(meeting),
    Ball: maybe(ball),
  }),
  v.transform((wire) =>
    omitUndefined<MatchStats>({
      rows: wire.Rows,
      events: wire.Events,
      form: { home: wire.Form.Home, away: wire.Form.Away },
      meetings: wire.Meetings,
      ball: wire.Ball,
    }),
  ),
);

/** The match whose statistics are requested. */
export interface StatsAsk {
  /** The statistics id of the match, above 0 (contract, Match: M[12]). */
  readonly statsId: number;
  readonly language: string;
}

/** The statistics of a match, every 10 s while its pitch is visible, otherwise every 30 s. */
export const matchStats = (ask: StatsAsk, inView = false) => {
  const path = `match/${ask.statsId}`;
  return queryOptions({
    queryKey: ["stats/match", ask],
    queryFn: async ({ client, signal }) => {
      const query = { language: ask.language };
      return decoded(
        path,
        matchStatsAnswer,
        await call(client, { method: "get", service: "stats", path, query, signal }),
      );
    },
    ...every(inView ? "stats" : "match"),
    meta: { open: true, holds: "statistics" },
  });
};

/** The statistics of a match for flows/lists/stats, while they are shown (spec §2, §7). */
export const useMatchStats = (ask: StatsAsk, inView: boolean) =>
  useQuery({ ...matchStats(ask, inView), enabled: ask.statsId > 0 });
