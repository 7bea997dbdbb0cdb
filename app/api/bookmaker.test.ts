import { testApp } from "#app/application/testing/testApp.ts";
import { type App } from "#app/application/app.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { nodeDoor } from "#mocks/doors/node.ts";
import { type World } from "#mocks/world/world.ts";
import { type Match } from "#app/domain/boards/match.ts";
import { useSession } from "#app/stores/session.ts";
import { adoptCredentials } from "#app/stores/signIn.ts";
import { refreshToken } from "./access/refreshToken.ts";
import { type BetAnswer, type BetOrder, bet } from "./bet/bet.ts";
import { sellQuote } from "./bet/checkInsurance.ts";
import { oneBet } from "./bet/getBet.ts";
import { betLimit } from "./bet/getBetLimit.ts";
import { bets } from "./bet/getBets.ts";
import { mixparlayBetLimit } from "./bet/getMixparlayBetLimit.ts";
import { outrightBetLimit } from "./bet/getOutrightBetLimit.ts";
import { settleBetDates } from "./bet/getSettleBetDates.ts";
import { settleBetList } from "./bet/getSettleBetList.ts";
import { settleBetLists } from "./bet/getSettleBetLists.ts";
import { unSettleBetList } from "./bet/getUnSettleBetList.ts";
import { unSettleBetStatus } from "./bet/getUnSettleBetStatus.ts";
import { insurance } from "./bet/insurance.ts";
import { mixBet } from "./bet/mixBet.ts";
import { orBet } from "./bet/orBet.ts";
import { addFavorite } from "./comm/addFavorite.ts";
import { allFavorite } from "./comm/getAllFavorite.ts";
import { allHotMatch } from "./comm/getAllHotMatch.ts";
import { favorite } from "./comm/getFavorite.ts";
import { tv } from "./comm/getTv.ts";
import { logout } from "./comm/logout.ts";
import { removeFavorite } from "./comm/removeFavorite.ts";
import { savePreference } from "./comm/savePreference.ts";
import { onDropped } from "./dropped.ts";
import { notice } from "./notice/getNotice.ts";
import { batchMatchOdds } from "./odds/getBatchMatchOdds.ts";
import { batchTicketOdds } from "./odds/getBatchTicketOdds.ts";
import { leagueMatchOdds } from "./odds/getLeagueMatchOdds.ts";
import { liveMatchOdds } from "./odds/getLiveMatchOdds.ts";
import { matchBonusRule } from "./odds/getMatchBonusRule.ts";
import { matchMinParlayCount } from "./odds/getMatchMinParlayCount.ts";
import { menu } from "./odds/getMenu.ts";
import { mixparlaySchedule } from "./odds/getMixparlaySchedule.ts";
import { noLiveMatchOdds } from "./odds/getNoLiveMatchOdds.ts";
import { outRight } from "./odds/getOutRight.ts";
import { preference } from "./odds/getPreference.ts";
import { scheduleDateGroup2 } from "./odds/getScheduleDateGroup2.ts";
import { settleMatchResult } from "./odds/getSettleMatchResult.ts";
import { singleMatchOdds } from "./odds/getSingleMatchOdds.ts";
import { ticketOdds } from "./odds/getTicketOdds.ts";
import { userInfo } from "./odds/getUserInfo.ts";
import { createQueryClient } from "./queryClient.ts";
import { matchStats } from "./stats/getMatchStats.ts";
import { send } from "./testing/callCase.ts";
import { failureOf } from "./testing/failureOf.ts";
import { setTestAddresses } from "./testing/server.ts";

/** The app's calls against the simulated bookmaker: each is answered, and no row is lost. */

const door = nodeDoor();
const lost: string[] = [];
let world: World;
let app: App;
let client: App["client"];

beforeAll(() => {
  setTestAddresses();
  door.start();
  onDropped((path, rows) => lost.push(`${path}: ${rows}`));
});

beforeEach(async () => {
  lost.length = 0;
  world = door.open();
  app = testApp(createQueryClient());
  ({ client } = app);
  adoptCredentials(app, await world.signIn());
});

afterAll(() => {
  door.stop();
  useSession.of(app).setState({ credentials: undefined });
});

const manner = { language: "en-US", oddsStyle: 2 };
const board = { sportId: 1, comboId: 0, marketList: "1,3,5", ...manner };
const DAY = "2026-11-21";

const today = () => client.fetchQuery(noLiveMatchOdds({ ...board, playType: "parlay" }));
const withLine = (matches: Readonly<Record<number, Match>>) =>
  Object.values(matches).filter(({ markets, mainId, id }) => mainId === id && (markets[1]?.[0]?.odds[0] ?? 0) > 0);

/** The home side of the main handicap of a match. */
function homeOf(match: Match) {
  const line = match.markets[1]?.[0];
  if (line === undefined) throw new Error("no line");
  const { couId, hdp, gameId, odds } = line;
  const place = { sportId: 1, matchId: match.id, marketId: 1, couId, betPos: 1 };
  return { ...place, odds: odds[0] ?? 0, hdp, gameId, stage: match.stage };
}

