import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { decoded, get } from "#app/api/client.ts";

const path = "bet/GetUnSettleBetStatus";

const schema = v.pipe(
  v.object({ Data: v.record(v.string(), v.unknown()) }),
  v.transform(({ Data }) =>
    Object.fromEntries(Object.entries(Data).filter((entry): entry is [string, number] => typeof entry[1] === "number")),
  ),
);

/** Status of each open bet by bet id. */
export type BetStatuses = v.InferOutput<typeof schema>;

/** The status of every open bet. Polled by flows/betWatch every 5 s while a bet is pending (spec §4). */
export const unSettleBetStatus = () =>
  queryOptions({
    queryKey: [path],
    queryFn: async ({ signal }) => decoded(path, schema, await get(path, {}, signal)),
    retry: false,
  });
