import { useApp } from "#app/application/useApp.ts";
import { useEffect, useState } from "react";
import { trailAfter } from "#app/domain/boards/ballTrail.ts";
import { type Match } from "#app/domain/boards/match.ts";
import { type BallPosition } from "#app/domain/boards/matchStats.ts";
import { noteSighting } from "#app/stores/match/sightings.ts";

const NONE: readonly BallPosition[] = [];

/** The ball's last reported places while this page was open, oldest first; dangerous attacks among them count for the momentum. */
export function useTrail({ id, live }: Match, ball: BallPosition | undefined): readonly BallPosition[] {
  const app = useApp();
  const [trail, setTrail] = useState(NONE);
  const next = trailAfter(trail, ball);
  if (next !== trail) setTrail(next);
  const minute = live?.minute;
  useEffect(() => {
    if (ball && minute !== undefined) noteSighting(app, id, ball, minute, Date.now());
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a new ball is a new sighting
  }, [ball]);
  return next;
}
