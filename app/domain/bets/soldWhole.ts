import { type BetRecord } from "./bet.ts";

/** True for a fully cashed-out bet: it is neither won nor lost, and no longer open (FIG-05, CASH-04). */
export const isSoldWhole = ({ sold = 0, payment }: BetRecord): boolean => sold > 0 && sold >= payment;
