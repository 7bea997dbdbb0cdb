import { positionOf } from "./markets.ts";

/** What decides which side a pick stands for. */
interface Picked {
  readonly sportId: number;
  readonly marketId: number;
  /** 1-based. */
  readonly betPos: number;
  readonly positions?: number | undefined;
}

/** The side that a pick stands for, 0 home and 1 away; undefined for a total, a draw, a score (domain D1). */
export function pickedSide({ sportId, marketId, betPos, positions }: Picked): 0 | 1 | undefined {
  const key = positionOf(marketId, sportId, betPos, positions);
  if (key === "home") return 0;
  return key === "away" ? 1 : undefined;
}
