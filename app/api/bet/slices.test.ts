import { describe, expect, test } from "vitest";
import { BET, BET_ROW, TORN_BET } from "#app/api/testing/betExample.ts";
import { onDropped } from "#app/api/dropped.ts";
import { isFailure } from "#app/api/failure.ts";
import { settleBetListsAnswer } from "./getSettleBetLists.ts";
import { unSettleBetListAnswer } from "./getUnSettleBetList.ts";
import { decodedBets, decodedDays } from "./slices.ts";

const numbered = (count: number) => Array.from({ length: count }, (_, at) => ({ ...BET_ROW, BetID: `B${at}` }));

describe("a long list of bets", () => {
  test.each([0, 1, 100, 101, 250])("of %i comes whole and in order, with its sums", async (count) => {
    const answer = { Code: 0, Data: { Bets: numbered(count), Count: count, Amount: 12.5, WillWin: 9 } };
    const { bets, ...sums } = await decodedBets("bet/GetUnSettleBetList", unSettleBetListAnswer, answer);
    expect(bets.map(({ id }) => id)).toEqual(Array.from({ length: count }, (_, at) => `B${at}`));
    expect(sums).toEqual({ count, amount: 12.5, willWin: 9 });
  });

  test("leaves out and counts the rows that do not fit, wherever they stand", async () => {
    const lost: number[] = [];
    const stop = onDropped((_path, rows) => lost.push(rows));
    const Bets = [TORN_BET, ...numbered(150), TORN_BET];
    const answer = { Code: 0, Data: { Bets, Count: 152, Amount: 0, WillWin: 0 } };
    const { bets } = await decodedBets("bet/GetUnSettleBetList", unSettleBetListAnswer, answer);
    stop();
    expect(bets).toHaveLength(150);
    expect(lost).toEqual([1, 1]);
  });

  test("lets other work in between its pieces", async () => {
    const answer = { Code: 0, Data: { Bets: numbered(301), Count: 301, Amount: 0, WillWin: 0 } };
    let done = false;
    const read = decodedBets("bet/GetUnSettleBetList", unSettleBetListAnswer, answer).then(() => (done = true));
    await new Promise((turn) => setImmediate(turn));
    expect(done).toBe(false);
    await read;
  });

  test("is no list when the answer has none", async () => {
    const read = decodedBets("bet/GetUnSettleBetList", unSettleBetListAnswer, { Code: 0, Data: null });
    await expect(read).rejects.toSatisfy((error) => isFailure(error) && error.kind === "schema");
  });

  test("stops when nobody waits for it any more", async () => {
    const answer = { Code: 0, Data: { Bets: numbered(301), Count: 301, Amount: 0, WillWin: 0 } };
    const gone = new AbortController();
    const read = decodedBets("bet/GetUnSettleBetList", unSettleBetListAnswer, answer, gone.signal);
    gone.abort();
    await expect(read).rejects.toThrow(/abort/i);
  });
});

describe("bets by day", () => {
  const day = (Date: string, count: number) => ({ Date, Bets: numbered(count), Count: count, Amount: 1, WinLose: -1 });

  test("stay with their day, however many there are", async () => {
    const Data = [day("2026-11-21", 230), day("2026-11-20", 1), day("2026-11-19", 100)];
    const days = await decodedDays("bet/GetSettleBetLists", settleBetListsAnswer, { Code: 0, Data });
    expect(days.map((one) => [one.day, one.bets.length, one.count])).toEqual([
      ["2026-11-21", 230, 230],
      ["2026-11-20", 1, 1],
      ["2026-11-19", 100, 100],
    ]);
    expect(days[0]?.bets.at(-1)).toEqual({ ...BET, id: "B229" });
  });

  test("are none where nothing was settled", async () =>
    expect(await decodedDays("bet/GetSettleBetLists", settleBetListsAnswer, { Code: 0, Data: [] })).toEqual([]));
});
