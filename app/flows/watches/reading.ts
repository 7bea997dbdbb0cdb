import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { type Match } from "#app/domain/boards/match.ts";
import { type MatchReading } from "#app/domain/watches/judge.ts";
import { newestReading } from "./answers.ts";

/** The newest answer about a match while it is on the screen; undefined if no board has it. */
export function useReading(matchId: number): (MatchReading & { readonly match: Match }) | undefined {
  const client = useQueryClient();
  const [reading, setReading] = useState(() => newestReading(client, matchId));
  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type === "updated" && event.action.type === "success") setReading(newestReading(client, matchId));
      }),
    [client, matchId],
  );
  return reading;
}
