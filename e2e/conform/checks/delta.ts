import { type BoardData } from "#app/api/odds/matchData.ts";
import { boardOf, boardQuery, codeOf } from "#e2e/conform/answers.ts";
import { type Book } from "#e2e/conform/book.ts";
import { type Difference, differences, type Poll } from "#e2e/conform/chain.ts";
import { type Held, heldOf, laid } from "#mocks/tape/held.ts";
import { type Case, type Check } from "#e2e/conform/check.ts";
import { skip } from "#e2e/conform/skip.ts";

/** Where the chain differs: C16 checks what should have been removed, C19 score and extras, C14 all of it. */
function differing(held: Held, whole: BoardData): (Difference & { kind: "markets" | "extras" | "other" })[] {
  const then = heldOf(whole);
  return differences(held, then).map((difference) => {
    const [a, b] = [held.matches.get(difference.id), then.matches.get(difference.id)];
    const more = Object.keys(a?.MK ?? {}).some((market) => {
      const rows = b?.MK[market] ?? {};
      return Object.keys(a?.MK[market] ?? {}).some((couId) => !(couId in rows));
    });
    if (difference.field === "MK" && more) return { ...difference, kind: "markets" };
    if (difference.field === "ML" || difference.field === "MEXT") return { ...difference, kind: "extras" };
    return { ...difference, kind: "other" };
  });
}

const comparing = async ({ book, find }: Case, wanted?: string): Promise<void> => {
  const { compared } = await book.watched();
  if (compared.length === 0) skip("no whole board came at the T of the chain");
  for (const { held, whole, answer } of compared)
    for (const { id, field, kind } of differing(held, whole))
      if (wanted === undefined || kind === wanted)
        find(`match ${id}: ${field} of the whole board is not that of the chain at T ${whole.T}`, answer);
};

const isRepeat = ({ before, data }: Poll): boolean => before.T !== 0 && data.T === before.T && data.Full !== 1;

/** The live board since T, and the whole one, if both come with the same T. */
async function sinceAndWhole(book: Book, since: number) {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const one = boardOf(await book.wire.ask("GetLiveMatchOdds", { query: { ...boardQuery(), updateTime: since } }));
    const whole = boardOf(await book.wire.ask("GetLiveMatchOdds", { query: boardQuery() }));
    if (one.data.T === whole.data.T || one.data.Full === 1) return { one, whole };
  }
  return skip("the board moves faster than it can be asked twice");
}

