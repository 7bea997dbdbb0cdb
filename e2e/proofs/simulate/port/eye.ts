import {
  type DefaultError,
  type QueryClient,
  type QueryKey,
  QueryObserver,
  type QueryObserverOptions,
} from "@tanstack/react-query";

/**
 * A component's `useQuery` without the component: it requests, polls and caches the last response while it is observed.
 */
export class Eye {
  readonly #client: QueryClient;
  readonly #watched = new Map<string, { observer: QueryObserver; stop: () => void }>();
  #seen = new Set<string>();

  constructor(client: QueryClient) {
    this.#client = client;
  }

  /** A render begins. */
  open(): void {
    this.#seen = new Set();
  }

  /** What is known of a query at this render; from the first time on it is requested as its options say. */
  look<T, K extends QueryKey>(name: string, options: QueryObserverOptions<T, DefaultError, T, T, K>) {
    this.#seen.add(name);
    const held = this.#watched.get(name);
    const given = options as unknown as QueryObserverOptions;
    if (held) held.observer.setOptions(given);
    else {
      const observer = new QueryObserver(this.#client, given);
      this.#watched.set(name, { observer, stop: observer.subscribe(() => undefined) });
    }
    const { data, error, dataUpdatedAt, isPlaceholderData } =
      this.#watched.get(name)?.observer.getCurrentResult() ??
      ({} as Partial<ReturnType<QueryObserver["getCurrentResult"]>>);
    return { data: data as T | undefined, error: error ?? null, dataUpdatedAt: dataUpdatedAt ?? 0, isPlaceholderData };
  }

  /** A render ends: what it did not observe is no longer observed. */
  close(): void {
    for (const [name, { stop }] of this.#watched)
      if (!this.#seen.has(name)) {
        stop();
        this.#watched.delete(name);
      }
  }
}
