"use no memo";

import { useState } from "react";
import { type ScoreProps } from "./rowKit.ts";
import { ScoreFace } from "./ScoreFace.tsx";

/** One side's score; a goal lights up behind it for 3 s, and is news for 6 s (design 4.2). */
export function Score({ value }: ScoreProps) {
  const [seen, setSeen] = useState({ value, goals: 0 });
  let { goals } = seen;
  if (seen.value !== value) {
    const isMore = value !== undefined && seen.value !== undefined && value > seen.value;
    // a goal that is taken back is no news any more
    goals = isMore ? goals + 1 : 0;
    setSeen({ value, goals });
  }
  return ScoreFace({ value, goals, onOver: () => setSeen({ value, goals: 0 }) });
}
