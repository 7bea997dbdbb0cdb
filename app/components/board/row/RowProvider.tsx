import { PAGE } from "#app/pages.ts";
import { useNavigate } from "@tanstack/react-router";
import { type ReactNode } from "react";
import { type Match } from "#app/domain/boards/match.ts";
import { type OddsStyle } from "#app/domain/odds/odds.ts";
import { openBonus } from "#app/flows/slip/bonus.ts";
import { useFavourites } from "#app/flows/lists/favourites.ts";
import { usePick } from "#app/flows/slip/pick.ts";
import { useReportDay } from "#app/flows/lists/today.ts";
import { useFeed } from "#app/stores/feed.ts";
import { useSettings } from "#app/stores/settings.ts";
import { useParlayMode } from "#app/stores/slip.ts";
import { RowContext } from "./rowContext.ts";
import { selectionOf } from "#app/components/board/selectionOf.ts";

interface RowProviderProps {
  readonly matches: Readonly<Record<number, Match>>;
  readonly oddsStyle: OddsStyle;
  readonly children: ReactNode;
}

/** What prices and stars outside a Board need: the same slip, the same favourites, the same clock (design 4.1, 4.2). */
export function RowProvider({ matches, oddsStyle, children }: RowProviderProps) {
  const navigate = useNavigate();
  const timeZone = useSettings((settings) => settings.timeZone);
  const today = useReportDay();
  const frozen = useFeed((feed) => feed.loss !== undefined);
  const parlay = useParlayMode();
  const onPick = usePick();
  const favourites = useFavourites();
  return (
    <RowContext
      value={{
        oddsStyle,
        timeZone,
        day: today,
        frozen,
        parlay,
        favourites: favourites.ids,
        pick: (painted) => {
          const selection = selectionOf(matches[painted.matchId], painted, oddsStyle);
          if (selection) onPick(selection);
        },
        onToggleFavourite: (matchIds, on) =>
          favourites.toggle(
            matchIds.flatMap((id) => matches[id] ?? []),
            on,
          ),
        onOpenMatch: (matchId) => {
          const leagueId = matches[matchId]?.leagueId;
          void navigate({
            to: PAGE.match,
            search: { matchId, ...(leagueId !== undefined && { leagueId }) },
          });
        },
        onOpenBonus: openBonus,
      }}
    >
      {children}
    </RowContext>
  );
}
