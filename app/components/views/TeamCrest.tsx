import { type NamedTeam } from "#app/domain/look/heldSide.ts";
import { OUTRIGHT } from "#app/domain/odds/markets.ts";
import { pickedSide } from "#app/domain/odds/pickedSide.ts";
import { useTeamSide } from "#app/flows/look/teamSide.ts";
import { Crest } from "./Crest.tsx";

interface TeamCrestProps {
  /** Undefined where no team is named. */
  readonly team: NamedTeam | undefined;
  /** Its height, px at the default text size. */
  readonly size: number;
}

/** The crest of a team that a record names; nothing for one that no list holds (design-3, 3). */
export function TeamCrest({ team, size }: TeamCrestProps) {
  const held = useTeamSide(team);
  return held ? <Crest match={held.match} side={held.side} size={size} /> : null;
}

/** A pick as slips, records and alerts keep it. */
interface Picked {
  readonly sportId: number;
  readonly marketId: number;
  readonly betPos: number;
  readonly positions?: number | undefined;
  readonly matchId: number;
  readonly home: string;
  readonly away: string;
  /** The runner of an outright. */
  readonly runner?: string | undefined;
}

/** The team that a pick stands for; undefined for a total, a draw, a score. */
function teamOf({ runner, home, away, matchId, ...pick }: Picked): NamedTeam | undefined {
  // on the slip the runner takes the place of home
  if (pick.marketId === OUTRIGHT) return { name: runner ?? home };
  const side = pickedSide(pick);
  return side === undefined ? undefined : { name: side === 0 ? home : away, matchId };
}

/** The crest of the side or runner that a pick stands for; nothing for a total, a draw, a score. */
export const PickCrest = ({ pick, size }: { readonly pick: Picked; readonly size: number }) => (
  <TeamCrest team={teamOf(pick)} size={size} />
);
