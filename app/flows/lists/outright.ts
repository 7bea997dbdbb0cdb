import { useOutRight } from "#app/api/odds/getOutRight.ts";
import { config } from "#app/config.ts";
import { outrightSports } from "#app/domain/boards/menu.ts";
import { type Outright } from "#app/domain/boards/outright.ts";
import { type SportId } from "#app/domain/odds/sports.ts";
import { useList } from "#app/stores/list.ts";
import { useSettings } from "#app/stores/settings.ts";
import { useKeptFailure } from "#app/flows/keptFailure.ts";
import { codeOf } from "./board.ts";
import { useMenuView } from "./menu.ts";
import { useOddsStyle } from "#app/flows/session/preference.ts";

/** The outright page: the sports with winners to bet on, and the outrights of one of them. */
export interface OutrightView {
  readonly sports: readonly { readonly sportId: SportId; readonly count: number }[];
  readonly sportId: SportId;
  /** Undefined until the first response. */
  readonly outrights: readonly Outright[] | undefined;
  readonly updatedAt: number;
  /** The last refetch failed. */
  readonly failing: boolean;
  /** ms. */
  readonly interval: number;
  readonly failureCode: number | undefined;
  readonly retry: () => void;
}

/**
 * The outrights of a sport, every 60 s; by default of the current sport, or of the first that has any (spec §7, §9).
 */
export function useOutrights(wanted: number | undefined): OutrightView {
  const language = useSettings((settings) => settings.language);
  const comboId = useList((list) => list.comboId);
  const oddsStyle = useOddsStyle();
  const { menu, sportId: shown, error: menuError, read: readMenu } = useMenuView();
  const sports = menu === undefined ? [] : outrightSports(menu, comboId);
  const sportId = (
    sports.find((one) => one.sportId === wanted) ??
    sports.find((one) => one.sportId === shown) ??
    sports[0]
  )?.sportId;
  const { data, error, isError, dataUpdatedAt, refetch } = useOutRight(
    { sportId: sportId ?? shown, comboId, language, oddsStyle },
    menu !== undefined,
  );
  const { failure, retry } = useKeptFailure(
    { data, error: error ?? menuError, refetch: menu === undefined ? readMenu : refetch },
    String(sportId),
  );
  return {
    sports,
    sportId: sportId ?? shown,
    outrights: data?.outrights,
    updatedAt: dataUpdatedAt,
    failing: isError,
    interval: config().intervals.outright,
    failureCode: codeOf(failure),
    retry,
  };
}
