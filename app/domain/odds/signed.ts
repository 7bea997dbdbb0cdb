import { formatMoney } from "./moneyText.ts";

/** A sum with its sign: "+41.50", "−48.30", "0.00" (design 4.12). */
export const signed = (amount: number, decimals: 0 | 2 = 2): string => {
  const text = formatMoney(amount, decimals);
  return amount > 0 && /[1-9]/.test(text) ? `+${text}` : text;
};
