import { randomUUID } from "node:crypto";
import { saleBack } from "#app/domain/bets/cashOut.ts";
import { dataOf } from "#e2e/conform/answers.ts";
import { type Book } from "#e2e/conform/book.ts";
import { needsRef, openBets, takenBet, unlessMoved } from "#e2e/conform/betting.ts";
import { type Case, type Check } from "#e2e/conform/check.ts";
import { needed, skip } from "#e2e/conform/skip.ts";
import { type Answer } from "#e2e/conform/wire.ts";
import { type BetRecordData } from "#mocks/ledger/recordData.ts";

interface SaleQuote {
  readonly Result: number;
  readonly Payment: number;
  readonly Sold: number;
  readonly Min: number;
  readonly Max: number;
  readonly Rate: number;
}

interface Sale {
  readonly Result: number;
  readonly InsID: string;
  readonly SellValue: number;
  readonly BackValue: number;
  readonly Rate: number;
}

const quoteOf = async (book: Book, betId: string): Promise<{ answer: Answer; quote: SaleQuote }> => {
  const answer = await book.wire.ask("CheckInsurance", { query: { betId, language: "en-US" } });
  return { answer, quote: dataOf<SaleQuote>(answer) };
};

interface Order {
  readonly BetID: string;
  readonly SellValue: number;
  readonly Rate: number;
}

async function sell(book: Book, order: Order) {
  const body = { AcceptChange: 0, ClientRef: randomUUID(), ...order };
  const answer = await book.wire.ask("Insurance", { body });
  const sale = dataOf<Sale>(answer);
  return { body, answer, sale, result: sale.Result };
}

const recordOf = async (book: Book, betId: string): Promise<{ answer: Answer; record: BetRecordData }> => {
  const answer = await book.wire.ask("GetBet", { query: { betId, language: "en-US" } });
  return { answer, record: dataOf<BetRecordData>(answer) };
};

/** How long a bet may wait for its acceptance, s. */
const WAITING_S = 10;

/** One of the run's own bets that can be cashed out, with its quote. */
async function forSale(book: Book) {
  const { record } = await takenBet(book);
  const { BetID } = record;
  for (let second = 0, status = record.Status; status === 0 && second < WAITING_S; second += 1) {
    await book.manner.pause(1_000);
    status = (await recordOf(book, BetID)).record.Status;
  }
  const { answer, quote } = await quoteOf(book, BetID);
  if (quote.Result !== 0) skip(`no cash-out is offered: Result ${quote.Result}`);
  return { BetID, record, answer, quote };
}

/** Cashes out at the rate of a fresh quote, which may move in between. A refusal that is allowed proves nothing. */
async function sold({ book, find }: Case, BetID: string, amount: "Min" | "Max") {
  const sent = await unlessMoved(async () => {
    const { quote } = await quoteOf(book, BetID);
    if (quote.Result !== 0) skip(`no cash-out is offered: Result ${quote.Result}`);
    return sell(book, { BetID, SellValue: quote[amount], Rate: quote.Rate });
  });
  if (sent.result === 3) find("Result 3 at the rate of a fresh quote, three times", sent.answer);
  else if (sent.result !== 0) skip(`the cash-out is refused: Result ${sent.result}`);
  return sent;
}

const isSixDecimals = (rate: number): boolean => Math.abs(rate * 1e6 - Math.round(rate * 1e6)) < 1e-4;

export const SALE: readonly Check[] = [
  {
    id: "C67",
    title: "Rate has at most 6 decimals",
    cites: "contract, Sell-back",
    needs: "token",
    run: async ({ book, find }) => {
      const { bets } = await openBets(book);
      const sellable = needed(
        bets.find(({ CanSell }) => CanSell === 1),
        "no open bet can be sold",
      );
      const { answer, quote } = await quoteOf(book, sellable.BetID);
      if (!isSixDecimals(quote.Rate)) find(`Rate ${quote.Rate}`, answer);
    },
  },
  {
    id: "C68",
    title: "BackValue is SellValue times Rate, cut to cents",
    cites: "contract, Sell-back",
    needs: "write",
    run: async (one) => {
      const { BetID } = await forSale(one.book);
      const { answer, sale } = await sold(one, BetID, "Min");
      if (sale.Result === 0 && sale.BackValue !== saleBack(sale.SellValue, sale.Rate))
        one.find(`${sale.SellValue} at ${sale.Rate} brought ${sale.BackValue}`, answer);
    },
  },
  {
    id: "C69",
    title: "a better rate than the server's without AcceptChange is result 3, and nothing is sold",
    cites: "domain H5",
    needs: "write",
    run: async ({ book, find }) => {
      const { BetID, quote } = await forSale(book);
      const { answer, sale } = await sell(book, { BetID, SellValue: quote.Min, Rate: quote.Rate + 1 });
      const { record } = await recordOf(book, BetID);
      if (sale.Result !== 3) find(`Result ${sale.Result}`, answer);
      if ((record.Sales ?? []).length > 0 || (record.SoldValue ?? 0) > 0) find("something was sold", answer);
    },
  },
  {
    id: "C70",
    title: "the sales of a record add up to SoldValue and BackValue",
    cites: "contract, Sales",
    needs: "write",
    run: async (one) => {
      const { book, find } = one;
      const { BetID } = await forSale(book);
      await sold(one, BetID, "Min");
      // a second part, where it is offered
      if ((await quoteOf(book, BetID)).quote.Result === 0) await sold(one, BetID, "Min");
      const { answer, record } = await recordOf(book, BetID);
      if (record.Sales === undefined && (record.SoldValue ?? 0) > 0) skip("no Sales are offered");
      const total = (of: (sale: { SellValue: number; BackValue: number }) => number) =>
        (record.Sales ?? []).reduce((cents, sale) => cents + Math.round(of(sale) * 100), 0);
      if (total(({ SellValue }) => SellValue) !== Math.round((record.SoldValue ?? 0) * 100))
        find(`SoldValue ${String(record.SoldValue)}`, answer);
      if (total(({ BackValue }) => BackValue) !== Math.round((record.BackValue ?? 0) * 100))
        find(`BackValue ${String(record.BackValue)}`, answer);
    },
  },
  {
    id: "C71",
    title: "the same ClientRef sells once",
    cites: "contract, Bets",
    needs: "write",
    run: async (one) => {
      const { book, find } = one;
      const { BetID, record: booked } = await forSale(book);
      needsRef(booked);
      const { body } = await sold(one, BetID, "Min");
      const { answer } = await sell(book, body);
      const { record } = await recordOf(book, BetID);
      if ((record.Sales ?? []).length > 1) find(`${(record.Sales ?? []).length} sales of one ClientRef`, answer);
    },
  },
  {
    id: "C72",
    title: "a bet that is sold whole has CanSell 0 and stays status 1",
    cites: "contract, Sell-back",
    needs: "write",
    run: async (one) => {
      const { book, find } = one;
      const { BetID } = await forSale(book);
      const { result } = await sold(one, BetID, "Max");
      if (result !== 0) return;
      const { answer, record } = await recordOf(book, BetID);
      if (record.CanSell !== 0 || record.Status !== 1)
        find(`CanSell ${record.CanSell}, Status ${record.Status}`, answer);
    },
  },
];
