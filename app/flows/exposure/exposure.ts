import { useState } from "react";
import { exposureOf, type Exposure, type Listed } from "#app/domain/exposure/exposure.ts";
import { type HeldMatch, SLIP, type SlipPick } from "#app/domain/exposure/held.ts";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { unsettledCount } from "#app/domain/bets/status.ts";
import { useSession } from "#app/stores/session.ts";
import { useStatuses } from "#app/flows/bets/betCounts.ts";
import { useOpenBets } from "#app/flows/bets/openBets.ts";

/** What a match's open bets pay, and which of them are shown. */
export interface ExposureView {
  readonly match: HeldMatch;
  /** For all of them; the list follows it. */
  readonly exposure: Exposure;
  /** The same for those that are shown. */
  readonly shown: Exposure;
  readonly bets: ReadonlyMap<string, BetRecord>;
  readonly slip: SlipPick | undefined;
  readonly isLeftOut: (id: string) => boolean;
  readonly leaveOut: (id: string, out: boolean) => void;
  /** Shows only the bets that the bookmaker has accepted, or all again. */
  readonly acceptedAlone: boolean;
  readonly setAcceptedAlone: (alone: boolean) => void;
}

const shownIds = (exposure: Exposure): readonly Listed[] => (exposure.view === "none" ? [] : exposure.listed);

/**
 * What a match's open bets and the slip's selection pay at each final score; undefined if there is nothing to show. It
 * reads the open-bet list that is read anyway, and requests no match (EXP-15).
 */
export function useExposure(match: HeldMatch | undefined, slip?: SlipPick): ExposureView | undefined {
  const statuses = useStatuses();
  const account = useSession((session) => session.account);
  const { data } = useOpenBets(unsettledCount(statuses) > 0);
  const [out, setOut] = useState<ReadonlySet<string>>(new Set());
  const [acceptedAlone, setAcceptedAlone] = useState(false);
  if (match === undefined || account === undefined) return undefined;
  const bets = data ? [...data.bets, ...data.sold] : [];
  const exposure = exposureOf({ match, bets, slip });
  const isHere = exposure.view === "none" ? hasBet(match, bets) : exposure.listed.some(({ layer }) => layer !== "slip");
  if (!isHere) return undefined;
  const isLeftOut = (id: string): boolean =>
    out.has(id) || (acceptedAlone && shownIds(exposure).some((one) => one.id === id && one.layer !== "accepted"));
  const isWhole = out.size === 0 && !acceptedAlone;
  const looked = { match, bets: bets.filter(({ id }) => !isLeftOut(id)) };
  return {
    match,
    exposure,
    shown: isWhole ? exposure : exposureOf({ ...looked, slip: isLeftOut(SLIP) ? undefined : slip }),
    bets: new Map(bets.map((bet) => [bet.id, bet])),
    slip,
    isLeftOut,
    leaveOut: (id, leave) => {
      const next = new Set(out);
      if (leave) next.add(id);
      else next.delete(id);
      setOut(next);
    },
    acceptedAlone,
    setAcceptedAlone,
  };
}

const hasBet = ({ id, extensions }: HeldMatch, bets: readonly BetRecord[]): boolean =>
  bets.some(
    ({ kind, legs }) =>
      kind !== "outright" && legs.some(({ matchId }) => matchId === id || extensions.includes(matchId)),
  );
