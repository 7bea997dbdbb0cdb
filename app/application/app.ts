import { type QueryClient } from "@tanstack/react-query";
import { type RouterHistory } from "@tanstack/react-router";

/** One app: its cache of server state, its history, its clock. Everything else it remembers is stored under it. */
export interface App {
  readonly client: QueryClient;
  readonly history: RouterHistory;
  /** Now, in epoch ms, for everything that is measured or ordered: it never goes back (application/clock.ts). */
  readonly now: () => number;
}

const apps = new WeakMap<QueryClient, App>();

/** Makes an app. Two apps share only what belongs to the document (DECISIONS.md, 58). */
export function createApp(app: App): App {
  apps.set(app.client, app);
  return app;
}

/** The app of a cache: what the cache calls by itself, and what is rendered under it, belongs to the same app. */
export const appOf = (client: QueryClient): App => apps.get(client) as App;

/** Something remembered per app: created on first use, gone with the app. */
export function owned<T>(create: () => T): (app: App) => T {
  const held = new WeakMap<App, T>();
  return (app) => {
    const known = held.get(app) ?? create();
    held.set(app, known);
    return known;
  };
}
