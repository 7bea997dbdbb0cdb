import * as v from "valibot";
import { type BetRecord } from "#app/domain/bet.ts";
import { decoded, get } from "#app/api/client.ts";
import { rows } from "#app/api/wire.ts";
import { betRecord } from "./betData.ts";

const path = "bet/GetBets";

const schema = v.pipe(
  v.object({ Data: rows(betRecord) }),
  v.transform(({ Data }) => Data),
);

/** Bets by id, open or settled. Used by flows/betWatch when a known id vanishes, and by flows/reconcile. */
export const askBets = async (
  betIds: readonly string[],
  language: string,
  signal?: AbortSignal,
): Promise<BetRecord[]> => decoded(path, schema, await get(path, { betIds: betIds.join(","), language }, signal));
