/** A call that may cost money: sent once, never again by itself, never held for a connection, never outliving its page (BET-02). */
export const ONCE = { retry: 0, networkMode: "always", gcTime: 0 } as const;
