import { type App, owned } from "#app/application/app.ts";
import { type Failure, isFailure } from "./failure.ts";

type Listener = (failure: Failure, open: boolean) => void;

interface Meta {
  readonly open?: boolean;
  readonly ownCodes?: boolean;
}

const tell = (listener: Listener, error: unknown, meta: Meta | undefined): void => {
  if (isFailure(error) && !meta?.ownCodes) listener(error, meta?.open === true);
};

const listenersOf = owned(() => new Set<Listener>());

/** Reports a failed call that is neither a query nor a mutation of the cache, and needs a login. */
export function reportFailure(app: App, error: unknown): void {
  for (const listener of listenersOf(app)) tell(listener, error, undefined);
}

/** Reports every failed call of an app once; `open` means that the call needs no login. Returns the stop function. */
export function onFailure(app: App, listener: Listener): () => void {
  const { client } = app;
  listenersOf(app).add(listener);
  const stopReads = client.getQueryCache().subscribe((event) => {
    if (event.type === "updated" && event.action.type === "error") tell(listener, event.action.error, event.query.meta);
  });
  const stopSends = client.getMutationCache().subscribe((event) => {
    if (event.type === "updated" && event.action.type === "error")
      tell(listener, event.action.error, event.mutation.meta);
  });
  return () => {
    listenersOf(app).delete(listener);
    stopReads();
    stopSends();
  };
}

/** Reports what has failed already and was not refetched since: the listener starts after the first list. */
export function reportEarlierFailures({ client }: App, listener: Listener): void {
  for (const { state, meta } of client.getQueryCache().getAll()) tell(listener, state.error, meta);
}
