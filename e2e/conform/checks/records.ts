import { reportDay } from "#app/domain/time/dates.ts";
import { addDays } from "#app/domain/time/days.ts";
import { dataOf } from "#e2e/conform/answers.ts";
import { type Book } from "#e2e/conform/book.ts";
import { type Case, type Check } from "#e2e/conform/check.ts";
import { skip } from "#e2e/conform/skip.ts";
import { type Answer } from "#e2e/conform/wire.ts";
import { type BetRecordData } from "#mocks/ledger/recordData.ts";

interface Day {
  readonly Date: string;
  readonly Bets?: readonly BetRecordData[];
  readonly Count: number;
  readonly Amount: number;
  readonly WinLose: number;
}

interface List {
  readonly answer: Answer;
  readonly bets: readonly BetRecordData[];
  readonly Count: number;
  readonly Amount: number;
  readonly WinLose?: number;
  readonly WillWin?: number;
}

const language = "en-US";

/** How many report days back the settled lists are read. */
const DAYS = 3;

const listOf = (answer: Answer): List => {
  const { Bets, ...sums } = dataOf<Omit<List, "answer" | "bets"> & { Bets: BetRecordData[] }>(answer);
  return { answer, bets: Bets, ...sums };
};

const settledOn = async (book: Book, date: string): Promise<List> =>
  listOf(await book.wire.ask("GetSettleBetList", { query: { language, date } }));

const open = async (book: Book, page: Record<string, number> = {}): Promise<List> =>
  listOf(await book.wire.ask("GetUnSettleBetList", { query: { language, ...page } }));

const lastDays = (book: Book): string[] => Array.from({ length: DAYS }, (_, back) => addDays(book.day(), -back));

const statusesOf = async (book: Book) => {
  const answer = await book.wire.ask("GetUnSettleBetStatus");
  return { answer, statuses: dataOf<Record<string, number>>(answer) };
};

const cents = (amount: number | undefined): number => Math.round((amount ?? 0) * 100);
const sum = (bets: readonly BetRecordData[], of: (bet: BetRecordData) => number | undefined): number =>
  bets.reduce((total, bet) => total + cents(of(bet)), 0);

const KEPT_MS = 55_000;

function sums({ find }: Case, { answer, bets, Count, Amount, WinLose, WillWin }: List): void {
  if (Count !== bets.length) find(`Count ${Count} of ${bets.length} bets`, answer);
  if (cents(Amount) !== sum(bets, ({ Payment }) => Payment)) find(`Amount ${Amount} is not the sum of Payment`, answer);
  if (WinLose !== undefined && cents(WinLose) !== sum(bets, (bet) => bet.WinLose))
    find(`WinLose ${WinLose} is not the sum of the bets'`, answer);
  if (WillWin !== undefined && cents(WillWin) !== sum(bets, (bet) => bet.WillWin))
    find(`WillWin ${WillWin} is not the sum of the bets'`, answer);
}

const idsOf = (bets: readonly BetRecordData[]): string => bets.map(({ BetID }) => BetID).join();

