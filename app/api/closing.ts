import { type QueryClient } from "@tanstack/react-query";
import { get, type Hold, holdCalls } from "./client.ts";
import { MENU, menuQuery } from "./odds/firstAsks.ts";

/** The call that checks whether the API is back: every list needs it, and it carries nothing. */
export const ASKS_IF_BACK: string = MENU;

/** Checks whether the API is back; throws Failure if it is not. */
export const checkIfBack = (client: QueryClient, language: string): Promise<unknown> =>
  get(client, MENU, menuQuery({ language }));

/**
 * From now on each call of this app waits, before it is sent, for what `waits` returns for its path. Returns the stop
 * function.
 */
export function holdCallsOf(client: QueryClient, waits: (path: string) => ReturnType<Hold>): () => void {
  holdCalls((of, path) => (of === client ? waits(path) : undefined));
  return () => holdCalls(() => undefined);
}
