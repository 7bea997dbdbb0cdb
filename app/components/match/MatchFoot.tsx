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
  /** The match's state in one line. */
  readonly score: ReactNode;
}

/** At the foot: the sum of the member's bets on the match; before kick-off and without a bet, its alerts. */
export function MatchFoot({ match, extensions, score }: MatchFootProps) {
  const tell = isOffered("watches") && !hasBegun(match, serverNow()) && <TellKickOff match={match} />;
  if (!isOffered("exposure")) return tell;
  return (
    <MatchExposure match={match} extensions={extensions} score={score}>
      {tell}
    </MatchExposure>
  );
}
