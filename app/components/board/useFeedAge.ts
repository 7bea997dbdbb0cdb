"use no memo";

import { useApp } from "#app/application/useApp.ts";
import { useEffect, useState } from "react";
import type { Aged } from "#app/components/views/StaleBar.tsx";
import { onPageClock } from "#app/application/clock.ts";
import { type MatchFeed } from "#app/flows/lists/matchFeed.ts";

const STEP_MS = 5_000;

/**
 * The age of a list's prices once it is over twice their interval, updated every 5 s; undefined while they are
 * fresh, so that an answer renders nothing (decisions, Polling).
 */
export function useFeedAge(feed: MatchFeed, interval: number): Aged | undefined {
  const app = useApp();
  const [aged, setAged] = useState<Aged>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let seen = 0;
    let readAt = 0;
    const look = () => {
      clearTimeout(timer);
      const updatedAt = feed.updatedAt();
      if (updatedAt === 0) return;
      if (updatedAt !== seen) readAt = onPageClock(app, updatedAt);
      seen = updatedAt;
      const now = app.now();
      const oldFrom = readAt + 2 * interval;
      setAged(now > oldFrom ? { age: now - readAt, failing: feed.failing() } : undefined);
      timer = setTimeout(look, now > oldFrom ? STEP_MS : oldFrom + 1 - now);
    };
    const first = setTimeout(look);
    const stop = feed.subscribe(look);
    return () => {
      clearTimeout(first);
      clearTimeout(timer);
      stop();
    };
  }, [app, feed, interval]);
  return aged;
}
