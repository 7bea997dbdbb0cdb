import { type Query, type QueryClient } from "@tanstack/react-query";
import { type Asks } from "./contract/asks.ts";

/** The path of a call, which begins its cache key. A name that is not in the contract does not compile. */
export type Path = `${"bet" | "Comm" | "Notice" | "odds"}/${keyof Asks}`;

/** True for the cached response of one of these calls, or a request for it. */
export const isOf = ({ queryKey: [root] }: Pick<Query, "queryKey">, ...paths: readonly Path[]): boolean =>
  paths.some((path) => path === root);

/**
 * Invalidates the responses of these calls, whatever their age: those on show are refetched at once, the rest when next
 * needed.
 */
export async function invalidate(client: QueryClient, ...paths: readonly Path[]): Promise<void> {
  await Promise.all(paths.map((path) => client.invalidateQueries({ queryKey: [path] })));
}
