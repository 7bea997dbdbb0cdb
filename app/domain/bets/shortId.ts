/**
 * A short form of a bet's id, such as "…192174": the last six digits are enough to tell bets apart; the full id is on
 * the bet's page.
 */
export const shortId = (id: string): string => (id.length > 8 ? `…${id.slice(-6)}` : id);
