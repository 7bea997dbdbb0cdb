import { decodeBoard } from "#app/api/odds/matchDecode.ts";
import { boardQuery, codeOf } from "#e2e/conform/answers.ts";
import { type Check } from "#e2e/conform/check.ts";
import { eachField, FLAGS, isIdField, isJudged, TEXT_IDS } from "#e2e/conform/fields.ts";
import { skip } from "#e2e/conform/skip.ts";
import { sweep } from "#e2e/conform/sweep.ts";
import { misfits } from "#e2e/conform/validator.mjs";
import { type Answer } from "#e2e/conform/wire.ts";

const language = "en-US";

const isCall = ({ call, status, text }: Answer): boolean =>
  !call.startsWith("/") && status >= 200 && status < 400 && text !== "";

const LONGEST_ID = 64;

/** An outright has no match, market or line; the combination of all sports may have no number. */
const mayBeNone = (name: string, { OrName, OrID }: Readonly<Record<string, unknown>>): boolean =>
  name === "ComboID" ||
  ((OrName !== undefined || OrID !== undefined) && ["MatchID", "MarketID", "CouID"].includes(name));

const hasEnvelope = ({ call, text }: Answer): boolean =>
  call !== "RefreshToken" && call !== "match/{statsId}" && call !== "Logout" && text.trim() !== "true";

/** The sweep can always get a response from these; the others may be refused, for lack of a bet or a price, say. */
const ALWAYS: ReadonlySet<string> = new Set([
  "GetPreference",
  "GetMenu",
  "GetLiveMatchOdds",
  "GetNoLiveMatchOdds",
  "GetMixparlaySchedule",
  "GetScheduleDateGroup2",
  "GetUserInfo",
  "GetOutRight",
  "GetSettleMatchResult",
  "GetUnSettleBetStatus",
  "GetUnSettleBetList",
  "GetSettleBetList",
  "GetSettleBetLists",
  "getSettleBetDates",
  "GetNotice",
  "GetFavorite",
  "GetAllFavorite",
  "GetAllHotMatch",
]);

