import { type Path } from "#app/api/cache.ts";
import { type Query } from "#app/api/address.ts";
import { listMarkets } from "#app/domain/odds/listMarkets.ts";

/**
 * The two calls of the first list, and who the member is, defined only here: for the app, and for app/start/boot.ts,
 * which makes them first.
 */

/** The path of the menu. */
export const MENU = "odds/GetMenu" satisfies Path;

/** The path of the live board. */
export const LIVE = "odds/GetLiveMatchOdds" satisfies Path;

/** The path of the member, whose query is empty. */
export const MEMBER = "odds/GetUserInfo" satisfies Path;

/** Which live list. */
interface LiveList {
  /** 0 = all sports. */
  readonly sportId: number;
  readonly comboId: number;
  readonly language: string;
  readonly oddsStyle: number;
}

/** Everything that changes the response; the updateTime of the last response is not part of it. */
export interface LiveAsk extends LiveList {
  /** Market ids, comma-joined. */
  readonly marketList: string;
}

/** The parameters of a sport's live list. */
export const liveAsk = ({ sportId, comboId, language, oddsStyle }: LiveList): LiveAsk => ({
  sportId,
  comboId,
  language,
  oddsStyle,
  marketList: listMarkets(sportId).join(","),
});

/** The parameters of the menu. */
export const menuQuery = ({ language }: { readonly language: string }) => ({ language }) satisfies Query;

/** The parameters of the live board, except the updateTime. */
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
