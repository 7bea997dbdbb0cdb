import { useApp } from "#app/application/useApp.ts";
import { useNavigate } from "@tanstack/react-router";
import { type Watch } from "#app/domain/watches/watch.ts";
import { matchPlace } from "#app/flows/lists/matchPlace.ts";
import { PAGE } from "#app/addresses.ts";

/** Leads to what a watch is about, with current prices and never with a stake: its bet, or its match (WAT-07). */
export function useToWatched(): (watch: Watch) => void {
  const app = useApp();
  const navigate = useNavigate();
  return ({ betId, matchId, leagueId }) =>
    void (betId === undefined
      ? navigate(matchPlace(app, { matchId, leagueId }))
      : navigate({ to: PAGE.bet, search: { betId } }));
}
