import { type Path } from "#app/api/cache.ts";
import { type Query } from "#app/api/address.ts";
import { listMarkets } from "#app/domain/odds/markets.ts";

/** The two calls of the first list, spelled here alone: the app and app/start/boot.ts, which makes them first, read it. */

/** The path of the menu. */
export const MENU = "odds/GetMenu" satisfies Path;

/** The path of the live board. */
export const LIVE = "odds/GetLiveMatchOdds" satisfies Path;

/** Which live list. */
interface LiveList {
  /** 0 = all sports. */
  readonly sportId: number;
  readonly comboId: number;
  readonly language: string;
  readonly oddsStyle: number;
}

/** Everything that changes the answer; the clock of the last answer is not part of it. */
export interface LiveAsk extends LiveList {
  /** Market ids, comma-joined. */
  readonly marketList: string;
}

/** What the live list of a sport is asked for with. */
export const liveAsk = ({ sportId, comboId, language, oddsStyle }: LiveList): LiveAsk => ({
  sportId,
  comboId,
  language,
  oddsStyle,
  marketList: listMarkets(sportId).join(","),
});

/** The parameters of the menu. */
export const menuQuery = ({ language }: { readonly language: string }) => ({ language }) satisfies Query;

/** The parameters of the live board, but for the clock. */
export const liveQuery = ({ sportId, comboId, language, oddsStyle, marketList }: LiveAsk) =>
  ({
    language,
    oddsStyle,
    marketList,
    isMixparlay: false,
    IncludeExtenMatch: true,
    sportID: sportId,
    comboId: comboId || undefined,
  }) satisfies Query;
