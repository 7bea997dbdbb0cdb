/** A share in percent with one decimal and its sign: "28.6%", "−5.2%"; a dash if there is nothing to divide by (FIG-05). */
export const percentText = (share: number | null): string =>
  share === null ? "–" : `${share < 0 ? "−" : ""}${Math.abs(share).toFixed(1)}%`;
