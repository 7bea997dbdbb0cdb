import { type App } from "#app/application/app.ts";
import { PAGE } from "#app/addresses.ts";
import { PLAY_TYPE } from "#app/domain/boards/boardOrder.ts";
import { useList } from "#app/stores/list.ts";

/** A match as a link names it; its league is undefined where nothing on the page says which it is. */
export interface LinkedMatch {
  readonly matchId: number;
  readonly leagueId: number | undefined;
}

/** Where a match is: its page, with the match, its league, and the list that the member came from (spec §2). */
export const matchPlace = (app: App, { matchId, leagueId }: LinkedMatch) => ({
  to: PAGE.match,
  search: {
    matchId,
    ...(leagueId !== undefined && { leagueId }),
    type: PLAY_TYPE.number(useList.of(app).getState().playType),
  },
});
