import { type Query, type QueryClient } from "@tanstack/react-query";
import { type Asks } from "./contract/asks.ts";

/** The path of a call, which begins its cache key. A name that is not in the contract does not compile. */
export type Path = `${"bet" | "Comm" | "Notice" | "odds"}/${keyof Asks}`;

/** True for the cached response of one of these calls, or a request for it. */
export const isOf = ({ queryKey: [root] }: Pick<Query, "queryKey">, ...paths: readonly Path[]): boolean =>
  paths.some((path) => path === root);

/**
 * Calls back after each response of this call that has just been read; what is only about to be read again is no newer, and may be
 * another member's. Returns the stop function.
 */
export const onAnswer = (client: QueryClient, path: Path, answered: () => void): (() => void) =>
  client.getQueryCache().subscribe((event) => {
    if (event.type === "updated" && event.action.type === "success" && isOf(event.query, path)) answered();
  });

/**
 * Invalidates the responses of these calls, whatever their age: those on show are refetched at once, the rest when next
 * needed.
 */
export async function invalidate(client: QueryClient, ...paths: readonly Path[]): Promise<void> {
  await Promise.all(paths.map((path) => client.invalidateQueries({ queryKey: [path] })));
}
