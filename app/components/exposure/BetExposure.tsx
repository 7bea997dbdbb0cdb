import { type BetLeg, type BetRecord, isOpenBet } from "#app/domain/bets/bet.ts";
import { useExposure } from "#app/flows/exposure/exposure.ts";
import { useHeldMatch } from "#app/flows/exposure/exposureMatch.ts";
import { useBoardMatch } from "#app/flows/lists/liveMatch.ts";
import { useMinute } from "#app/flows/lists/today.ts";
import { byServer } from "#app/stores/serverClock.ts";
import { ExposureFold } from "./ExposureFold.tsx";
import styles from "./BetExposure.module.css";

/** The leg of the one match that an open bet still waits for; undefined if it waits for several, or for an outright. */
function waitingLeg({ kind, status, legs }: BetRecord): BetLeg | undefined {
  const [leg, ...others] = legs.filter(({ result }) => result === undefined);
  return kind === "outright" || !isOpenBet(status) || others.length > 0 ? undefined : leg;
}

function LegExposure({ leg }: { readonly leg: BetLeg }) {
  // drawn anew each minute: at kick-off a match without a score is no longer one that has not begun
  const now = byServer(useMinute(true));
  const match = useBoardMatch(leg.matchId);
  const view = useExposure(useHeldMatch(leg, now));
  if (!view) return null;
  return (
    <div className={styles.apart}>
      <ExposureFold view={view} home={leg.home} away={leg.away} match={match} />
    </div>
  );
}

/** On an open bet's own page: the net of all open bets on its match at each final score (EXP-15). */
export function BetExposure({ bet }: { readonly bet: BetRecord }) {
  const leg = waitingLeg(bet);
  return leg && <LegExposure leg={leg} />;
}
