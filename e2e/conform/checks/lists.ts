import { listMarkets } from "#app/domain/odds/listMarkets.ts";
import { marketOf } from "#app/domain/odds/markets.ts";
import { reportDay } from "#app/domain/time/dates.ts";
import { addDays, daysBetween } from "#app/domain/time/days.ts";
import { type BoardData } from "#app/api/odds/matchData.ts";
import { type Board, boardOf, boardQuery, dataOf } from "#e2e/conform/answers.ts";
import { type Book } from "#e2e/conform/book.ts";
import { type Check } from "#e2e/conform/check.ts";
import { skip } from "#e2e/conform/skip.ts";

interface MenuRow {
  readonly SportID: number;
  readonly L: number;
  readonly T: number;
  readonly E: number;
}

const dayOfMatch = ({ M }: BoardData["MH"][number]): string => reportDay(Date.parse(M[6]));

const notLive = async (book: Book, more: Record<string, string | number>): Promise<Board> =>
  boardOf(await book.wire.ask("GetNoLiveMatchOdds", { query: { ...boardQuery(), ...more } }));

const liveBoard = async (book: Book, more: Record<string, string | number>): Promise<Board> =>
  boardOf(await book.wire.ask("GetLiveMatchOdds", { query: { ...boardQuery(), ...more } }));

const ids = ({ data }: Board): string =>
  data.MH.map(({ MatchID }) => MatchID)
    .toSorted((a, b) => a - b)
    .join();

/** The stages of the live, today's and the early list; the client filters by them all the same. */
const STAGES = [3, 2, 1];

/**
 * True if a board is that of another scope once more: then the field that tells them apart (+) is not known. A match may
 * have left in between.
 */
function isRepeated(first: Board, second: Board): boolean {
  const seen = new Set(first.data.MH.map(({ MatchID }) => MatchID));
  return second.data.MH.length > 0 && second.data.MH.every(({ MatchID }) => seen.has(MatchID));
}

const ATTEMPTS = 4;

/** Repeats a comparison a few times, since a poll in between may disturb it. */
async function steadily(compare: () => Promise<string | undefined>): Promise<string | undefined> {
  let words: string | undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    words = await compare();
    if (words === undefined) return undefined;
  }
  return words;
}

