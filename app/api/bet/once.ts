/**
 * A call that may cost money: sent once, never retried automatically, never queued while offline, never outliving its
 * page (BET-02).
 */
export const ONCE = { retry: 0, networkMode: "always", gcTime: 0 } as const;
