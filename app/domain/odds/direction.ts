/** Which way a price or a sum moves, by its sign: up above 0, down below; undefined for 0. */
export function directionOf(amount: number): "up" | "down" | undefined {
  if (amount === 0) return undefined;
  return amount > 0 ? "up" : "down";
}
