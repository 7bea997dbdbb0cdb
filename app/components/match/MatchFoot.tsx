import { MatchExposure } from "#app/components/exposure/MatchExposure.tsx";
import { TellKickOff } from "#app/components/watches/TellKickOff.tsx";
import { isOffered } from "#app/config.ts";
import { type Match } from "#app/domain/boards/match.ts";
import { hasBegun } from "#app/domain/watches/canTell.ts";
import { serverNow } from "#app/stores/serverClock.ts";
import { type ReactNode } from "react";

interface MatchFootProps {
  readonly match: Match;
  readonly extensions: readonly Match[];
  /** The match in one line: how it stands. */
  readonly score: ReactNode;
}

/** At the foot: what the member's bets on the match come to; before it begins and without a bet, whether one is told of it. */
export function MatchFoot({ match, extensions, score }: MatchFootProps) {
  const tell = isOffered("watches") && !hasBegun(match, serverNow()) && <TellKickOff match={match} />;
  if (!isOffered("exposure")) return tell;
  return (
    <MatchExposure match={match} extensions={extensions} score={score}>
      {tell}
    </MatchExposure>
  );
}
