import { formatMoney } from "#app/domain/odds/moneyText.ts";

type Limit = number | null | undefined;

const whole = (limit: Limit, cut: (limit: number) => number): string =>
  formatMoney(typeof limit === "number" ? cut(limit) : limit, 0);

/**
 * The smallest whole amount that is accepted: a minimum with cents is rounded up; a dash if unknown
 * (decisions, Screens).
 */
export const minimumText = (limit: Limit): string => whole(limit, Math.ceil);

/**
 * The largest whole amount that is accepted: a maximum with cents is rounded down; a dash if unknown
 * (decisions, Screens).
 */
export const maximumText = (limit: Limit): string => whole(limit, Math.floor);
