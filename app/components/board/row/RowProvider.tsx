import { useApp } from "#app/application/useApp.ts";
import { useRouter } from "@tanstack/react-router";
import { type ReactNode } from "react";
import { type Match } from "#app/domain/boards/match.ts";
import { type Day } from "#app/domain/time/dates.ts";
import { type OddsStyle } from "#app/domain/odds/odds.ts";
import { openBonus } from "#app/flows/slip/bonus.ts";
import { useFavourites } from "#app/flows/lists/favourites.ts";
import { afterTouch } from "#app/ui/touch/afterTouch.ts";
import { usePick } from "#app/flows/slip/pick.ts";
import { matchPlace } from "#app/flows/lists/matchPlace.ts";
import { useReportDay } from "#app/flows/lists/today.ts";
import { useFeed } from "#app/stores/feed.ts";
import { useSettings } from "#app/stores/settings.ts";
import { useParlayMode } from "#app/stores/slip.ts";
import { PriceCell } from "#app/components/board/price/PriceCell.tsx";
import { RowContext } from "./rowContext.ts";
import { type RowParts } from "./rowKit.ts";
import { Score } from "./Score.tsx";
import { selectionOf } from "#app/domain/slip/selectionOf.ts";

interface RowProviderProps {
  readonly matchOf: (matchId: number) => Match | undefined;
  readonly oddsStyle: OddsStyle;
  /** The report day of the list; else today's. */
  readonly day?: Day | undefined;
  /** The list collects a parlay; else the last chosen list decides. */
  readonly parlay?: boolean;
  readonly children: ReactNode;
}

const PARTS: RowParts = { Price: PriceCell, Score };

/** What every price and star needs, in a list or outside one: slip, favourites, clock, navigation (design 4.1, 4.2). */
export function RowProvider({ matchOf, oddsStyle, day, parlay, children }: RowProviderProps) {
  const app = useApp();
  const router = useRouter();
  const timeZone = useSettings((settings) => settings.timeZone);
  const today = useReportDay();
  const frozen = useFeed((feed) => feed.loss !== undefined);
  const inParlay = useParlayMode();
  const onPick = usePick();
  const favourites = useFavourites();
  const placeOf = (matchId: number) => matchPlace(app, { matchId, leagueId: matchOf(matchId)?.leagueId });
  return (
    <RowContext
      value={{
        parts: PARTS,
        oddsStyle,
        timeZone,
        day: day ?? today,
        frozen,
        parlay: parlay ?? inParlay,
        favourites: favourites.ids,
        pick: (painted) => {
          const selection = selectionOf(matchOf(painted.matchId), painted, oddsStyle);
          // the selection is that of the tap; rendering the slip takes longer than the tap may take to show
          if (selection) afterTouch(() => onPick(selection));
        },
        onToggleFavourite: (matchIds, on) =>
          favourites.toggle(
            matchIds.flatMap((id) => matchOf(id) ?? []),
            on,
          ),
        onPressMatch: (matchId) => {
          void router.preloadRoute(placeOf(matchId));
          void import("#app/flows/lists/pressMatch.ts").then(
            ({ pressMatch }) => pressMatch(app, { matchId, oddsStyle, mixParlay: inParlay }),
            () => undefined,
          );
        },
        onOpenMatch: (matchId) => void router.navigate(placeOf(matchId)),
        onOpenBonus: (matchId) => openBonus(app, matchId),
      }}
    >
      {children}
    </RowContext>
  );
}
