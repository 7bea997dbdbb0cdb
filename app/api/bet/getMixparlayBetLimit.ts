import { queryOptions, useQuery } from "@tanstack/react-query";
import * as v from "valibot";
import { type Combination, parseCombParam } from "#app/domain/slip/combinations.ts";
import { type Path } from "#app/api/cache.ts";
import { decoded, get } from "#app/api/client.ts";
import { couStr, type LegAsk, legKeys } from "#app/api/odds/couStr.ts";
import { limitEntries, type Limits } from "#app/api/odds/ticketData.ts";
import { flag, id, maybe, rows, text, underData } from "#app/api/wire.ts";

const path = "bet/GetMixparlayBetLimit" satisfies Path;

const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000));

/** How many bets of each size there are, from size 2 to size 10. */
const combParam = v.pipe(v.string(), v.regex(/^\d{1,4}(\|\d{1,4}){8}$/));

const combination = v.pipe(
  v.object({ MpID: id, MpName: text, MatchCount: count, CombCount: count, IsClosed: flag, CombParam: combParam }),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }): Combination => {
    const bySize = parseCombParam(value.CombParam);
    if (bySize === undefined) {
      addIssue({ message: "not nine counts" });
      return NEVER;
    }
    return {
      id: value.MpID,
      name: value.MpName,
      matchCount: value.MatchCount,
      combCount: value.CombCount,
      closed: value.IsClosed,
      bySize,
    };
  }),
);

/** Minimum and maximum of one combination, and the available types; without types, those of the domain are used. */
export interface ParlayLimits {
  readonly limits: Limits;
  readonly types?: readonly Combination[];
}

/** The response of GetMixparlayBetLimit (contract, Bets). */
export const mixparlayBetLimitAnswer = underData(
  v.pipe(
    v.object({ ...limitEntries, MpTypes: maybe(rows(combination)) }),
    v.transform(({ MinBet, MaxBet, MpTypes }): ParlayLimits => ({
      limits: { min: MinBet, max: MaxBet },
      ...(MpTypes && { types: MpTypes }),
    })),
  ),
);

/** The limits of a parlay of these selections, and how they may be combined. */
export const mixparlayBetLimit = (legs: readonly LegAsk[]) =>
  queryOptions({
    queryKey: [path, { legs: legKeys(legs) }],
    queryFn: async ({ client, signal }) =>
      decoded(path, mixparlayBetLimitAnswer, await get(client, path, { CouStr: couStr(legs), OddsStyle: 2 }, signal)),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { open: true, holds: "member" },
  });

/** Limits and types of a parlay for flows/slip/parlaySlip, when the picks change (spec §5, §7). */
export const useMixparlayBetLimit = (legs: readonly LegAsk[], enabled = true) =>
  useQuery({ ...mixparlayBetLimit(legs), enabled: enabled && legs.length > 0 });
