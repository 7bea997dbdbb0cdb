import { type Query, type QueryClient } from "@tanstack/react-query";
import { type Asks } from "./contract/asks.ts";

/** The path of a call: it opens the key of what the call answered. A name that is none of the contract's does not compile. */
export type Path = `${"bet" | "Comm" | "Notice" | "odds"}/${keyof Asks}`;

/** True for what one of these calls has answered, or is asked for. */
export const isOf = ({ queryKey: [root] }: Pick<Query, "queryKey">, ...paths: readonly Path[]): boolean =>
  paths.some((path) => path === root);

/** Reads again what these calls have answered, whatever its age: at once what is on show, the rest when it is wanted next. */
export async function invalidate(client: QueryClient, ...paths: readonly Path[]): Promise<void> {
  await Promise.all(paths.map((path) => client.invalidateQueries({ queryKey: [path] })));
}
