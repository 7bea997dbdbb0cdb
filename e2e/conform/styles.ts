import { type MarketRow } from "#app/api/odds/matchData.ts";
import { ODDS_STYLE, type OddsStyle } from "#app/domain/odds/odds.ts";
import { type Board, boardOf, boardQuery, type Pick, rowsOf } from "./answers.ts";
import { lasting } from "./between.ts";
import { type Book } from "./book.ts";
import { type Case } from "./check.ts";
import { skip } from "./skip.ts";

/** The styles on offer beside the decimal one. */
export const otherStyles = async (book: Book): Promise<readonly OddsStyle[]> =>
  (await book.styles()).filter((style) => style !== ODDS_STYLE.EU);

/** Every row of a board. */
export const allRows = ({ data }: Board): Pick[] =>
  data.MH.flatMap((match) => rowsOf(match).map((row) => ({ match, ...row })));

/** Today's soccer in a style, with the decimal rows that were the same before and after it. */
interface Styled {
  readonly styled: Board;
  readonly decimals: ReadonlyMap<string, MarketRow>;
}

const soccer = async (book: Book, style: number): Promise<Board> =>
  boardOf(await book.wire.ask("GetNoLiveMatchOdds", { query: { ...boardQuery(1, style), playType: 1 } }));

/** What names a row on every board: match, market and line. */
export const placeOf = ({ match, marketId, couId }: Pick): string => `${match.MatchID} ${marketId} ${couId}`;

async function inStyle(book: Book, style: number): Promise<Styled | undefined> {
  const boards = [await soccer(book, 2), await soccer(book, style), await soccer(book, 2)] as const;
  const [before, styled, after] = boards;
  if (styled.data.T < before.data.T || styled.data.T > after.data.T) return undefined;
  const last = new Map(allRows(after).map((pick) => [placeOf(pick), pick.row]));
  const steady = allRows(before).filter((pick) => last.get(placeOf(pick))?.join() === pick.row.join());
  return { styled, decimals: new Map(steady.map((pick) => [placeOf(pick), pick.row])) };
}

/**
 * What is wrong with the rows of each other style beside the decimal ones: `fault` gives words for a row, undefined if
 * it is right. A row that moves there and back in between is not the same twice.
 */
export async function besideDecimal(
  { book, find }: Case,
  fault: (pick: Pick, decimal: MarketRow, style: OddsStyle) => string | undefined,
): Promise<void> {
  let compared = 0;
  const styles = await otherStyles(book);
  if (styles.length === 0) skip("no style beside the decimal one is offered");
  for (const style of styles) {
    const look = async () => {
      const both = await inStyle(book, style);
      if (both === undefined) return undefined;
      const faults = allRows(both.styled).flatMap((pick) => {
        const decimal = both.decimals.get(placeOf(pick));
        if (decimal === undefined) return [];
        compared += 1;
        const words = fault(pick, decimal, style);
        return words === undefined ? [] : [[placeOf(pick), { words, answer: both.styled.answer }] as const];
      });
      return new Map(faults);
    };
    const odd = await lasting(book.manner, look);
    if (odd === undefined) skip("the boards of two styles never come in turn");
    for (const { words, answer } of odd.values()) find(words, answer);
  }
  if (compared === 0) skip("no row of soccer today");
}
