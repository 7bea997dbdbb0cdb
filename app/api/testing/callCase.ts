import { MutationObserver, type QueryClient, type MutationOptions } from "@tanstack/react-query";
import type * as v from "valibot";

/** How a response can say that the call failed. */
type Saying =
  /** By the envelope's code. */
  | "envelope"
  /** By the access service's code. */
  | "errorCode"
  /** It has no code. */
  | "noCode"
  /** Its code is data: it does not make the call fail. */
  | "kept"
  /** Any response is fine. */
  | "never";

/** One call of the contract by example: how it is made, what is sent, what is returned and what it becomes. */
export interface CallCase {
  /** The schema with which a successful response is read. */
  readonly reads: v.GenericSchema;
  /** Makes the call as the app does. */
  readonly make: (client: QueryClient) => Promise<unknown>;
  /** Its hook, as a page calls it. */
  readonly use: () => unknown;
  /**
   * The hook's interval while nothing fails and a bet is pending, ms (spec §9; domain H3, F3); "once" if it is not polled,
   * "sent" if it is a write.
   */
  readonly every: number | "once" | "sent";
  /** Method and URL as sent, decoded. */
  readonly sends: string;
  readonly body?: unknown;
  readonly answer: unknown;
  /** The domain record of that response. */
  readonly becomes: unknown;
  /** The response with this many extra rows that do not fit; it becomes the same. */
  readonly torn?: { readonly answer: unknown; readonly rows: number };
  readonly fails: Saying;
}

/** Sends one mutation as its hook does. */
export const send = <Data, Variables>(
  client: QueryClient,
  options: MutationOptions<Data, Error, Variables>,
  variables: Variables,
): Promise<Data> => new MutationObserver(client, options).mutate(variables);

/** The time at which the examples are requested, epoch ms. */
export const ASKED_AT = Date.UTC(2026, 10, 21, 15);
