import { testApp } from "#app/application/testing/testApp.ts";
import { describe, expect, test } from "vitest";
import { failureOf } from "#app/api/testing/failureOf.ts";
import { openServer } from "#app/api/testing/server.ts";
import { type MatchAsk, singleMatchOdds } from "./getSingleMatchOdds.ts";

const { sent, answers } = openServer();

const ASK: MatchAsk = {
  matchId: 501,
  language: "en-US",
  oddsStyle: 2,
  marketList: "",
  mixParlay: false,
  debug: false,
};
const ask = (change: Partial<MatchAsk> = {}) => testApp().client.fetchQuery(singleMatchOdds({ ...ASK, ...change }));

describe("one match", () => {
  test("that has ended has no markets and says so", async () => {
    answers({ Code: 0, MK: {}, S: 2 });
    expect(await ask()).toEqual({ T: 0, markets: {}, state: "ended" });
  });

  test("that is not known is a failure with code 2", async () => {
    answers({ Code: 2, Message: "no such match" });
    expect(await failureOf(ask())).toMatchObject({ kind: "envelope", code: 2 });
  });

  test("comes with its markets alone from a server that sends no more", async () => {
    answers({
      Code: 0,
      MK: { 1: { 5012: ["0.75", 0, 3, 0, 9002, 2.05, 1.85], 5011: ["0.5", 0, 3, 0, 9001, 1.93, 1.97] } },
    });
    const { markets, ...rest } = await ask();
    expect(rest).toEqual({ T: 0 });
    expect(markets[1]?.map(({ couId }) => couId)).toEqual([5011, 5012]);
  });

  test("has no market whose lines are all gone", async () => {
    answers({ Code: 0, MK: { 1: null, 3: { 5031: null }, 5: {} } });
    expect((await ask()).markets).toEqual({});
  });

  test("is no answer without markets", async () => {
    answers({ Code: 0, S: 2 });
    expect(await failureOf(ask())).toMatchObject({ kind: "schema" });
  });

  test("is not renewed by an answer from before the one that is held", async () => {
    const client = testApp().client;
    const again = () => client.fetchQuery({ ...singleMatchOdds(ASK), staleTime: 0 });
    const price = (odds: number) => ({ 1: { 5011: ["0.5", 0, 3, 0, 9001, odds, 1.97] } });
    answers({ Code: 0, T: 8, MK: price(1.93) });
    const first = await again();
    answers({ Code: 0, T: 7, MK: price(2.1) });
    expect(await failureOf(again())).toMatchObject({ kind: "schema" });
    expect(client.getQueryData(singleMatchOdds(ASK).queryKey)).toBe(first);
    answers({ Code: 0, MK: price(2.2) });
    expect((await again()).markets[1]?.[0]?.odds[0]).toBe(2.2);
  });

  test("tells the server when it is asked in debug", async () => {
    answers({ Code: 0, MK: {} });
    await ask({ debug: true, mixParlay: true, marketList: "1,3" });
    expect(sent[0]?.line).toBe(
      "GET /api/odds/GetSingleMatchOdds?matchID=501&language=en-US&oddsStyle=2&marketList=1,3&isMixparlay=true&exceptFlag=false&debug=true",
    );
  });
});
