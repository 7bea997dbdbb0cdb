import { QueryClient } from "@tanstack/react-query";
import { isFailure } from "./failure.ts";

interface CallMeta extends Record<string, unknown> {
  /** The call works without a login: an expired-session code on it signs nobody out (spec §4). */
  open?: boolean;
  /** Its codes mean something of their own: whoever makes the call reads them, and nobody else hears of its failures. */
  ownCodes?: boolean;
  /**
   * What kind of data it is, where that matters: a board; statistics, which may come from another company; or one
   * member's data that a visitor may request too. A call without a login is not open only if the data is a member's
   * own.
   */
  holds?: "board" | "statistics" | "member";
}

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: CallMeta;
    mutationMeta: CallMeta;
  }
}

/** A lost read is retried once after a second; a refusal is a response and is not. Bets never come here (BET-02). */
const retry = (failures: number, error: Error): boolean =>
  failures < 1 && isFailure(error) && (error.kind === "network" || error.kind === "timeout");

/** A cache of server state; every app has one. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry,
        retryDelay: 1_000,
        // failed calls show whether we are offline; the browser's own flag is only a hint (NET-05)
        networkMode: "always",
        // a hidden page asks for nothing: it catches up when it is seen again (WAT-08)
        refetchOnReconnect: () => (document.visibilityState === "hidden" ? false : "always"),
        refetchOnWindowFocus: true,
      },
      mutations: { retry: 0, networkMode: "always" },
    },
  });
