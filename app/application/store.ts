import { createStore, type StoreApi, useStore } from "zustand";
import { type App, owned } from "./app.ts";
import { useApp } from "./useApp.ts";

/** A store of which every app has its own: a component reads that of its app, a flow that of the app it is passed. */
export interface Store<S> {
  (): S;
  <T>(select: (state: S) => T): T;
  readonly of: (app: App) => StoreApi<S>;
}

/** Defines a store by its initial state. */
export function store<S>(initial: () => S): Store<S> {
  const of = owned(() => createStore<S>()(initial));
  const use = <T>(select?: (state: S) => T) => useStore(of(useApp()), select as (state: S) => T);
  return Object.assign(use, { of });
}
