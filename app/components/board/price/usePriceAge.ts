"use no memo";

import { useEffect, useState } from "react";
import type { Aged } from "#app/components/shell/over/StaleBar.tsx";

const STEP_MS = 5_000;

/** Prices that are asked for again and again. */
interface Priced {
  /** Epoch ms of the last good answer, 0 for none. */
  readonly updatedAt: number;
  /** ms. */
  readonly interval: number;
  /** The last attempt to read them anew failed. */
  readonly failing: boolean;
}

/** The age of the prices once it is over twice their interval, told anew every 5 s; undefined while they are fresh (decisions, Polling). */
export function usePriceAge({ updatedAt, interval, failing }: Priced): Aged | undefined {
  const [now, setNow] = useState(() => Date.now());
  const oldFrom = updatedAt + 2 * interval;
  useEffect(() => {
    if (updatedAt === 0) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(oldFrom + 1 - Date.now(), STEP_MS));
    return () => clearTimeout(timer);
  }, [updatedAt, oldFrom, now]);
  return updatedAt > 0 && now > oldFrom ? { age: now - updatedAt, failing } : undefined;
}
