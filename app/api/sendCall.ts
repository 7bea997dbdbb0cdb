import { type MutationOptions, type QueryClient } from "@tanstack/react-query";
import { type Failure } from "./failure.ts";

/** How often a pending call that no component watches is checked, ms; at 0 the library would spin. */
const WATCH_MS = 5_000;

/** Runs a mutation without a component, so that the outcome is not lost with the page that requested it. */
export const sendCall = <Order, Answer>(
  client: QueryClient,
  options: MutationOptions<Answer, Error | Failure, Order>,
  order: Order,
): Promise<Answer> =>
  client
    .getMutationCache()
    .build(client, { ...options, gcTime: WATCH_MS })
    .execute(order);
