"use no memo";

import { useState } from "react";

/** A question whose answer a page waits for. */
interface Asked {
  readonly data: unknown;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/**
 * Why a page has nothing to show, and the way to ask again. The words stay while the question is asked again by itself: they must
 * not give way to grey rows at each poll. Asked by hand, the page loads anew. `of` tells one question from the next.
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
