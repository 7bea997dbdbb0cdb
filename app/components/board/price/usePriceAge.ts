"use no memo";

import { useEffect, useState } from "react";

const STEP_MS = 5_000;

/** The age of the prices in ms once it is over twice their interval, told anew every 5 s; undefined while they are fresh (decisions, Polling). */
export function usePriceAge(updatedAt: number, interval: number): number | undefined {
  const [now, setNow] = useState(() => Date.now());
  const oldFrom = updatedAt + 2 * interval;
  useEffect(() => {
    if (updatedAt === 0) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(oldFrom + 1 - Date.now(), STEP_MS));
    return () => clearTimeout(timer);
  }, [updatedAt, oldFrom, now]);
  return updatedAt > 0 && now > oldFrom ? now - updatedAt : undefined;
}
