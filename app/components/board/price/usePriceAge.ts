"use no memo";

import { useEffect, useState } from "react";
import type { Aged } from "#app/components/shell/over/StaleBar.tsx";
import { onPageClock, pageNow } from "#app/stores/clock.ts";

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
  const [now, setNow] = useState(pageNow);
  const [read, setRead] = useState(() => ({ updatedAt, at: onPageClock(updatedAt) }));
  if (read.updatedAt !== updatedAt) setRead({ updatedAt, at: onPageClock(updatedAt) });
  const oldFrom = read.at + 2 * interval;
  useEffect(() => {
    if (updatedAt === 0) return;
    const timer = setTimeout(() => setNow(pageNow()), Math.max(oldFrom + 1 - pageNow(), STEP_MS));
    return () => clearTimeout(timer);
  }, [updatedAt, oldFrom, now]);
  return updatedAt > 0 && now > oldFrom ? { age: now - read.at, failing } : undefined;
}
