import { useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { boardsIn, watchBoards } from "#app/api/boards.ts";
import { type HeldSide, heldSide, type NamedTeam } from "#app/domain/look/heldSide.ts";
import { useSettings } from "#app/stores/settings.ts";

/** What of a side decides its crest, as one text: a list that moves its prices changes none of it. */
const textOf = (held: HeldSide | undefined): string =>
  held === undefined ? "" : `${held.side} ${held.match.homeId} ${held.match.awayId}`;

/** A team of a record, which names no id, as the lists have it; undefined if none has it, or if none is named. */
export function useTeamSide(team: NamedTeam | undefined): HeldSide | undefined {
  const client = useQueryClient();
  const language = useSettings((settings) => settings.language);
  const find = () => (team === undefined ? undefined : heldSide(boardsIn(client, language), team));
  useSyncExternalStore(
    (changed) => watchBoards(client, changed),
    () => textOf(find()),
  );
  return find();
}
