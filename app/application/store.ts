import { createStore, type StoreApi, useStore } from "zustand";
import { type App, owned } from "./app.ts";
import { useApp } from "./useApp.ts";

/** A store that every app has one of: a component reads that of its own app, a flow asks for that of the app it is handed. */
export interface Store<S> {
  (): S;
  <T>(select: (state: S) => T): T;
  readonly of: (app: App) => StoreApi<S>;
}

/** Describes a store by its first state. */
export function store<S>(initial: () => S): Store<S> {
  const of = owned(() => createStore<S>()(initial));
  const use = <T>(select?: (state: S) => T) => useStore(of(useApp()), select as (state: S) => T);
  return Object.assign(use, { of });
}
