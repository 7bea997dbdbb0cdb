import { isTwoPosition, marketOf } from "#app/domain/odds/markets.ts";
import { decimalOf, fromNet, ODDS_STYLE, type OddsStyle, toNet } from "#app/domain/odds/odds.ts";
import { ticketState } from "#app/domain/slip/ticket.ts";
import { boardOf, boardQuery, codeOf, dataOf, oddsOf, type Pick, rowsOf } from "#e2e/conform/answers.ts";
import { type Book } from "#e2e/conform/book.ts";
import { lasting } from "#e2e/conform/between.ts";
import { type Check } from "#e2e/conform/check.ts";
import { skip } from "#e2e/conform/skip.ts";
import { allRows, besideDecimal, otherStyles, placeOf } from "#e2e/conform/styles.ts";
import { type Answer } from "#e2e/conform/wire.ts";

/** Two prices of one row agree if either is the other's within half of its last digit (domain A3). */
const CLOSE = 0.0051;

/**
 * A main line stays while its sides' chances are no further from a half than this: one that flickers between two steps
 * helps nobody.
 */
const NEARLY_LEVEL = 0.07;

/** How far a chance is from a half by its decimal prices, without the margin. */
const unevenness = (first: number, second: number): number => Math.abs(second / (first + second) - 0.5);

const sized = (price: number, style: OddsStyle): number => (style === ODDS_STYLE.US ? price / 100 : price);

function agree(decimal: number, price: number, style: OddsStyle): boolean {
  const net = toNet(decimal, ODDS_STYLE.EU);
  const own = net === undefined ? undefined : fromNet(net, style);
  const back = decimalOf(price, style);
  if (own === undefined || back === undefined) return false;
  return Math.abs(sized(own, style) - sized(price, style)) <= CLOSE || Math.abs(back - decimal) <= CLOSE;
}

const ticketQuery = ({ match, marketId, couId, row }: Pick, OddsStyle: number, BetPos = 1) => ({
  MatchID: match.MatchID,
  OddsStyle,
  MarketID: marketId,
  BetOdds: oddsOf(row)[BetPos - 1] ?? 0,
  CouID: couId,
  BetPos,
  MatchHdp: row[0],
});

const isBurmese = (style: number, marketId: number): boolean =>
  style === ODDS_STYLE.BU && [1, 2, 3, 4].includes(marketId);

/** Open rows of the board whose tickets are not open; a row that was shut in between is on the board no more. */
async function besideTickets(book: Book): Promise<ReadonlyMap<string, { words: string; answer: Answer }>> {
  const odd = new Map<string, { words: string; answer: Answer }>();
  for (const pick of (await book.picks(2)).slice(0, 5)) {
    const answer = await book.wire.ask("GetTicketOdds", { query: ticketQuery(pick, 2) });
    const code = codeOf(answer);
    const Status = code === 0 ? dataOf<{ Ticket: { Status: number } }>(answer).Ticket.Status : undefined;
    const line = `match ${pick.match.MatchID}, line ${pick.couId}`;
    if (Status === undefined)
      odd.set(placeOf(pick), { words: `${line} is open on the board; its ticket is Code ${String(code)}`, answer });
    else if (ticketState(Status, false) !== "open")
      odd.set(placeOf(pick), { words: `${line}: ${pick.row[2]} on the board, ${Status} in the ticket`, answer });
  }
  return odd;
}

