import { useBoards } from "#app/api/useBoards.ts";
import { type HeldSide, heldSide, type NamedTeam } from "#app/domain/look/heldSide.ts";
import { useSettings } from "#app/stores/settings.ts";

/** A team of a record, which names no id, as the lists have it; undefined if none has it, or if none is named. */
export function useTeamSide(team: NamedTeam | undefined): HeldSide | undefined {
  const boards = useBoards(useSettings((settings) => settings.language));
  return team === undefined ? undefined : heldSide(boards, team);
}
