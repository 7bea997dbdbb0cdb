import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { type Failure, isFailure } from "./failure.ts";

interface CallMeta extends Record<string, unknown> {
  /** The call works without a login: a dead-session code on it signs nobody out (spec §4). */
  open?: boolean;
  /**
   * What the answer is, where somebody looks for its kind: a board; statistics, which may come from another company; or what
   * is one member's though a visitor may ask for it as well. Without a login nothing but a member's own is not open.
   */
  holds?: "board" | "statistics" | "member";
}

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: CallMeta;
    mutationMeta: CallMeta;
  }
}

type Listener = (failure: Failure, open: boolean) => void;

const listeners = new Set<Listener>();

/** What failed before there was anybody to hear it: who listens comes after the first list. */
let unheard: Parameters<Listener>[] | undefined = [];

const MOST_UNHEARD = 20;

/** Hears every failed call once, the first listener also those before it; `open` tells a call that needs no login. Returns the way to stop. */
export function onFailure(listener: Listener): () => void {
  listeners.add(listener);
  for (const told of unheard ?? []) listener(...told);
  unheard = undefined;
  return () => listeners.delete(listener);
}

const tell = (error: unknown, open: boolean): void => {
  if (!isFailure(error)) return;
  if (unheard && unheard.length < MOST_UNHEARD) unheard.push([error, open]);
  for (const listener of listeners) listener(error, open);
};

/** A lost read is tried once more after a second; a refusal is an answer and is not. Bets never come here (BET-02). */
const retry = (failures: number, error: Error): boolean =>
  failures < 1 && isFailure(error) && (error.kind === "network" || error.kind === "timeout");

/** The one cache of server state. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => tell(error, query.meta?.open === true) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => tell(error, mutation.meta?.open === true),
    }),
    defaultOptions: {
      queries: {
        retry,
        retryDelay: 1_000,
        // failed calls tell whether we are offline; the browser's own flag is a hint only (NET-05)
        networkMode: "always",
        refetchOnReconnect: "always",
        refetchOnWindowFocus: true,
      },
      mutations: { retry: 0, networkMode: "always" },
    },
  });
