import { queryOptions, useQuery } from "@tanstack/react-query";
import * as v from "valibot";
import { config } from "#app/config.ts";
import { isLanguage } from "#app/domain/member/languages.ts";
import { type Path } from "#app/api/cache.ts";
import { nextPoll } from "#app/api/cadence.ts";
import { call, decoded } from "#app/api/client.ts";
import { finite, flag, message } from "#app/api/wire.ts";

const path = "odds/GetPreference" satisfies Path;

/** What the server allows and what the member last chose (spec §3, contract). */
export const preferenceAnswer = v.pipe(
  v.object({
    Code: finite,
    Message: v.optional(v.nullable(message), ""),
    AllowOddsStyle: v.fallback(v.array(finite), []),
    OddsStyle: v.fallback(finite, 2),
    TimeZone: v.fallback(finite, 8),
    AutoSwitchDarkMode: v.fallback(flag, false),
    SortTime: v.fallback(flag, false),
    AutoAccept: v.fallback(v.picklist([0, 1, 2]), 0),
    AcceptNotice: v.fallback(flag, true),
    Language: v.fallback(v.string(), ""),
    SpCtrl: v.fallback(
      v.object({ HasDarkMode: flag, HasBurma: flag, HasStats: flag, area: v.picklist([1, 2, 3, 4]) }),
      { HasDarkMode: true, HasBurma: false, HasStats: true, area: 1 },
    ),
  }),
  v.transform((wire) => ({
    code: wire.Code,
    // what the first load needs of the code; it has no table of codes (spec §8)
    refused: wire.Code !== 0,
    blockedCountry: wire.Code === 8,
    message: wire.Message ?? "",
    allowedStyles: wire.AllowOddsStyle,
    oddsStyle: wire.OddsStyle,
    timeZone: wire.TimeZone,
    autoDark: wire.AutoSwitchDarkMode,
    matchSort: wire.SortTime ? (1 as const) : (0 as const),
    autoAccept: wire.AutoAccept,
    notification: wire.AcceptNotice,
    ...(isLanguage(wire.Language) && { language: wire.Language }),
    hasDarkMode: wire.SpCtrl.HasDarkMode,
    hasBurma: wire.SpCtrl.HasBurma,
    hasStats: wire.SpCtrl.HasStats,
    area: wire.SpCtrl.area,
  })),
);

/** The member's settings at the server, and what the server tells all screens. */
export type Preference = v.InferOutput<typeof preferenceAnswer>;

/** The response is kept whatever its Code: Code and Message are shown where they matter (spec §8, last part). */
export const preference = () =>
  queryOptions({
    queryKey: [path],
    queryFn: async ({ client, signal }) =>
      decoded(path, preferenceAnswer, await call(client, { method: "get", path, signal })),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { open: true },
  });

/**
 * What is allowed and what was chosen, for flows/session/preference, at startup, after signing in and `again` ms later
 * (spec §7).
 */
export const usePreference = (again: number | false = false) =>
  useQuery({
    ...preference(),
    // a lost response is requested again, as often as the menu
    refetchInterval: ({ state }) =>
      state.status === "error" && state.data === undefined ? nextPoll(config().intervals.menu, state) : again,
  });
