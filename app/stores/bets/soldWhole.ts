import { store } from "#app/application/store.ts";

/**
 * The ids of open bets that were sold whole, as the last list of them said: the status poll goes on to name them until
 * their match ends (CASH-04). Noted here for the badges, which are drawn before the code that reads lists has come.
 */
export const useSoldWhole = store<{ readonly ids: readonly string[] }>(() => ({ ids: [] }));