async function orderOf(match: Match): Promise<BetOrder> {
  const pick = homeOf(match);
  const { ticket } = await client.fetchQuery(ticketOdds({ ...pick, oddsStyle: 2 }));
  const quoted = { odds: ticket.odds, hdp: ticket.hdp, gameId: ticket.gameId, ticketId: ticket.ticketId };
  const rest = { oddsStyle: 2, stake: 100, autoAccept: 0, bonus: ticket.bonus, clientRef: crypto.randomUUID() };
  return { ...pick, ...quoted, ...rest };
}

async function placed(): Promise<BetAnswer> {
  const [match] = withLine((await today()).matches);
  if (match === undefined) throw new Error("no match");
  return send(client, bet(), await orderOf(match));
}

const some = expect.any(Object) as unknown;

describe("the bookmaker answers, and nothing is lost,", () => {
  test("the calls before a login", async () => {
    useSession.of(app).setState({ credentials: undefined });
    expect(await client.fetchQuery(preference())).toMatchObject({ code: 0, oddsStyle: 2, area: 1 });
    expect((await client.fetchQuery(menu(manner))).sports.length).toBeGreaterThan(0);
    expect(await client.fetchQuery(notice(manner))).toEqual(expect.arrayContaining([some]));
    expect(await failureOf(client.fetchQuery({ ...userInfo(), retry: false }))).toMatchObject({ code: 3 });
    expect(lost).toEqual([]);
  });

  test("the boards and a match of theirs", async () => {
    const live = await client.fetchQuery(liveMatchOdds(board));
    const early = await client.fetchQuery(noLiveMatchOdds({ ...board, playType: "early" }));
    expect(Object.keys(live.matches).length * Object.keys(early.matches).length).toBeGreaterThan(0);
    const [match] = withLine(live.matches);
    const league = await client.fetchQuery(
      leagueMatchOdds({ leagueId: match?.leagueId ?? 0, withExtensions: true, ...manner }),
    );
    expect(league.matches[match?.id ?? 0]).toMatchObject({ home: match?.home });
    const batch = await client.fetchQuery(
      batchMatchOdds({ matchIds: [match?.id ?? 0, 999_999], marketList: "1", ...manner }),
    );
    expect(Object.keys(batch.matches)).toEqual([String(match?.id)]);
    const single = await client.fetchQuery(
      singleMatchOdds({ matchId: match?.id ?? 0, marketList: "", mixParlay: false, debug: false, ...manner }),
    );
    expect(single.card?.home).toBe(match?.home);
    expect(Object.keys(single.markets).length).toBeGreaterThan(3);
    expect(lost).toEqual([]);
  });

  test("the counts, rules and data around a match", async () => {
    const [match] = withLine((await today()).matches);
    const matchId = match?.id ?? 0;
    expect(await client.fetchQuery(mixparlaySchedule("2026-11-21"))).toMatchObject({ 1: expect.any(Array) as unknown });
    const { 1: week } = await client.fetchQuery(scheduleDateGroup2({ sportId: 1 }));
    expect(week?.map(({ day }) => day).slice(0, 2)).toEqual([DAY, "2026-11-22"]);
    expect(await client.fetchQuery(matchMinParlayCount([matchId]))).toEqual({ [matchId]: match?.minParlay });
    await client.fetchQuery(matchBonusRule({ matchId, language: "en-US" }));
    expect(["hls", "mp4"]).toContain((await client.fetchQuery(tv({ matchId: 501 }))).type);
    const live = await client.fetchQuery(liveMatchOdds(board));
    const followed = Object.values(live.matches).find(({ stats }) => stats > 0);
    await client.fetchQuery(matchStats({ statsId: followed?.stats ?? 1, language: "en-US" }));
    const results = await client.fetchQuery(
      settleMatchResult({ sportId: 1, date: "2026-11-20", outright: false, language: "en-US" }),
    );
    expect(results.length).toBeGreaterThan(0);
    expect(lost).toEqual([]);
  });

  test("the member, the settings and the marks", async () => {
    const { member } = await client.fetchQuery(userInfo());
    expect(member).toMatchObject({ account: "jason88", currency: "USD", paused: false });
    await send(client, savePreference(), { oddsStyle: 3, autoAccept: 1 });
    expect(await client.fetchQuery(preference())).toMatchObject({ oddsStyle: 3, autoAccept: 1 });
    await send(client, addFavorite(), { sportId: 1, matchId: 501 });
    expect((await client.fetchQuery(favorite()))[1]).toContain(501);
    await send(client, removeFavorite(), { sportId: 1, matchId: 501 });
    expect((await client.fetchQuery({ ...favorite(), staleTime: 0 }))[1] ?? []).not.toContain(501);
    await client.fetchQuery(allFavorite());
    expect(Object.keys(await client.fetchQuery(allHotMatch(manner))).length).toBeGreaterThan(0);
    expect(await send(client, refreshToken(), undefined)).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    await send(client, logout(), undefined);
    expect(lost).toEqual([]);
  });

  test("a running board by its deltas, which end where a whole one stands", async () => {
    world = door.open({ size: "demo", quiet: false });
    const all = liveMatchOdds({ ...board, sportId: 0, marketList: "" });
    const first = await client.fetchQuery(all);
    for (let round = 0; round < 20; round += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one poll after the other
      await client.fetchQuery({ ...all, staleTime: 0 });
      world.advance(15_000);
    }
    const { matches, T } = await client.fetchQuery({ ...all, staleTime: 0 });
    const whole = await testApp().client.fetchQuery(all);
    expect(T).toBe(whole.T);
    expect(matches).toEqual(whole.matches);
    expect(matches).not.toEqual(first.matches);
    expect(lost).toEqual([]);
  });

  test("a single bet, its records and its sale", async () => {
    const [match] = withLine((await today()).matches);
    const limits = match && (await client.fetchQuery(betLimit({ ...homeOf(match), oddsStyle: 2 })));
    expect(limits?.max).toBeGreaterThan(100);
    const { result, betId = "", balance } = await placed();
    expect({ result, balance }).toEqual({ result: 0, balance: expect.any(Number) as unknown });
    expect(await client.fetchQuery(unSettleBetStatus())).toHaveProperty(betId);
    const open = await client.fetchQuery(unSettleBetList(manner));
    expect(open.bets.map(({ id }) => id)).toContain(betId);
    expect(await client.fetchQuery(oneBet({ betId, language: "en-US" }))).toMatchObject({ id: betId, stake: 100 });
    expect(await client.fetchQuery(bets({ betIds: [betId], language: "en-US" }))).toHaveLength(1);
    const { at: _, ...quote } = await client.fetchQuery(sellQuote({ betId, language: "en-US" }));
    expect(quote).toMatchObject({ betId, result: 0, payment: 100, sold: 0 });
    const sale = { betId, amount: 50, rate: quote.rate ?? 0, acceptChange: true, clientRef: crypto.randomUUID() };
    expect(await send(client, insurance(), sale)).toMatchObject({ result: 0, amount: 50 });
    expect(lost).toEqual([]);
  });

  test("a parlay, its limits and prices", async () => {
    const legs = withLine((await today()).matches)
      .slice(0, 2)
      .map(homeOf);
    expect(legs).toHaveLength(2);
    const { limits, types = [] } = await client.fetchQuery(mixparlayBetLimit(legs));
    expect(limits.max).toBeGreaterThan(0);
    const { tickets } = await client.fetchQuery(batchTicketOdds({ legs, ...manner }));
    const double = types.find(({ name }) => name === "2 X 1");
    const answer = await send(client, mixBet(), {
      language: "en-US",
      autoAccept: 0,
      bets: [{ typeId: double?.id ?? 1, stake: 20 }],
      legs: legs.flatMap((leg, index) => {
        const ticket = tickets[index];
        return ticket ? [{ ...leg, ticketId: ticket.ticketId, odds: ticket.odds, hdp: ticket.hdp }] : [];
      }),
      clientRef: crypto.randomUUID(),
    });
    expect(answer).toMatchObject({ result: 0, betIds: [expect.any(String) as unknown] });
    expect(lost).toEqual([]);
  });

  test("an outright and a bet on it", async () => {
    const { outrights } = await client.fetchQuery(outRight(board));
    const runner = outrights[0]?.runners.find(({ odds }) => odds > 0);
    const { orId = 0, odds = 0, couId = 0 } = runner ?? {};
    expect(await client.fetchQuery(outrightBetLimit({ orId, odds }))).toMatchObject({
      max: expect.any(Number) as unknown,
    });
    const answer = await send(client, orBet(), { orId, odds, couId, stake: 20, clientRef: crypto.randomUUID() });
    expect(answer).toMatchObject({ result: 0 });
    expect(lost).toEqual([]);
  });

  test("the settled records", async () => {
    const { betId = "" } = await placed();
    world.advance(3 * 86_400_000);
    adoptCredentials(app, await world.signIn());
    const range = { from: "2026-11-10", to: "2026-11-25" };
    const sums = await client.fetchQuery(settleBetDates(range));
    const days = await client.fetchQuery(settleBetLists({ language: "en-US", ...range }));
    expect(days.map(({ day }) => day)).toEqual(sums.map(({ day }) => day));
    expect(days.flatMap(({ bets: settled }) => settled.map(({ id }) => id))).toContain(betId);
    const one = await client.fetchQuery(settleBetList({ language: "en-US", date: days[0]?.day ?? DAY }));
    expect(one.count).toBe(sums[0]?.count);
    expect(lost).toEqual([]);
  });
});
