import { useApp } from "#app/application/useApp.ts";
import { useState } from "react";
import { isHalted, type Match } from "#app/domain/boards/match.ts";
import { ticketState } from "#app/domain/slip/ticket.ts";
import { type ClockMark, clockMark } from "#app/domain/time/matchClock.ts";
import { onPageClock } from "#app/application/clock.ts";
import { useFeed } from "#app/stores/feed.ts";

/** The sport whose minute counts up (contract, Match). */
const SOCCER = 1;

/** The clock of a match that counts by itself. */
export interface MatchClock {
  readonly mark: ClockMark;
  /** It is stopped: betting is suspended, or the bookmaker cannot be reached. */
  readonly stopped: boolean;
}

/** No price of the match is open: the bookmaker is waiting for something. */
const isShut = ({ markets }: Match): boolean =>
  Object.values(markets).every((lines) => lines.every(({ status }) => ticketState(status, false) !== "open"));

/** The clock of a match whose minute arrived at `toldAt`, epoch ms, 0 = not yet; undefined if the sport's own words are shown (design-2, 5.1). */
export function useMatchClock(match: Match | undefined, toldAt: number): MatchClock | undefined {
  const app = useApp();
  const [held, setHeld] = useState<ClockMark>();
  const lost = useFeed(({ loss }) => loss !== undefined);
  const counts = match?.sportId === SOCCER && match.stage === "live" && !match.live?.clock && !isHalted(match.state);
  const minute = counts ? match.live?.minute : undefined;
  const mark = minute === undefined || toldAt === 0 ? undefined : clockMark(held, minute, onPageClock(app, toldAt));
  if (mark !== held) setHeld(mark);
  return mark && match && { mark, stopped: lost || isShut(match) };
}
