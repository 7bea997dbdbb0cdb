import { reportDay } from "#app/domain/time/dates.ts";
import { addDays } from "#app/domain/time/days.ts";
import { boardOf, boardQuery, dataOf } from "#e2e/conform/answers.ts";
import { sentBet } from "#e2e/conform/betting.ts";
import { type Check } from "#e2e/conform/check.ts";
import { needed, skip } from "#e2e/conform/skip.ts";
import { AMOUNTS, eachField, TIMES } from "#e2e/conform/fields.ts";

const ISO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?Z$/;

const MINUTE_MS = 60_000;

/** Units in which a T may be a clock, as ms: s, ms, 0.1 ms, µs. */
const UNITS_MS = [1_000, 1, 0.1, 0.001];
const YEAR_MS = 366 * 86_400_000;

/**
 * The time that a T is, ms since 1970; undefined if it is none of about `date`. Then it is a counter, however large: T
 * means nothing but "as of".
 */
const clockOf = (T: number, date: number): number | undefined =>
  UNITS_MS.map((unit) => T * unit).find((ms) => Math.abs(ms - date) < YEAR_MS);

/** When a token expires, ms since 1970; undefined if it is not a JWT with an expiry. */
function endOf(token: string): number | undefined {
  try {
    const claims = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8")) as { exp?: number };
    return claims.exp === undefined ? undefined : claims.exp * 1_000;
  } catch {
    return undefined;
  }
}

export const MONEY: readonly Check[] = [
  {
    id: "C61",
    title: "amounts are numbers of at most 2 decimals",
    cites: "contract, Conventions",
    atEnd: true,
    run: ({ book, find }) =>
      eachField(book.wire.log, AMOUNTS, (value, name, answer) => {
        if (value === null && name.endsWith("Bet")) return;
        if (
          typeof value !== "number" ||
          Math.abs(value * 100 - Math.round(value * 100)) > 1e-6 * Math.max(1, Math.abs(value))
        )
          find(`${answer.call}: ${name} ${JSON.stringify(value)}`, answer);
      }),
  },
  {
    id: "C62",
    title: "times are ISO 8601 with Z",
    cites: "contract, Conventions",
    atEnd: true,
    run: ({ book, find }) => {
      eachField(book.wire.log, TIMES, (value, name, answer) => {
        if (typeof value !== "string" || !ISO.test(value))
          find(`${answer.call}: ${name} ${JSON.stringify(value)}`, answer);
      });
      eachField(book.wire.log, ["M"], (value, _name, answer) => {
        const time: unknown = Array.isArray(value) ? value[6] : undefined;
        if (typeof time !== "string" || !ISO.test(time))
          find(`${answer.call}: kick-off ${JSON.stringify(time)}`, answer);
      });
    },
  },
  {
    id: "C63",
    title: "report days roll at 04:00 UTC",
    cites: "domain I1",
    run: async ({ book, find }) => {
      let seen = 0;
      for (const back of [0, 1]) {
        const date = addDays(book.day(), -back);
        const answer = await book.wire.ask("GetSettleMatchResult", { query: { language: "en-US", sportID: 1, date } });
        for (const { MatchID, MatchDate } of dataOf<{ Results: { MatchID: number; MatchDate: string }[] }[]>(
          answer,
        ).flatMap(({ Results }) => Results)) {
          seen += 1;
          if (reportDay(Date.parse(MatchDate)) !== date)
            find(`match ${MatchID} of ${MatchDate} in the results of ${date}`, answer);
        }
      }
      if (seen === 0) skip("no result today or yesterday");
    },
  },
  {
    id: "C64",
    title: "the balance after a bet is GetUserInfo's",
    cites: "contract, POST Bet",
    needs: "write",
    run: async ({ book, find }) => {
      for (let attempt = 1; ; attempt += 1) {
        const { data, answer } = await sentBet(book);
        const info = await book.wire.ask("GetUserInfo");
        const { Balance } = dataOf<{ Balance: number }>(info);
        if (data?.FCredit === Balance) return;
        // another bet may have been settled just then, but hardly twice
        if (attempt === 2) {
          find(`FCredit ${String(data?.FCredit)}, then Balance ${Balance}`, answer);
          return;
        }
      }
    },
  },
  {
    id: "C65",
    title: "the token ends in the future, and RefreshToken gives one that does not end sooner",
    cites: "contract, Others",
    run: async ({ book, find }) => {
      const before = needed(endOf(book.wire.token()), "the token is no JWT with an end");
      const answer = await book.wire.ask("RefreshToken");
      const { ErrorCode, Token } = answer.json as { ErrorCode: number; Token?: string };
      if (before <= book.now()) find("the token has ended", answer);
      const after = endOf(Token ?? "");
      if (ErrorCode !== 0 || Token === undefined || after === undefined) {
        find(`ErrorCode ${ErrorCode} without a token`, answer);
        return;
      }
      if (after < before) find(`the new token ends ${Math.round((before - after) / 1_000)} s sooner`, answer);
      book.wire.renew(Token);
    },
  },
  {
    id: "C66",
    title: "the Date header is within 60 s of T's clock",
    cites: "OPS-11",
    run: async ({ book, find }) => {
      const ask = (call: "GetMenu" | "GetLiveMatchOdds") => book.wire.ask(call, { query: { ...boardQuery() } });
      const { answer, data } = boardOf(await ask("GetLiveMatchOdds"));
      const date = Date.parse(needed(answer.headers.get("date"), "no Date header"));
      const T = clockOf(data.T, date);
      // a T that is a counter tells no time: then two answers must have one clock
      const from = T ?? Date.parse((await ask("GetMenu")).headers.get("date") ?? "");
      if (Number.isNaN(from)) skip("T is no clock, and no other answer has a Date header");
      const by = T === undefined ? "another answer" : "T";
      if (Math.abs(from - date) > MINUTE_MS)
        find(`${by} is ${Math.round((from - date) / 1_000)} s from the Date header`, answer);
    },
  },
];
