import { type MutationOptions, type QueryClient } from "@tanstack/react-query";
import { type Failure } from "#app/api/failure.ts";

/** A call under way that no component watches is looked at again so often, ms; at 0 the library would spin. */
const WATCH_MS = 5_000;

/** Runs a mutation without a component, so that an outcome is not lost with the page that asked. */
export const sendCall = <Order, Answer>(
  client: QueryClient,
  options: MutationOptions<Answer, Error | Failure, Order>,
  order: Order,
): Promise<Answer> =>
  client
    .getMutationCache()
    .build(client, { ...options, gcTime: WATCH_MS })
    .execute(order);
