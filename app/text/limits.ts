import { formatMoney } from "#app/domain/odds/moneyText.ts";

type Limit = number | null | undefined;

const whole = (limit: Limit, cut: (limit: number) => number): string =>
  formatMoney(typeof limit === "number" ? cut(limit) : limit, 0);

/** The least amount as a whole number that is taken: a minimum with cents is rounded up; a dash when unknown (decisions, Screens). */
export const minimumText = (limit: Limit): string => whole(limit, Math.ceil);

/** The most as a whole number that is taken: a maximum with cents is rounded down; a dash when unknown (decisions, Screens). */
export const maximumText = (limit: Limit): string => whole(limit, Math.floor);
