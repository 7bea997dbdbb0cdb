import { type QueryClient } from "@tanstack/react-query";

/** What a flow remembers for one app, which is known by its cache: it begins and ends with that, and two apps share nothing. */
export function owned<T>(create: () => T): (client: QueryClient) => T {
  const held = new WeakMap<QueryClient, T>();
  return (client) => {
    const known = held.get(client) ?? create();
    held.set(client, known);
    return known;
  };
}
