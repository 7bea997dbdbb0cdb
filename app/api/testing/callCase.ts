import { MutationObserver, type QueryClient, type MutationOptions } from "@tanstack/react-query";

/** How an answer can say that the call failed. */
type Saying =
  /** By the envelope's code. */
  | "envelope"
  /** By the access service's code. */
  | "errorCode"
  /** It has no code. */
  | "noCode"
  /** Its code is data: the call does not fail by it. */
  | "kept"
  /** Whatever comes is fine. */
  | "never";

/** One call of the contract by example: how it is made, what leaves, what comes back and what becomes of it. */
export interface CallCase {
  /** Makes the call as the app does. */
  readonly make: (client: QueryClient) => Promise<unknown>;
  /** Method and address as they leave, decoded. */
  readonly sends: string;
  readonly body?: unknown;
  readonly answer: unknown;
  /** The domain record of that answer. */
  readonly becomes: unknown;
  /** The answer with so many rows more that do not fit; it becomes the same. */
  readonly torn?: { readonly answer: unknown; readonly rows: number };
  readonly fails: Saying;
}

/** Sends one mutation as its hook does. */
export const send = <Data, Variables>(
  client: QueryClient,
  options: MutationOptions<Data, Error, Variables>,
  variables: Variables,
): Promise<Data> => new MutationObserver(client, options).mutate(variables);

/** The moment at which the examples are asked, epoch ms. */
export const ASKED_AT = Date.UTC(2026, 10, 21, 15);
