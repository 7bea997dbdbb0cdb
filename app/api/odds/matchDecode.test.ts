import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Failure } from "#app/api/failure.ts";
import { EMPTY_BOARD, mergeDelta } from "#app/domain/boards/board.ts";
import { type BoardData, type MatchRow } from "./matchData.ts";
import { decodeBoard } from "./matchDecode.ts";

const row: MatchRow = {
  SportID: 1,
  MatchID: 501,
  MainID: 501,
  MatchKind: 0,
  M: [11, 1, 2, "England Premier League", "Arsenal", "Chelsea", "2026-11-21T15:00:00Z", 0, 1, 3, 1, 7, 8, 86, 0],
  MEXT: { Period: 2, Minute: 67, Red: [0, 1] },
  ML: [2, 1, 1, 0],
  MK: { 1: { 5011: ["0.5", 0, 3, 1, 9001, 1.93, 1.97] }, 5: { 5015: ["", 0, 3, 0, 9002, 1.22, 5.6, 13] } },
  S: 1,
  MinParlay: 2,
};

const answer = (change: Partial<BoardData> = {}): Record<string, unknown> => ({
  Code: 0,
  T: 1000,
  LG: { 11: { LeagueName: "England Premier League", SportID: 1, IsPopu: 1, LS: 1 } },
  MH: [row],
  D: [],
  ...change,
});

const decode = (wire: Record<string, unknown>) => decodeBoard("odds/GetLiveMatchOdds", wire, 0);
const boardOf = (wire: Record<string, unknown>) => mergeDelta(EMPTY_BOARD, decode(wire));

function attempt(work: () => unknown): unknown {
  try {
    work();
    return undefined;
  } catch (error) {
    return error;
  }
}

describe("a board on the wire", () => {
  test("becomes matches in the words of the trade", () => {
    const match = boardOf(answer()).matches[501];
    expect(match).toMatchObject({
      homeId: 1,
      awayId: 2,
      home: "Arsenal",
      away: "Chelsea",
      stage: "live",
      marketCount: 86,
      score: { home: 2, away: 1, homeHalf: 1, awayHalf: 0 },
      live: { period: 2, minute: 67, red: [0, 1] },
      minParlay: 2,
    });
    expect(match?.markets[1]?.[0]).toEqual({
      couId: 5011,
      hdp: "0.5",
      outLevel: 0,
      status: 3,
      bonus: true,
      gameId: 9001,
      odds: [1.93, 1.97],
    });
    expect(match?.markets[5]?.[0]?.odds).toEqual([1.22, 5.6, 13]);
  });

  test("loses only the rows that cannot be read, and counts them", () => {
    const broken = { ...row, MatchID: 502, M: ["x"] } as unknown as MatchRow;
    const none = null as unknown as MatchRow;
    const board = boardOf(answer({ MH: [row, broken, none] }));
    expect(Object.keys(board.matches)).toEqual(["501"]);
    expect(board.dropped).toBe(2);
  });

  test("takes away a price it cannot read rather than showing the old one", () => {
    const bad = { ...row, MK: { 1: { 5011: ["0.5", 0, 3, 1, 9001, "1.93", 1.97] } } } as unknown as MatchRow;
    const board = boardOf(answer());
    const next = mergeDelta(board, { ...decode(answer({ T: 1001, MH: [bad] })), full: false, since: 1000 });
    expect(next.matches[501]?.markets[1]).toBeUndefined();
    expect(next.matches[501]?.markets[5]).toBe(board.matches[501]?.markets[5]);
    expect(next.dropped).toBe(1);
  });

  test("takes all prices off a held match whose row it cannot read, and keeps the match", () => {
    const board = boardOf(answer());
    const broken = { ...row, M: ["x"] } as unknown as MatchRow;
    const next = mergeDelta(board, decodeBoard("odds/GetLiveMatchOdds", answer({ T: 1001, MH: [broken] }), 1000));
    expect(next.matches[501]).toMatchObject({ home: "Arsenal", score: { home: 2, away: 1 } });
    expect(next.matches[501]?.markets).toEqual({});
    expect(next.dropped).toBe(1);
    // one that was never cached is not affected
    expect(
      mergeDelta({ ...EMPTY_BOARD, T: 1000 }, decodeBoard("", answer({ T: 1001, MH: [broken] }), 1000)).matches,
    ).toEqual({});
  });

  test("keeps names as plain text without the marks that reorder a score", () => {
    const M = [...row.M] as unknown as MatchRow["M"];
    M[4] = "Arse\u202Enal<b>";
    expect(boardOf(answer({ MH: [{ ...row, M }] })).matches[501]?.home).toBe("Arsenal<b>");
  });

  test.each([[{ T: "now" }], [{ MH: {} }], [{ LG: [] }], [{ D: 5 }]])(
    "that is not a board is a failure of the schema: %j",
    (change) => {
      expect(() => decode(answer(change as unknown as Partial<BoardData>))).toThrow(Failure);
    },
  );

  test("is harmless when it names the prototype", () => {
    const wire = JSON.parse(
      '{"Code":0,"T":1,"LG":{"__proto__":{"LeagueName":"x","SportID":1,"IsPopu":1,"LS":1}},"MH":[{"SportID":1,"MatchID":1,"MainID":1,"MatchKind":0,"M":[1,1,2,"l","h","a","2026-11-21T15:00:00Z",0,1,3,1,0,0,1,0],"MK":{"__proto__":{"constructor":["",0,3,0,1,2]}},"S":1}],"D":["__proto__"]}',
    ) as Record<string, unknown>;
    const board = boardOf(wire);
    expect(board.matches[1]?.markets).toEqual({});
    expect(({} as Record<string, unknown>).LeagueName).toBeUndefined();
  });

  test("never throws anything but a failure, whatever is put in its place", () => {
    const paths = ["T", "LG", "MH", "D", "Full"] as const;
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.anything(), (name, value) => {
        const thrown = attempt(() => boardOf({ ...answer(), [name]: value }));
        expect(thrown === undefined || thrown instanceof Failure).toBe(true);
      }),
      { numRuns: 5_000 },
    );
  });

  test("drops a match with any part replaced by nonsense, or shows it without that part", () => {
    const fields = Object.keys(row) as (keyof MatchRow)[];
    fc.assert(
      fc.property(fc.constantFrom(...fields), fc.anything(), (name, value) => {
        const board = boardOf(answer({ MH: [{ ...row, [name]: value } as MatchRow] }));
        for (const match of Object.values(board.matches)) {
          for (const market of Object.values(match.markets)) {
            for (const line of market) for (const odds of line.odds) expect(Number.isFinite(odds)).toBe(true);
          }
          expect(typeof match.home).toBe("string");
        }
      }),
      { numRuns: 5_000 },
    );
  });
});
