import { queryOptions, useQuery } from "@tanstack/react-query";
import * as v from "valibot";
import { bonusRuleOf } from "#app/domain/slip/bonus.ts";
import { type Path } from "#app/api/cache.ts";
import { cachedFor } from "#app/api/cadence.ts";
import { decoded, get } from "#app/api/client.ts";
import { text, underData } from "#app/api/wire.ts";

const path = "odds/GetMatchBonusRule" satisfies Path;

/** The response of GetMatchBonusRule: eight values, all empty if the match has no bonus (contract, Bonus). */
export const matchBonusRuleAnswer = v.pipe(
  underData(v.pipe(v.array(text), v.metadata({ minItems: 8, maxItems: 8 }))),
  v.transform((values) => bonusRuleOf(values) ?? null),
);

/** The match whose bonus rule is requested. */
export interface BonusAsk {
  readonly matchId: number;
  readonly language: string;
}

/** The bonus of a match; null if it has none or none that can be read. */
export const matchBonusRule = (ask: BonusAsk) =>
  queryOptions({
    queryKey: [path, ask],
    queryFn: async ({ client, signal }) =>
      decoded(
        path,
        matchBonusRuleAnswer,
        await get(client, path, { matchId: ask.matchId, language: ask.language }, signal),
      ),
    ...cachedFor("counts"),
    meta: { open: true },
  });

/** The bonus rule of a match for flows/slip/singleSlip, requested when its dialog opens (spec §2, §7). */
export const useMatchBonusRule = (ask: BonusAsk, enabled = true) => useQuery({ ...matchBonusRule(ask), enabled });