export const ODDS: readonly Check[] = [
  {
    id: "C31",
    title: "the six styles of one row agree within 0.005",
    cites: "domain A3",
    run: (one) =>
      besideDecimal(one, ({ match, marketId, couId, row }, decimal, style) => {
        if (!isTwoPosition(marketId) || isBurmese(style, marketId)) return undefined;
        const decimals = oddsOf(decimal);
        const place = oddsOf(row).findIndex((price, at) => price !== 0 && !agree(decimals[at] ?? 0, price, style));
        if (place === -1) return undefined;
        return `match ${match.MatchID}, line ${couId}: ${oddsOf(row)[place]} in style ${style} is ${decimals[place]} in style 2`;
      }),
  },
  {
    id: "C32",
    title: "prices have at most 3 decimals, American ones none",
    cites: "contract, Conventions",
    run: async ({ book, find }) => {
      for (const style of [ODDS_STYLE.EU, ...(await otherStyles(book))]) {
        const board = boardOf(await book.wire.ask("GetLiveMatchOdds", { query: boardQuery(0, style) }));
        for (const { match, marketId, couId, row } of allRows(board)) {
          const places = style === ODDS_STYLE.US && isTwoPosition(marketId) ? 0 : 3;
          const wrong = oddsOf(row).find(
            (price) => typeof price !== "number" || Math.abs(price - Number(price.toFixed(places))) > 1e-9,
          );
          if (wrong !== undefined)
            find(`match ${match.MatchID}, line ${couId}: ${wrong} in style ${style}`, board.answer);
        }
      }
    },
  },
  {
    id: "C33",
    title: "markets of other than two positions are decimal in every style",
    cites: "domain A7",
    run: (one) =>
      besideDecimal(one, ({ match, marketId, row }, decimal, style) => {
        const [its, decimals] = [oddsOf(row).join(" "), oddsOf(decimal).join(" ")];
        if (marketOf(marketId) === undefined || isTwoPosition(marketId) || its === decimals) return undefined;
        return `match ${match.MatchID}, market ${marketId}: ${its} in style ${style}, ${decimals} in style 2`;
      }),
  },
  {
    id: "C34",
    title: "the status bits of a row agree with its ticket's",
    cites: "domain H1",
    run: async ({ book, find }) => {
      const odd = await lasting(book.manner, () => besideTickets(book));
      for (const { words, answer } of odd?.values() ?? []) find(words, answer);
    },
  },
  {
    id: "C35",
    title: "a line is a number as text, a total is not below 0",
    cites: "contract, MarketRow",
    run: async ({ book, find }) => {
      for (const board of [await book.live(), await book.today()])
        for (const { match, marketId, couId, row } of allRows(board)) {
          const market = marketOf(marketId);
          // one that the contract does not know is ignored
          if (market === undefined) continue;
          const { line } = market;
          const value = Number(row[0]);
          const wrong =
            line === undefined
              ? row[0] !== ""
              : row[0] === "" || !Number.isFinite(value) || (line.endsWith("total") && value < 0);
          if (typeof row[0] !== "string" || wrong)
            find(`match ${match.MatchID}, line ${couId}: ${JSON.stringify(row[0])}`, board.answer);
        }
    },
  },
  {
    id: "C36",
    title: "the best-balanced line has the lowest CouID",
    cites: "contract, MarketRow",
    run: async ({ book, find }) => {
      const { answer, data } = await book.today();
      for (const match of data.MH)
        for (const marketId of [1, 3]) {
          const lines = rowsOf(match)
            .filter((one) => one.marketId === marketId)
            .toSorted((a, b) => a.couId - b.couId);
          const [main = 0, ...others] = lines.map(({ row }) => unevenness(row[5] ?? 0, row[6] ?? 0));
          if (main > NEARLY_LEVEL && others.some((other) => other < main))
            find(
              `match ${match.MatchID}, market ${marketId}: ${lines.map(({ couId, row }) => `${couId} at ${row[5]} and ${row[6]}`).join(", ")}`,
              answer,
            );
        }
    },
  },
  {
    id: "C37",
    title: "a price is 0 only where nothing is offered",
    cites: "contract, MarketRow",
    run: async ({ book, find }) => {
      const board = await book.today();
      for (const { match, couId, row } of allRows(board))
        for (const price of oddsOf(row))
          if (price !== 0 && price <= 1) find(`match ${match.MatchID}, line ${couId}: ${price}`, board.answer);
      const zeros = allRows(board).filter(
        ({ row }) => ticketState(row[2], false) === "open" && oddsOf(row).includes(0),
      );
      for (const pick of zeros.slice(0, 3)) {
        const answer = await book.wire.ask("GetTicketOdds", {
          query: ticketQuery(pick, 2, oddsOf(pick.row).indexOf(0) + 1),
        });
        if (codeOf(answer) === 0 && dataOf<{ Ticket: { CurrentOdds: number } }>(answer).Ticket.CurrentOdds > 0)
          find(`match ${pick.match.MatchID}, line ${pick.couId}: 0 on the board, and a price in the ticket`, answer);
      }
      if (allRows(board).length === 0) skip("no row today");
    },
  },
];
