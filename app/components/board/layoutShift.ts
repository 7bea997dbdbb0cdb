/** A price that changed or moved within this time does not react to a tap, ms (trust BET-26). */
const SETTLING_MS = 300;

let shiftedAt = Number.NEGATIVE_INFINITY;

/** Says that prices have just moved on the screen: a list was sorted anew, or rows came or went (trust BET-26). */
export const noteLayoutShift = (): void => {
  shiftedAt = performance.now();
};

/** True when a tap may have been meant for what stood there a moment ago; `changedAt` is the price's own last change (trust BET-26). */
export const isSettling = (changedAt: number): boolean =>
  performance.now() - Math.max(changedAt, shiftedAt) < SETTLING_MS;

/** Passes on a tap that was aimed at this very price before it was drawn anew: what has moved since does not matter (trust BET-26). */
export function passAimed(tap: () => void): void {
  const held = shiftedAt;
  shiftedAt = Number.NEGATIVE_INFINITY;
  tap();
  shiftedAt = held;
}
