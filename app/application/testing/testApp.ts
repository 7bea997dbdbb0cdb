import { QueryClient } from "@tanstack/react-query";
import { createMemoryHistory } from "@tanstack/react-router";
import { type App, createApp } from "#app/application/app.ts";
import { createClock } from "#app/application/clock.ts";

const made = new Set<QueryClient>();

/** A test's own app. */
export const testApp = (client = new QueryClient()): App => {
  made.add(client);
  return createApp({ client, history: createMemoryHistory(), now: createClock() });
};

/** Ends what the apps of the tests so far still ask for, such as a lost call that is tried again in a second. */
export function endApps(): void {
  for (const client of made) client.clear();
  made.clear();
}
