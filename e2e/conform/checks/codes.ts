import { addDays } from "#app/domain/time/days.ts";
import { codeOf } from "#e2e/conform/answers.ts";
import { type Case, type Check } from "#e2e/conform/check.ts";
import { needed, skip } from "#e2e/conform/skip.ts";
import { betOn, limitsOf, ticketOf, unlessMoved } from "#e2e/conform/betting.ts";
import { type Answer, type CallName } from "#e2e/conform/wire.ts";

/** The calls that a visitor may make. */
const OPEN_CALLS: readonly CallName[] = [
  "GetPreference",
  "GetMenu",
  "GetLiveMatchOdds",
  "GetNoLiveMatchOdds",
  "GetNotice",
  "GetAllHotMatch",
  "GetAllFavorite",
];

const UNKNOWN_MATCH = 4_503_599_627_370_496;

const language = "en-US";

const expectCode = ({ find }: Case, answer: Answer, code: number): void => {
  if (codeOf(answer) !== code) find(`${answer.call}: Code ${String(codeOf(answer))}, not ${code}`, answer);
};

const memberAsks = (day: string): readonly (readonly [CallName, Record<string, string>])[] => [
  ["GetUserInfo", {}],
  ["GetUnSettleBetStatus", {}],
  ["GetUnSettleBetList", { language }],
  ["GetSettleBetList", { language, date: day }],
  ["GetSettleBetLists", { language, from: addDays(day, -1), to: day }],
  ["getSettleBetDates", { from: addDays(day, -1), to: day }],
  ["GetBet", { betId: "1", language }],
  ["GetBets", { betIds: "1", language }],
  ["CheckInsurance", { betId: "1", language }],
  ["GetFavorite", {}],
];

const refused = async (one: Case, as: "visitor" | "broken"): Promise<void> => {
  for (const [call, query] of memberAsks(one.book.day()))
    expectCode(one, await one.book.wire.ask(call, { query, as }), 3);
};

export const CODES: readonly Check[] = [
  {
    id: "C38",
    title: "without a token member calls answer 3, open calls do not",
    cites: "contract, Envelope or result",
    run: async (one) => {
      await refused(one, "visitor");
      for (const call of OPEN_CALLS) {
        const answer = await one.book.wire.ask(call, { query: { language, sportID: 1, playType: 1 }, as: "visitor" });
        expectCode(one, answer, 0);
      }
    },
  },
  {
    id: "C39",
    title: "with a broken token member calls answer 3",
    cites: "contract, Envelope or result",
    run: (one) => refused(one, "broken"),
  },
  {
    id: "C40",
    title: "a malformed ask is code 2",
    cites: "contract, Envelope or result",
    needs: "token",
    run: async (one) => {
      const { wire } = one.book;
      expectCode(one, await wire.ask("GetSettleBetList", { query: { language, date: "yesterday" } }), 2);
      expectCode(one, await wire.ask("GetTicketOdds", { query: { OddsStyle: 2 } }), 2);
      expectCode(one, await wire.ask("GetBatchTicketOdds", { body: { CouStr: "x", OddsStyle: 2 } }), 2);
    },
  },
  {
    id: "C41",
    title: "an unknown match is code 2, an ended one 0 with no market and S 2",
    cites: "contract, Match page",
    run: async (one) => {
      const ask = (matchID: number) =>
        one.book.wire.ask("GetSingleMatchOdds", {
          query: {
            matchID,
            language,
            oddsStyle: 2,
            marketList: "",
            isMixparlay: false,
            exceptFlag: true,
            debug: false,
          },
        });
      expectCode(one, await ask(UNKNOWN_MATCH), 2);
      const answer = await ask(needed(await one.book.ended(), "no match has ended since yesterday"));
      expectCode(one, answer, 0);
      const { MK, S = 2 } = answer.json as { MK?: object; S?: number };
      if (Object.keys(MK ?? {}).length > 0 || S !== 2)
        one.find(`S ${String(S)} with ${Object.keys(MK ?? {}).length} markets`, answer);
    },
  },
  {
    id: "C42",
    title: "a closed ticket is envelope code 1",
    cites: "contract, Envelope or result",
    run: async (one) => {
      const MatchID = needed(await one.book.ended(), "no match has ended since yesterday");
      const query = { MatchID, OddsStyle: 2, MarketID: 1, BetOdds: 1.9, CouID: 10, BetPos: 1, MatchHdp: "0" };
      expectCode(one, await one.book.wire.ask("GetTicketOdds", { query }), 1);
    },
  },
  {
    id: "C43",
    title: "an HTTP error carries no Code 0",
    cites: "contract, Conventions",
    atEnd: true,
    run: async ({ book, find }) => {
      const lost = await book.wire.send("GET", "/odds/NoSuchCall");
      if (lost.status === 200 && codeOf(lost) === 0) find("an address that is not there answers a success", lost);
      for (const answer of book.wire.log)
        if (answer.status >= 400 && codeOf(answer) === 0) find(`status ${answer.status} with Code 0`, answer);
    },
  },
  {
    id: "C44",
    title: "what became of a bet stands in Data.Result, not in the envelope",
    cites: "contract, Envelope or result",
    needs: "write",
    run: async ({ book, find }) => {
      const { answer } = await betOn(book, { amount: 0.01 });
      const { Data } = answer.json as { Data?: { Result?: unknown } };
      if (codeOf(answer) !== 0 || typeof Data?.Result !== "number")
        find(`Code ${String(codeOf(answer))}, Result ${String(Data?.Result)}`, answer);
    },
  },
  {
    id: "C45",
    title: "under the limit is result 4, over it 5",
    cites: "domain H5",
    needs: "write",
    run: async ({ book, find }) => {
      const { MinBet, MaxBet } = limitsOf(await ticketOf(book));
      const low = await unlessMoved(() => betOn(book, { amount: Math.max(0.01, MinBet - 1) }));
      if (MinBet > 0.01 && low.result !== 4)
        find(`${MinBet - 1} of at least ${MinBet}: Result ${String(low.result)}`, low.answer);
      // a server that accepts it all the same must not take more than it may
      if (MaxBet + 1 > book.manner.ceiling)
        skip(`under the limit it is 4; over it needs --ceiling ${Math.ceil(MaxBet + 1)}`);
      const high = await unlessMoved(() => betOn(book, { amount: MaxBet + 1 }));
      // more than the member has: which of two limits is named is the server's choice
      if (high.result === 7) skip(`under the limit it is 4; over it needs a balance of ${Math.ceil(MaxBet + 1)}`);
      if (high.result !== 5) find(`${MaxBet + 1} of at most ${MaxBet}: Result ${String(high.result)}`, high.answer);
    },
  },
];
