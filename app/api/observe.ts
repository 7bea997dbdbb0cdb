import {
  type DefaultError,
  type Query,
  type QueryClient,
  type QueryKey,
  QueryObserver,
  type QueryObserverOptions,
  type QueryObserverResult,
} from "@tanstack/react-query";

/** A call that is followed without a component: requested and polled as its options say. */
export interface Observed<Data> {
  /** What is known of it now. */
  readonly held: () => QueryObserverResult<Data>;
  /** True for the cached response of the call. */
  readonly isOf: (query: Query) => boolean;
  readonly stop: () => void;
}

/** Follows a call until it is stopped; `hear` is called at each change. An endpoint's own function calls this. */
export function observe<Data, Key extends QueryKey>(
  client: QueryClient,
  options: QueryObserverOptions<Data, DefaultError, Data, Data, Key>,
  hear: (result: QueryObserverResult<Data>) => void = () => undefined,
): Observed<Data> {
  const observer = new QueryObserver(client, options);
  const stop = observer.subscribe(hear);
  return {
    held: () => observer.getCurrentResult(),
    isOf: ({ queryHash }) => observer.getCurrentQuery().queryHash === queryHash,
    stop,
  };
}