export const LISTS: readonly Check[] = [
  {
    id: "C23",
    title: "sportID 0 asks for all sports",
    cites: "contract, Scope",
    run: async ({ book, find }) => {
      const words = await steadily(async () => {
        const all = await liveBoard(book, { sportID: 0 });
        const sports = [...new Set(all.data.MH.map(({ SportID }) => SportID))];
        const menu = await book.wire.ask("GetMenu", { query: { language: "en-US" } });
        const offered = (menu.json as { Sports: MenuRow[] }).Sports.filter(({ L }) => L > 0).map(
          ({ SportID }) => SportID,
        );
        const missing = offered.filter((sport) => !sports.includes(sport));
        if (missing.length > 0) return `sports ${missing.join()} are missing`;
        const one = sports[0];
        if (one === undefined) return undefined;
        const own = await liveBoard(book, { sportID: one });
        const same =
          ids(own) === ids({ ...all, data: { ...all.data, MH: all.data.MH.filter(({ SportID }) => SportID === one) } });
        return same ? undefined : `sport ${one} alone is not sport ${one} of all`;
      });
      if (words !== undefined) find(words, book.wire.log.at(-1));
    },
  },
  {
    id: "C24",
    title: "without marketList a sport's list set comes",
    cites: "contract, Scope",
    run: async ({ book, find }) => {
      for (const { answer, data } of [await book.live(), await book.today()])
        for (const { MatchID, SportID, MK } of data.MH) {
          // a market that the contract does not know is ignored
          const known = Object.keys(MK)
            .map(Number)
            .filter((id) => marketOf(id) !== undefined);
          const extra = known.filter((id) => !listMarkets(SportID).includes(id));
          if (extra.length > 0) find(`match ${MatchID}: markets ${extra.join()} are not of the list set`, answer);
        }
    },
  },
  {
    id: "C25",
    title: "playType 1, 2 and 3 go by stage and day",
    cites: "contract, Odds",
    run: async ({ book, find }) => {
      const today = book.day();
      const belongs: Readonly<Record<number, (match: BoardData["MH"][number]) => boolean>> = {
        1: (match) => match.M[9] === 2 && dayOfMatch(match) <= today,
        2: (match) => match.M[9] === 1 && dayOfMatch(match) > today,
        3: (match) => match.M[9] !== 3,
      };
      const boards = await Promise.all([1, 2, 3].map((playType) => notLive(book, { playType })));
      const [listed, ahead] = boards;
      if (listed && ahead && isRepeated(listed, ahead)) skip("playType is not offered");
      for (const [place, { answer, data }] of boards.entries()) {
        const playType = place + 1;
        for (const match of data.MH)
          if (belongs[playType]?.(match) === false)
            find(`playType ${playType}: match ${match.MatchID} of stage ${match.M[9]} at ${match.M[6]}`, answer);
      }
      const live = await book.live();
      for (const { MatchID, M } of live.data.MH)
        if (M[9] !== 3) find(`live: match ${MatchID} of stage ${M[9]}`, live.answer);
    },
  },
  {
    id: "C26",
    title: "mix parlay has stages 1 and 2; matches that may not stand in one are a waste there",
    cites: "contract, Scope",
    run: async ({ book, find, warn }) => {
      const { answer, data } = await notLive(book, { playType: 3 });
      for (const { MatchID, M, MinParlay } of data.MH) {
        if (M[9] !== 1 && M[9] !== 2) find(`match ${MatchID} is of stage ${M[9]}`, answer);
        if (MinParlay === 0) warn(`match ${MatchID} is not for parlays`, answer);
      }
    },
  },
  {
    id: "C27",
    title: "date asks for one report day",
    cites: "contract, Odds",
    run: async ({ book, find }) => {
      const dates = [1, 2].map((days) => addDays(book.day(), days));
      const boards = await Promise.all(dates.map((date) => notLive(book, { playType: 2, date })));
      const [next, second] = boards;
      if (next && second && isRepeated(next, second)) skip("date is not offered");
      for (const [place, { answer, data }] of boards.entries())
        for (const match of data.MH)
          if (dayOfMatch(match) !== dates[place])
            find(`match ${match.MatchID} at ${match.M[6]} is not of ${String(dates[place])}`, answer);
    },
  },
  {
    id: "C28",
    title: "schedules have 7 entries, and day 0 is today",
    cites: "contract, Scope",
    run: async ({ book, find }) => {
      const mix = await book.wire.ask("GetMixparlaySchedule");
      for (const [sport, counts] of Object.entries(dataOf<Record<string, number[]>>(mix)))
        if (counts.length !== 7) find(`sport ${sport} has ${counts.length} days`, mix);
      const answer = await book.wire.ask("GetScheduleDateGroup2", { query: { sportID: 0 } });
      const { ScheduleList } = answer.json as { ScheduleList: Record<string, { Date: string }[]> };
      for (const [sport, days] of Object.entries(ScheduleList)) {
        if (days.length !== 7) find(`sport ${sport} has ${days.length} days`, answer);
        const wrong = days.find(({ Date: day }, place) => daysBetween(book.day(), day) !== place);
        if (wrong) find(`sport ${sport}: ${wrong.Date} stands in the wrong place`, answer);
      }
    },
  },
  {
    id: "C29",
    title: "the counts of GetMenu are those of the matches listed",
    cites: "contract, Odds",
    run: async ({ book, find }) => {
      const words = await steadily(async () => {
        const menu = await book.wire.ask("GetMenu", { query: { language: "en-US" } });
        const boards = [
          await liveBoard(book, {}),
          await notLive(book, { playType: 1 }),
          await notLive(book, { playType: 2 }),
        ];
        for (const row of (menu.json as { Sports: MenuRow[] }).Sports) {
          const counts = [row.L, row.T, row.E];
          for (const [place, { data }] of boards.entries()) {
            const listed = data.MH.filter(
              (one) => one.SportID === row.SportID && one.MainID === one.MatchID && one.M[9] === STAGES[place],
            ).length;
            if (listed !== counts[place])
              return `sport ${row.SportID}: GetMenu says ${counts.join(" ")}, place ${place + 1} has ${listed} matches`;
          }
        }
        return undefined;
      });
      if (words !== undefined)
        find(
          words,
          book.wire.log.findLast(({ call }) => call === "GetMenu"),
        );
    },
  },
  {
    id: "C30",
    title: "GetBatchMatchOdds answers the matches asked for, and no other",
    cites: "contract, GetBatchMatchOdds",
    run: async ({ book, find }) => {
      const asked = (await book.today()).data.MH.slice(0, 3).map(({ MatchID }) => MatchID);
      if (asked.length === 0) skip("no match today");
      const query = { language: "en-US", oddsStyle: 2, marketStr: "1,3", isMixparlay: false, matchStr: asked.join() };
      const { answer, data } = boardOf(await book.wire.ask("GetBatchMatchOdds", { query }));
      const came = [...data.MH.map(({ MatchID }) => MatchID), ...data.D];
      for (const id of came) if (!asked.includes(id)) find(`match ${id} was not asked for`, answer);
      for (const id of asked) if (!came.includes(id)) find(`match ${id} is missing`, answer);
    },
  },
];