export const SHAPE: readonly Check[] = [
  {
    id: "C01",
    title: "each of the 41 calls and the statistics address answers its schema",
    cites: "contract, Shapes",
    needs: "token",
    atEnd: true,
    run: async ({ book, find }) => {
      const from = book.wire.log.length;
      await sweep(book);
      for (const answer of book.wire.log.slice(from).filter(({ call }) => ALWAYS.has(call))) {
        const code: unknown = codeOf(answer) ?? 0;
        if (!isCall(answer) || code !== 0)
          find(`${answer.call}: status ${answer.status}, Code ${JSON.stringify(code)}`, answer);
      }
      const seen = new Set<string>();
      for (const answer of book.wire.log.filter(isCall)) {
        const wrong = misfits(answer.call, answer.json, isJudged)[0];
        if (wrong === undefined || seen.has(answer.call)) continue;
        seen.add(answer.call);
        find(`${answer.call}: ${wrong}`, answer);
      }
    },
  },
  {
    id: "C02",
    title: "the content is JSON in UTF-8",
    cites: "contract, Conventions",
    atEnd: true,
    run: ({ book, find }) => {
      for (const answer of book.wire.log.filter(isCall)) {
        const type = answer.headers.get("content-type") ?? "none";
        if (!/^application\/json(?:\s*;\s*charset=utf-8)?$/i.test(type))
          find(`${answer.call}: content-type ${type}`, answer);
        if (answer.text.includes("\uFFFD")) find(`${answer.call}: bytes that are no UTF-8`, answer);
      }
    },
  },
  {
    id: "C03",
    title: "the envelope's Code is a number",
    cites: "contract, Conventions",
    atEnd: true,
    run: ({ book, find }) => {
      for (const answer of book.wire.log.filter((one) => isCall(one) && hasEnvelope(one)))
        if (typeof codeOf(answer) !== "number") find(`${answer.call}: Code ${JSON.stringify(codeOf(answer))}`, answer);
    },
  },
  {
    id: "C04",
    title: "an unknown query field is ignored",
    cites: "contract, Conventions",
    run: async ({ book, find }) => {
      for (const call of ["GetMenu", "GetLiveMatchOdds"] as const) {
        const answer = await book.wire.ask(call, { query: { ...boardQuery(1), conformance: "x" } });
        if (codeOf(answer) !== 0) find(`${call}: Code ${String(codeOf(answer))} with an unknown field`, answer);
      }
    },
  },
  {
    id: "C05",
    title: "an unknown body field is ignored",
    cites: "contract, Conventions",
    run: async ({ book, find }) => {
      const pick = (await book.picks(2))[0];
      if (pick === undefined) skip("nothing can be bet on before its start");
      const { match, marketId, couId, row } = pick;
      const CouStr = [match.MatchID, marketId, couId, 1, row[5], row[0]].join("_");
      const body = { CouStr, OddsStyle: 2, Language: language, IsMixParlay: true, Conformance: { x: 1 } };
      const answer = await book.wire.ask("GetBatchTicketOdds", { body });
      if (codeOf(answer) !== 0) find(`Code ${String(codeOf(answer))} with an unknown field`, answer);
    },
  },
  {
    id: "C06",
    title: "BetID, TicketID and InsID are text",
    cites: "contract, Conventions",
    atEnd: true,
    run: ({ book, find }) =>
      eachField(book.wire.log, TEXT_IDS, (value, name, answer, { Result }) => {
        // a bet or sale that was refused has no id
        const least = Result === undefined || Result === 0 ? 1 : 0;
        if (typeof value !== "string" || value.length < least || value.length > LONGEST_ID)
          find(`${answer.call}: ${name} is ${JSON.stringify(value)}`, answer);
      }),
  },
  {
    id: "C07",
    title: "ids are whole, 1 to 2^53-1",
    cites: "contract, Conventions",
    atEnd: true,
    run: ({ book, find }) =>
      eachField(book.wire.log, isIdField, (value, name, answer, holder) => {
        if (!Number.isSafeInteger(value) || Number(value) < (mayBeNone(name, holder) ? 0 : 1))
          find(`${answer.call}: ${name} is ${JSON.stringify(value)}`, answer);
      }),
  },
  {
    id: "C08",
    title: "flags are 0 or 1",
    cites: "contract, Conventions",
    atEnd: true,
    run: ({ book, find }) => {
      eachField(book.wire.log, FLAGS, (value, name, answer) => {
        if (value !== 0 && value !== 1) find(`${answer.call}: ${name} is ${JSON.stringify(value)}`, answer);
      });
    },
  },
  {
    id: "C09",
    title: "M has 15 slots of their types",
    cites: "contract, Match",
    atEnd: true,
    run: ({ book, find }) =>
      eachField(book.wire.log, ["M"], (M, _name, answer, { MatchID }) => {
        const match = MatchID === undefined ? answer.call : `match ${JSON.stringify(MatchID)}`;
        if (!Array.isArray(M) || M.length !== 15) {
          find(`${match}: M has ${Array.isArray(M) ? `${M.length} slots` : "no slots"}`, answer);
          return;
        }
        const wrong = misfits("MatchSlots", M)[0];
        if (wrong !== undefined) find(`${match}: M${wrong}`, answer);
      }),
  },
  {
    id: "C10",
    title: "the app's decoder drops no row of a board",
    cites: "contract, Conventions",
    run: async ({ book, find }) => {
      for (const { answer, data } of [await book.live(), await book.today(), await book.early()]) {
        const { dropped } = decodeBoard(answer.call, { ...data }, 0);
        if (dropped > 0) find(`${answer.call}: ${dropped} rows cannot be read`, answer);
      }
    },
  },
];
