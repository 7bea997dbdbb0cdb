"use no memo";

import { useApp } from "#app/application/useApp.ts";
import { useEffect, useState } from "react";
import type { Aged } from "#app/components/views/StaleBar.tsx";
import { onPageClock } from "#app/application/clock.ts";

const STEP_MS = 5_000;

/** Prices that are polled. */
interface Priced {
  /** Epoch ms of the last good answer, 0 for none. */
  readonly updatedAt: number;
  /** ms. */
  readonly interval: number;
  /** The last attempt to refresh them failed. */
  readonly failing: boolean;
}

/** The age of the prices once it is over twice their interval, updated every 5 s; undefined while they are fresh (decisions, Polling). */
export function usePriceAge({ updatedAt, interval, failing }: Priced): Aged | undefined {
  const app = useApp();
  const [now, setNow] = useState(app.now);
  const [read, setRead] = useState(() => ({ updatedAt, at: onPageClock(app, updatedAt) }));
  if (read.updatedAt !== updatedAt) setRead({ updatedAt, at: onPageClock(app, updatedAt) });
  const oldFrom = read.at + 2 * interval;
  useEffect(() => {
    if (updatedAt === 0) return;
    const timer = setTimeout(() => setNow(app.now()), Math.max(oldFrom + 1 - app.now(), STEP_MS));
    return () => clearTimeout(timer);
  }, [app, updatedAt, oldFrom, now]);
  return updatedAt > 0 && now > oldFrom ? { age: now - read.at, failing } : undefined;
}
