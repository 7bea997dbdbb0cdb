"use no memo";

import { useState } from "react";

/** A query whose data a page waits for. */
interface Asked {
  readonly data: unknown;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/**
 * Why a page has nothing to show, and the way to retry. The message stays while the query refetches by itself: it must
 * not give way to skeleton rows at each poll. After a manual retry the page shows loading again. `of` tells one query
 * from the next.
 */
export function useKeptFailure({ data, error, refetch }: Asked, of: string) {
  const [kept, keep] = useState<{ readonly of: string; readonly error: Error }>();
  const failure = data === undefined ? (error ?? (kept?.of === of ? kept.error : null)) : null;
  if (failure !== (kept?.error ?? null)) keep(failure === null ? undefined : { of, error: failure });
  return {
    failure,
    retry: () => {
      void refetch();
      keep(undefined);
    },
  };
}
