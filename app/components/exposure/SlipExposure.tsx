import { useDeferredValue } from "react";
import { type PaintedLeg } from "#app/domain/slip/paintedLeg.ts";
import { useExposure } from "#app/flows/exposure/exposure.ts";
import { useHeldMatch } from "#app/flows/exposure/exposureMatch.ts";
import { ExposureFold } from "./ExposureFold.tsx";

interface SlipExposureProps {
  readonly leg: PaintedLeg;
  /** The amount as typed, in the account currency; 0 = none. */
  readonly stake: number;
  /** The time the slip is rendered for, epoch ms, and how old a price may be, ms. */
  readonly now: number;
  readonly lifeMs: number;
  /** There is room to show it unfolded. */
  readonly unfolded?: boolean;
}

/** In the single slip: the net of its selection and the open bets on the same match together (EXP-15). */
export function SlipExposure(props: SlipExposureProps) {
  // it takes as long as the whole rest of the slip: a typed digit must not wait for it
  const { leg, stake, now, lifeMs, unfolded } = useDeferredValue(props);
  const { selection, price, match, quote } = leg;
  const { matchId, mainId, marketId, sportId, startsAt } = selection;
  const held = useHeldMatch({ matchId, mainId, marketId, sportId, startsAt }, now);
  const view = useExposure(held, { ...selection, ...price, stake });
  const old = quote === undefined || now - quote.at > lifeMs;
  if (!view) return null;
  const { home, away } = selection;
  return <ExposureFold view={view} home={home} away={away} match={match} old={old} unfolded={unfolded} />;
}
