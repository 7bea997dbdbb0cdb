import { Script } from "node:vm";
import { GLOBALS } from "./page.ts";
import type { openTab } from "./port/tab.ts";

/** Starts a fresh copy of the app's modules in a page; it sees only the globals that the page provides. */
export type AppCopy = (globals: object) => { readonly openTab: typeof openTab };

/** A bundled app (bundle.ts); every run of it is a set of fresh modules. */
export function appOf(code: string): AppCopy {
  const run = new Script(code, { filename: "app.js" }).runInThisContext() as (
    ...given: unknown[]
  ) => ReturnType<AppCopy>;
  return (globals) => run(...GLOBALS.map((name) => (globals as Record<string, unknown>)[name]));
}
