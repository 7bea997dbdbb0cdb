import { randomUUID } from "node:crypto";
import { saleBack } from "#app/domain/bets/cashOut.ts";
import { dataOf } from "#e2e/conform/answers.ts";
import { type Book } from "#e2e/conform/book.ts";
import { openBets, takenBet } from "#e2e/conform/betting.ts";
import { type Check } from "#e2e/conform/check.ts";
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

async function sell(
  book: Book,
  body: { BetID: string; SellValue: number; Rate: number; ClientRef?: string },
): Promise<{ answer: Answer; sale: Sale }> {
  const answer = await book.wire.ask("Insurance", { body: { AcceptChange: 0, ClientRef: randomUUID(), ...body } });
  return { answer, sale: dataOf<Sale>(answer) };
}

const recordOf = async (book: Book, betId: string): Promise<{ answer: Answer; record: BetRecordData }> => {
  const answer = await book.wire.ask("GetBet", { query: { betId, language: "en-US" } });
  return { answer, record: dataOf<BetRecordData>(answer) };
};

/** One of the run's own bets that can be cashed out, with its quote. */
async function forSale(book: Book) {
  const { record } = await takenBet(book);
  const { answer, quote } = await quoteOf(book, record.BetID);
  if (quote.Result !== 0) skip(`no cash-out is offered: Result ${quote.Result}`);
  return { BetID: record.BetID, answer, quote };
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
    run: async ({ book, find }) => {
      const { BetID, quote } = await forSale(book);
      const { answer, sale } = await sell(book, { BetID, SellValue: quote.Min, Rate: quote.Rate });
      if (sale.Result !== 0) find(`Result ${sale.Result}`, answer);
      else if (sale.BackValue !== saleBack(sale.SellValue, sale.Rate))
        find(`${sale.SellValue} at ${sale.Rate} brought ${sale.BackValue}`, answer);
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
      if ((record.Sales ?? []).length > 0) find("something was sold", answer);
    },
  },
  {
    id: "C70",
    title: "the sales of a record add up to SoldValue and BackValue",
    cites: "contract, Sales",
    needs: "write",
    run: async ({ book, find }) => {
      const { BetID, quote } = await forSale(book);
      for (let part = 0; part < 2; part += 1) {
        const { answer: sold, sale } = await sell(book, { BetID, SellValue: quote.Min, Rate: quote.Rate });
        if (sale.Result !== 0) find(`Result ${sale.Result}`, sold);
      }
      const { answer, record } = await recordOf(book, BetID);
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
    run: async ({ book, find }) => {
      const { BetID, quote } = await forSale(book);
      const order = { BetID, SellValue: quote.Min, Rate: quote.Rate, ClientRef: randomUUID() };
      const { answer: sold, sale } = await sell(book, order);
      if (sale.Result !== 0) find(`Result ${sale.Result}`, sold);
      const { answer } = await sell(book, order);
      const { record } = await recordOf(book, BetID);
      if ((record.Sales ?? []).length > 1) find(`${(record.Sales ?? []).length} sales of one ClientRef`, answer);
    },
  },
  {
    id: "C72",
    title: "a bet that is sold whole has CanSell 0 and stays status 1",
    cites: "contract, Sell-back",
    needs: "write",
    run: async ({ book, find }) => {
      const { BetID, quote } = await forSale(book);
      const { sale, answer: sold } = await sell(book, { BetID, SellValue: quote.Max, Rate: quote.Rate });
      if (sale.Result !== 0) {
        find(`Result ${sale.Result}`, sold);
        return;
      }
      const { answer, record } = await recordOf(book, BetID);
      if (record.CanSell !== 0 || record.Status !== 1)
        find(`CanSell ${record.CanSell}, Status ${record.Status}`, answer);
    },
  },
];