export const RECORDS: readonly Check[] = [
  {
    id: "C54",
    title: "the ids of GetUnSettleBetStatus are those of the open list, and lately decided ones",
    cites: "contract, Status",
    needs: "token",
    run: async ({ book, find }) => {
      const { bets } = await open(book);
      const { answer, statuses } = await statusesOf(book);
      for (const { BetID } of bets) if (!(BetID in statuses)) find(`open bet ${BetID} has no status`, answer);
      for (const [id, status] of Object.entries(statuses))
        if (status < 2 && !bets.some(({ BetID }) => BetID === id))
          find(`bet ${id} of status ${status} is not in the open list`, answer);
    },
  },
  {
    id: "C55",
    title: "a decided bet keeps its status for 60 s",
    cites: "contract, Status",
    needs: "token",
    run: async ({ book, find }) => {
      const late = (await settledOn(book, book.day())).bets.filter(
        ({ SettleTime }) => SettleTime !== undefined && book.now() - Date.parse(SettleTime) < KEPT_MS,
      );
      const { answer, statuses } = await statusesOf(book);
      for (const { BetID } of late)
        if (!(BetID in statuses)) find(`bet ${BetID} was decided within the last minute and has no status`, answer);
      if (late.length === 0) skip("no bet was decided within the last minute");
    },
  },
  {
    id: "C56",
    title: "settled lists go by SettleTime and hold status 2, 3 and 4",
    cites: "contract, Status",
    needs: "token",
    run: async ({ book, find }) => {
      for (const date of lastDays(book)) {
        const { answer, bets } = await settledOn(book, date);
        for (const { BetID, SettleTime, Status } of bets) {
          if (SettleTime === undefined || reportDay(Date.parse(SettleTime)) !== date)
            find(`bet ${BetID} of ${String(SettleTime)} in the list of ${date}`, answer);
          if (![2, 3, 4].includes(Status)) find(`bet ${BetID} of status ${Status} in a settled list`, answer);
        }
      }
    },
  },
  {
    id: "C57",
    title: "page and pageSize give the whole list once, in one order",
    cites: "contract, Status",
    needs: "token",
    run: async ({ book, find }) => {
      const whole = await open(book);
      const pages: BetRecordData[] = [];
      const most = Math.min(whole.bets.length, 20);
      for (let page = 1; pages.length < most; page += 1) {
        const { bets, answer } = await open(book, { page, pageSize: 2 });
        if (page === 1 && bets.length > 2) skip("page is not offered");
        if (bets.length === 0) {
          find(`page ${page} of 2 is empty, ${most} bets in all`, answer);
          return;
        }
        pages.push(...bets);
      }
      if (idsOf(pages.slice(0, most)) !== idsOf(whole.bets.slice(0, most)))
        find("the pages are not the whole list", book.wire.log.at(-1));
      if (whole.bets.length < 3) skip("fewer than three open bets");
    },
  },
  {
    id: "C58",
    title: "Count, Amount, WinLose and WillWin are the sums of the bets",
    cites: "contract, Bets",
    needs: "token",
    run: async (one) => {
      sums(one, await open(one.book));
      for (const date of lastDays(one.book)) sums(one, await settledOn(one.book, date));
    },
  },
  {
    id: "C59",
    title: "GetSettleBetLists is GetSettleBetList day by day, and getSettleBetDates its sums",
    cites: "contract, Bets",
    needs: "token",
    run: async ({ book, find }) => {
      const range = { from: addDays(book.day(), 1 - DAYS), to: book.day() };
      const lists = await book.wire.ask("GetSettleBetLists", { query: { language, ...range } });
      const dates = await book.wire.ask("getSettleBetDates", { query: range });
      for (const date of lastDays(book)) {
        const { bets } = await settledOn(book, date);
        const inLists = dataOf<Day[]>(lists).find((day) => day.Date === date);
        const inDates = dataOf<Day[]>(dates).find((day) => day.Date === date);
        if (idsOf(inLists?.Bets ?? []) !== idsOf(bets)) find(`${date}: other bets than in its own list`, lists);
        if ((inDates?.Count ?? 0) !== bets.length)
          find(`${date}: Count ${String(inDates?.Count)} of ${bets.length} bets`, dates);
        if (cents(inDates?.WinLose) !== sum(bets, (bet) => bet.WinLose))
          find(`${date}: WinLose ${String(inDates?.WinLose)}`, dates);
      }
    },
  },
  {
    id: "C60",
    title: "GetBets of known and unknown ids answers the known ones alone",
    cites: "contract, Bets",
    needs: "token",
    run: async ({ book, find }) => {
      const known = (await open(book)).bets.slice(0, 2).map(({ BetID }) => BetID);
      const betIds = [...known, "1000000000000000001"].join();
      const answer = await book.wire.ask("GetBets", { query: { betIds, language } });
      const came = dataOf<BetRecordData[]>(answer).map(({ BetID }) => BetID);
      if (came.toSorted().join() !== known.toSorted().join())
        find(`asked for ${known.join()}, got ${came.join()}`, answer);
    },
  },
];
