import { type MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type LeagueSection } from "#app/domain/boards/boardOrder.ts";
import { type Match } from "#app/domain/boards/match.ts";
import { listMarkets } from "#app/domain/odds/listMarkets.ts";
import { firstHalfName } from "#app/text/listMarkets.ts";

/** A market view of a list: which markets its rows show and how (design 4.6). */
export interface BoardView {
  /** "main" is the one a sport starts with. */
  readonly id: string;
  readonly name: MessageDescriptor;
  readonly rows:
    | { readonly look: "pairs"; readonly markets: readonly number[] }
    | { readonly look: "single"; readonly market: number; readonly positions: 2 | 3 };
  /** The prices are those of the extension match of this kind (1 corners). */
  readonly extension?: number;
}

const MAIN = [1, 3] as const;

const pairs = (id: string, name: MessageDescriptor, markets: readonly number[]): BoardView => ({
  id,
  name,
  rows: { look: "pairs", markets },
});

const CORNERS: BoardView = { ...pairs("corners", msg`Corners`, MAIN), extension: 1 };

/**
 * The views of a sport, from its list markets; a sport without a handicap starts with its winner market (design 4.6, domain D3). If
 * there is room for three markets, 1X2 is beside the other two and needs no view of its own (design-2, 8).
 */
export function viewsOf(sportId: number, spacious = false): readonly BoardView[] {
  const markets = listMarkets(sportId);
  const single = (id: string, market: number): BoardView =>
    market === 5
      ? { id, name: msg`1X2`, rows: { look: "single", market: 5, positions: 3 } }
      : { id, name: msg`Money line`, rows: { look: "single", market: 16, positions: 2 } };
  const winners = markets.filter((id) => id === 16 || id === 5);
  if (!markets.includes(1)) return winners.map((market, at) => single(at === 0 ? "main" : `m${market}`, market));
  const more = [
    ...(markets.includes(2) ? [pairs("half", firstHalfName(sportId), [2, 4])] : []),
    ...(sportId === 1 ? [CORNERS] : []),
  ];
  if (spacious && winners[0] === 5) return [pairs("main", msg`Main`, [1, 3, 5]), ...more];
  return [pairs("main", msg`HDP & O/U`, MAIN), ...winners.map((market) => single(`m${market}`, market)), ...more];
}

/** The views with something to show on this list: corners only if a match has extensions. */
export const viewsFor = (sportId: number, sections: readonly LeagueSection[], spacious = false): readonly BoardView[] =>
  viewsOf(sportId, spacious).filter(
    ({ extension }) =>
      extension === undefined ||
      sections.some(({ matches }) => matches.some(({ extensions }) => extensions.length > 0)),
  );

/** The markets whose prices a view shows. */
export const marketsOf = ({ rows }: BoardView): readonly number[] =>
  rows.look === "pairs" ? rows.markets : [rows.market];

/** The view that a list opens on: the first with a price, because one with only dashes offers nothing to bet on. */
export const openingView = (
  views: readonly BoardView[],
  matches: readonly Pick<Match, "markets">[],
): BoardView | undefined =>
  views.find(
    (view) =>
      view.extension === undefined &&
      matches.some(({ markets }) =>
        marketsOf(view).some((id) => markets[id]?.some(({ odds }) => odds.some((price) => price !== 0))),
      ),
  );

/** The view that many places after another, or before it if negative; undefined past either end (design 4.6). */
export const viewBeside = (views: readonly BoardView[], view: BoardView, step: 1 | -1): BoardView | undefined =>
  views[views.findIndex(({ id }) => id === view.id) + step];

/** The view with that id, else the sport's first (design 4.6). */
export function viewOf(views: readonly BoardView[], id: string | undefined): BoardView {
  const view = views.find((one) => one.id === id) ?? views[0];
  if (!view) throw new Error("a sport has at least one view");
  return view;
}