export const DELTA: readonly Check[] = [
  {
    id: "C11",
    title: "without updateTime the board is whole",
    cites: "contract, Delta rule",
    run: async ({ book, find }) => {
      for (const { answer, data } of [await book.live(), await book.today(), await book.early()]) {
        if (data.D.length > 0) find(`${answer.call}: D names ${data.D.length} matches`, answer);
        for (const { MatchID, MK } of data.MH) {
          const gone =
            MK === null || Object.values(MK).some((rows) => rows === null || Object.values(rows).includes(null));
          if (gone) find(`match ${MatchID}: null in a whole board`, answer);
        }
      }
    },
  },
  {
    id: "C12",
    title: "T is there and never smaller",
    cites: "contract, Delta rule",
    run: async ({ book, find }) => {
      const { live, today } = await book.watched();
      for (const polls of [live, today])
        for (const { before, data, answer } of polls) {
          if (!Number.isFinite(data.T)) find("T is missing", answer);
          else if (data.T < before.T && data.Full !== 1) find(`T fell from ${before.T} to ${data.T}`, answer);
        }
    },
  },
  {
    id: "C13",
    title: "an equal T comes without MH and D",
    cites: "contract, Delta rule",
    run: async ({ book, find }) => {
      const { live, today } = await book.watched();
      const repeats = [...live, ...today].filter(isRepeat);
      if (repeats.length === 0) skip("T moved with every poll");
      for (const { data, answer } of repeats)
        if (data.MH.length + data.D.length > 0)
          find(`T ${data.T} again, with ${data.MH.length} matches and ${data.D.length} gone`, answer);
    },
  },
  {
    id: "C14",
    title: "the whole board is the chain of deltas, over 200 polls",
    cites: "contract, Delta rule",
    run: (one) => comparing(one),
  },
  {
    id: "C15",
    title: "the same delta twice is the same as once",
    cites: "contract, Delta rule",
    run: async ({ book, find }) => {
      const { live } = await book.watched();
      const old = live.at(-Math.min(20, live.length))?.after;
      if (old === undefined) return;
      const ask = async () =>
        boardOf(await book.wire.ask("GetLiveMatchOdds", { query: { ...boardQuery(), updateTime: old.T } }));
      let [first, second] = [await ask(), await ask()];
      for (let attempt = 0; attempt < 4 && first.data.T !== second.data.T; attempt += 1)
        [first, second] = [second, await ask()];
      if (first.data.T !== second.data.T) skip("T moved between two asks");
      const once = laid(old, first.data);
      const twice = laid(once, second.data);
      for (const { id, field } of differences(once, twice))
        find(`match ${id}: ${field} is another after the same delta`, second.answer);
    },
  },
  {
    id: "C16",
    title: "what has gone from the whole board has gone from the chain: null takes markets and rows away",
    cites: "contract, Delta rule",
    run: (one) => comparing(one, "markets"),
  },
  {
    id: "C17",
    title: "D holds ids that were there",
    cites: "contract, Delta rule",
    run: async ({ book, find }) => {
      const { live, today } = await book.watched();
      for (const polls of [live, today])
        for (const { before, data, answer } of polls.slice(1).filter(({ data: { Full } }) => Full !== 1))
          for (const id of data.D) if (!before.matches.has(id)) find(`${id} in D was not on the board`, answer);
    },
  },
  {
    id: "C18",
    title: "a match that goes live stands in D of the one board and comes whole on the other",
    cites: "contract, Delta rule",
    run: async ({ book, find }) => {
      const { live, today } = await book.watched();
      const seen = new Set(live[0]?.after.matches.keys());
      const joined = live.slice(1).flatMap(({ data, answer }) =>
        data.MH.filter(({ MatchID }) => !seen.has(MatchID)).map((match) => {
          seen.add(match.MatchID);
          return { match, answer };
        }),
      );
      const began = joined.filter(({ match }) => today[0]?.after.matches.has(match.MatchID));
      for (const { match, answer } of began) {
        if (today.at(-1)?.after.matches.has(match.MatchID))
          find(`match ${match.MatchID} is on both boards`, today.at(-1)?.answer);
        if (match.ML === undefined && match.MEXT === undefined)
          find(`match ${match.MatchID} joined without score and extras`, answer);
      }
      if (began.length === 0) skip("no match went live meanwhile");
    },
  },
  {
    id: "C19",
    title: "absent ML and MEXT keep, null removes: both are those of the whole board",
    cites: "contract, Delta rule",
    run: (one) => comparing(one, "extras"),
  },
  {
    id: "C20",
    title: "a far too old T brings a whole board with Full 1, or a right delta",
    cites: "contract, Delta rule",
    run: async ({ book, find }) => {
      const { one, whole } = await sinceAndWhole(book, 1);
      if (one.data.T !== whole.data.T) skip("the board moves faster than it can be asked twice");
      const [mine, its] = [heldOf(one.data), heldOf(whole.data)];
      const lost = differences(mine, its)[0];
      if (lost) find(`match ${lost.id}: ${lost.field} is not that of the whole board`, one.answer);
    },
  },
  {
    id: "C21",
    title: "a T later than the server's is answered whole or empty",
    cites: "contract, Delta rule",
    run: async ({ book, find }) => {
      const { data } = await book.live();
      const query = { ...boardQuery(), updateTime: data.T + 86_400_000 };
      const answer = await book.wire.ask("GetLiveMatchOdds", { query });
      if (answer.status !== 200 || codeOf(answer) !== 0) {
        find(`status ${answer.status}, Code ${String(codeOf(answer))}`, answer);
        return;
      }
      const later = boardOf(answer).data;
      if (later.Full !== 1 && later.MH.length > 0) find(`${later.MH.length} matches without Full 1`, answer);
    },
  },
  {
    id: "C22",
    title: "there is an LG entry for every league of MH",
    cites: "contract, LG",
    run: async ({ book, find }) => {
      const { live, today } = await book.watched();
      for (const { after, data, answer } of [...live, ...today])
        for (const { MatchID, M } of data.MH)
          if (!after.leagues.has(String(M[0]))) find(`match ${MatchID}: no league ${M[0]}`, answer);
    },
  },
];
