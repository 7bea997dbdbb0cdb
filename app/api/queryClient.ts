import { QueryClient } from "@tanstack/react-query";
import { isFailure } from "./failure.ts";

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

/** A lost read is tried once more after a second; a refusal is an answer and is not. Bets never come here (BET-02). */
const retry = (failures: number, error: Error): boolean =>
  failures < 1 && isFailure(error) && (error.kind === "network" || error.kind === "timeout");

/** A cache of server state; every app has one. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
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
