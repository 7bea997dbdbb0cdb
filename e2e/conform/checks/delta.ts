import { type Board, boardOf, boardQuery, codeOf } from "#e2e/conform/answers.ts";
import { contradictions, lasting, placesOf, type Places } from "#e2e/conform/between.ts";
import { type Book } from "#e2e/conform/book.ts";
import { type Kind, type Poll } from "#e2e/conform/chain.ts";
import { type Held, heldOf, laid } from "#mocks/tape/held.ts";
import { type Case, type Check } from "#e2e/conform/check.ts";
import { skip } from "#e2e/conform/skip.ts";
import { type Answer } from "#e2e/conform/wire.ts";

/** So many polls without an equal T show that T moves with each answer. */
const ENOUGH_POLLS = 20;
/** A T below this is a counter, not a clock. */
const COUNTED = 1e6;
const NONE: Places = new Map();

const comparing = async ({ book, find }: Case, wanted?: Kind): Promise<void> => {
  const { compared } = await book.watched();
  if (compared.length === 0) skip("no two whole boards came as of before and after a delta");
  for (const { differing, answer, T } of compared)
    for (const [place, kind] of differing)
      if (wanted === undefined || kind === wanted)
        find(`match ${place}: the whole board is not the chain's at T ${T}`, answer);
};

const isRepeat = ({ before, data }: Poll): boolean => before.T !== 0 && data.T === before.T && data.Full !== 1;

const ask = async (book: Book, updateTime?: number): Promise<Board> =>
  boardOf(await book.wire.ask("GetLiveMatchOdds", { query: { ...boardQuery(), updateTime } }));

/** Whole boards are requested before and after what is judged; a cached one may be older than what came before it. */
const inTurn = (...boards: readonly Board[]): boolean =>
  boards.every(({ data }, place) => place === 0 || data.T >= (boards[place - 1]?.data.T ?? 0));

/** What differs between the live board since a T as a client without a board holds it, and the whole one. */
async function sinceAgainstWhole(book: Book, since: number): Promise<ReadonlyMap<string, Answer> | undefined> {
  const before = await ask(book);
  const one = await ask(book, since);
  const after = await ask(book);
  if (!inTurn(before, one, after)) return undefined;
  // then it may be the T of a snapshot, and what the answer lacks may be what that had
  if (one.data.Full !== 1 && before.data.T < COUNTED) skip("T is a small counter: there is no far too old one");
  const [first, its, last] = [before, one, after].map(({ data }) => placesOf(heldOf(data)));
  return new Map(contradictions(first ?? NONE, its ?? NONE, last ?? NONE).map((place) => [place, one.answer]));
}

/** What another answer of the same delta makes of a board that had it already. */
async function twiceAgainstWhole(book: Book, old: Held): Promise<ReadonlyMap<string, Answer> | undefined> {
  const before = await ask(book);
  const [one, two] = [await ask(book, old.T), await ask(book, old.T)];
  const after = await ask(book);
  const once = placesOf(laid(old, one.data));
  const twice = placesOf(laid(laid(old, one.data), two.data));
  const odd = (first: Places, last: Places) =>
    new Map(contradictions(first, twice, last).map((place) => [place, two.answer]));
  if (one.data.T === two.data.T) return odd(once, once);
  if (!inTurn(before, one, two, after)) return undefined;
  return odd(placesOf(heldOf(before.data)), placesOf(heldOf(after.data)));
}

/** Every match that a board of the run had. */
const idsListed = ({ wire }: Book): ReadonlySet<number> =>
  new Set(
    wire.log.flatMap(
      ({ json }) => (json as { MH?: { MatchID: number }[] } | null)?.MH?.map((one) => one.MatchID) ?? [],
    ),
  );

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
      // a T that moves with each answer is never equal: then there is nothing that an equal one could break
      if (live.length + today.length < ENOUGH_POLLS && repeats.length === 0) skip("no T came twice in so few polls");
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
      const odd = await lasting(book.manner, () => twiceAgainstWhole(book, old));
      if (odd === undefined) skip("whole boards come older than deltas");
      for (const [place, answer] of odd) find(`match ${place} is another after the same delta`, answer);
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
      // one that joined and left between two polls was on no board of them, but on another one before
      const listed = idsListed(book);
      for (const polls of [live, today])
        for (const { before, data, answer } of polls.slice(1).filter(({ data: { Full } }) => Full !== 1))
          for (const id of data.D)
            if (!before.matches.has(id) && !listed.has(id)) find(`${id} in D was on no board`, answer);
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
      const odd = await lasting(book.manner, () => sinceAgainstWhole(book, 1));
      if (odd === undefined) skip("whole boards come older than deltas");
      for (const [place, answer] of odd) find(`match ${place} is not that of the whole board`, answer);
    },
  },
  {
    id: "C21",
    title: "a T later than the server's is answered whole or empty",
    cites: "contract, Delta rule",
    run: async ({ book, find }) => {
      const { data } = await book.live();
      // whatever T counts, twice as much of it is later
      const query = { ...boardQuery(), updateTime: data.T * 2 };
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
