import { useApp } from "#app/application/useApp.ts";
import { useLingui } from "@lingui/react/macro";
import { useLayoutEffect, useRef } from "react";
import { type Match } from "#app/domain/boards/match.ts";
import { clockDigits, clockSeconds } from "#app/domain/time/matchClock.ts";
import { progressText } from "#app/text/progress.ts";
import { type MatchClock } from "./useMatchClock.ts";

interface ClockProps {
  readonly match: Match;
  /** Absent if the sport's own words are shown. */
  readonly clock: MatchClock | undefined;
  /** Without the name of the period. */
  readonly bare?: boolean;
}

/** "2H 67:12", counting seconds: one text, written by a timer without rendering (design-2, 5.1). */
export function Clock({ match, clock, bare = false }: ClockProps) {
  const app = useApp();
  const { i18n } = useLingui();
  const text = useRef<HTMLSpanElement>(null);
  const period = match.live?.period ?? 0;
  const word = bare ? "" : `${progressText(i18n, { sportId: match.sportId, live: { period } })} `;
  const mark = clock?.mark;
  const stopped = clock?.stopped ?? true;
  useLayoutEffect(() => {
    if (mark === undefined) return;
    const write = () => {
      if (text.current) text.current.textContent = word + clockDigits(period, clockSeconds(mark, app.now()));
    };
    // a stopped clock keeps what it showed
    if (!stopped || text.current?.textContent === "") write();
    if (stopped) return;
    const timer = setInterval(write, 1_000);
    return () => clearInterval(timer);
  }, [app, mark, stopped, period, word]);
  return mark === undefined ? <span>{progressText(i18n, match)}</span> : <span ref={text} />;
}
