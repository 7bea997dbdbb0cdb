import { type QueryClient } from "@tanstack/react-query";
import { type RouterHistory } from "@tanstack/react-router";

/** One app: its cache of server state, its way through the pages, its clock. All else that it remembers is kept under it. */
export interface App {
  readonly client: QueryClient;
  readonly history: RouterHistory;
  /** Now, in epoch ms, for all that is measured or put in order: it never goes back (application/clock.ts). */
  readonly now: () => number;
}

const apps = new WeakMap<QueryClient, App>();

/** Makes an app. Two of them share nothing but what is the document's own (DECISIONS.md, 58). */
export function createApp(app: App): App {
  apps.set(app.client, app);
  return app;
}

/** The app of a cache: what the cache calls by itself, and what is drawn under it, belongs to the same app. */
export const appOf = (client: QueryClient): App => apps.get(client) as App;

/** Something that is remembered for one app: made when it is first asked for, gone with the app. */
export function owned<T>(create: () => T): (app: App) => T {
  const held = new WeakMap<App, T>();
  return (app) => {
    const known = held.get(app) ?? create();
    held.set(app, known);
    return known;
  };
}
