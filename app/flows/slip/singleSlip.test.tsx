import { testApp } from "#app/application/testing/testApp.ts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import fc from "fast-check";
import { act, useLayoutEffect } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Selection } from "#app/domain/slip/selection.ts";
import { useSession } from "#app/stores/session.ts";
import { useSettings } from "#app/stores/settings.ts";
import { clearSingle, openSingle } from "#app/stores/slipChanges.ts";
import { useStake } from "#app/stores/stake.ts";
import { type BetSlip } from "./betSlip.ts";
import { useSingleSlip } from "./singleSlip.ts";

const PICK: Selection = {
  sportId: 1,
  leagueId: 2,
  leagueName: "L",
  matchId: 5,
  mainId: 5,
  home: "H",
  away: "A",
  startsAt: "2026-11-21T15:00:00Z",
  stage: "today",
  marketId: 3,
  couId: 30,
  betPos: 1,
  hdp: "2.5",
  outLevel: 0,
  odds: 1.95,
  oddsStyle: 2,
  gameId: 1,
  bonus: false,
  minParlay: 2,
};

interface Issued {
  readonly odds: number;
  readonly hdp: string;
  readonly gameId: number;
  readonly bonus: 0 | 1;
  readonly style: number;
}

/** Prices at one moment in the five styles, all valid. */
const PRICES: readonly Readonly<Record<number, number>>[] = [
  { 1: 0.95, 2: 1.95, 3: 0.95, 4: -1.05, 5: -105 },
  { 1: -0.91, 2: 2.1, 3: 1.1, 4: 1.1, 5: 110 },
  { 1: 0.8, 2: 1.8, 3: 0.8, 4: -1.25, 5: -125 },
];

/** A server whose price, line, game and bonus change with every move; each response has its own ticket. */
function createServer() {
  const issued = new Map<string, Issued>();
  const bets: Record<string, unknown>[] = [];
  let moves = 0;
  const answerOf = async (request: Request): Promise<unknown> => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.endsWith("/GetTicketOdds")) {
      const style = Number(searchParams.get("OddsStyle"));
      const id = `12345678901234567${issued.size + 10}`;
      const ticket: Issued = {
        odds: PRICES[moves % PRICES.length]?.[style] ?? 0,
        hdp: moves % 4 === 3 ? "3.5" : "2.5",
        gameId: 100 + moves,
        bonus: moves % 2 === 0 ? 0 : 1,
        style,
      };
      issued.set(id, ticket);
      const { odds, hdp, gameId, bonus } = ticket;
      return {
        Code: 0,
        Data: {
          BetLimit: { MinBet: 1, MaxBet: 100_000 },
          Ticket: { GameID: gameId, TicketID: id, CurrentOdds: odds, Hdp: hdp, BonusFlag: bonus, Status: 3 },
        },
      };
    }
    if (pathname.endsWith("/GetBetLimit")) return { Code: 0, Data: { MinBet: 1, MaxBet: 100_000 } };
    if (pathname.endsWith("/GetUserInfo")) {
      const Data = { Account: "m", ShowName: "m", Balance: 1_000_000, Currency: "USD", Paused: 0, AllowTheme: [1] };
      return { Code: 0, Data: { ...Data, token: "", BCS: "" } };
    }
    if (pathname.endsWith("/bet/Bet")) {
      bets.push((await request.json()) as Record<string, unknown>);
      return { Code: 0, Data: { Result: 12, FCredit: 1_000_000, Message: "" } };
    }
    return { Code: 4 };
  };
  return {
    issued,
    bets,
    move: () => {
      moves += 1;
    },
    fetch: async (input: RequestInfo | URL, init?: RequestInit) =>
      new Response(JSON.stringify(await answerOf(new Request(input, init)))),
  };
}

let root: Root;
let place: HTMLElement;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers({ now: 1_000_000 });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

type Op =
  | { readonly do: "move" | "refresh" | "aim" | "lift" | "tap" }
  | { readonly do: "style"; readonly style: 1 | 2 | 3 | 4 | 5 }
  | { readonly do: "language"; readonly language: "en-US" | "th-TH" | "zh-CN" }
  | { readonly do: "accept"; readonly accept: 0 | 1 | 2 }
  | { readonly do: "key"; readonly key: string }
  | { readonly do: "wait"; readonly ms: number };

const op: fc.Arbitrary<Op> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<Op>({ do: "move" }, { do: "refresh" }) },
  { weight: 4, arbitrary: fc.constantFrom<Op>({ do: "tap" }, { do: "tap" }, { do: "aim" }, { do: "lift" }) },
  fc.record({ do: fc.constant("style" as const), style: fc.constantFrom(1, 2, 3, 4, 5) }),
  fc.record({ do: fc.constant("language" as const), language: fc.constantFrom("en-US", "th-TH", "zh-CN") }),
  fc.record({ do: fc.constant("accept" as const), accept: fc.constantFrom(0, 1, 2) }),
  fc.record({ do: fc.constant("key" as const), key: fc.constantFrom("1", "5", "00", "+100", "Del") }),
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant("wait" as const), ms: fc.constantFrom(0, 1, 499, 700, 2_500, 10_000) }),
  },
);

/** The single slip of a pick, drawn for a member with decimal odds; `slip` is what it shows now. */
function drawSlip(pick: Selection) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const app = testApp(client);
  useSession.of(app).setState({ phase: "member", credentials: { token: "t", bcs: "" }, account: "m" });
  useSettings.of(app).setState({ oddsStyle: 2, language: "en-US", autoAccept: 0 });
  openSingle(app, pick);
  let slip: BetSlip | undefined;
  const Probe = () => {
    const drawn = useSingleSlip(pick);
    useLayoutEffect(() => {
      slip = drawn;
    });
    return null;
  };
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
  act(() =>
    root.render(
      <QueryClientProvider client={client}>
        <Probe />
      </QueryClientProvider>,
    ),
  );
  const remove = () => {
    act(() => root.unmount());
    place.remove();
    client.clear();
    clearSingle(app);
  };
  return { app, client, slip: () => slip, remove };
}

/** Runs one interleaving on the slip itself and checks every bet that was sent. */
async function playOut(ops: readonly Op[]): Promise<number> {
  const server = createServer();
  vi.stubGlobal("fetch", server.fetch);
  const { app, client, slip, remove } = drawSlip(PICK);
  await settle(2_600);
  let typed = "";
  let aimed: BetSlip | undefined;
  let judged = 0;
  const judge = () => {
    for (const body of server.bets.slice(judged)) {
      judged += 1;
      const ticket = server.issued.get(String(body.TicketID));
      // every field of the bet comes from one response of the server
      expect({
        odds: body.Odds,
        hdp: body.Hdp,
        gameId: body.GameID,
        bonus: body.IsBonus,
        style: body.OddsStyle,
      }).toEqual(ticket);
      const leg = aimed?.state.legs[0];
      // and it is the price, line, style and amount that were shown on pointer down
      expect([body.Odds, body.Hdp, body.OddsStyle, body.IsBonus === 1, body.BetValue]).toEqual([
        leg?.price.odds,
        leg?.price.hdp,
        leg?.price.oddsStyle,
        leg?.bonus,
        Number(aimed?.input.amount),
      ]);
    }
  };
  const now = () => ({ detail: 1, timeStamp: performance.now() });
  const lift = () => act(() => slip()?.tap(now()));
  for (const step of ops) {
    const before = server.bets.length;
    switch (step.do) {
      case "move":
        server.move();
        break;
      case "refresh":
        void client.invalidateQueries();
        break;
      case "aim":
        aimed = slip();
        slip()?.aim(now());
        break;
      case "lift":
        if (aimed !== undefined) lift();
        break;
      case "tap":
        aimed = slip();
        slip()?.aim(now());
        lift();
        break;
      case "style":
        act(() => useSettings.of(app).setState({ oddsStyle: step.style }));
        break;
      case "language":
        act(() => useSettings.of(app).setState({ language: step.language }));
        break;
      case "accept":
        act(() => useSettings.of(app).setState({ autoAccept: step.accept }));
        break;
      case "key":
        act(() => slip()?.press(step.key));
        typed = useStake.of(app).getState().amount;
        break;
      case "wait":
        await settle(step.ms);
        break;
    }
    await settle(0);
    expect(server.bets.length - before).toBeLessThanOrEqual(1);
    judge();
    if (step.do === "lift" || step.do === "tap") aimed = undefined;
    // only keys change the amount (BET-13)
    expect(slip()?.input.amount).toBe(typed);
  }
  remove();
  await vi.runOnlyPendingTimersAsync();
  return server.bets.length;
}

test("BET-10: in any order of refreshes, styles, languages, keys and taps a bet is one quote, and the one that was painted", async () => {
  let sent = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(op, { minLength: 10, maxLength: 30 }), async (ops) => {
      // an amount and a pause first, so that many taps get through
      sent += await playOut([{ do: "key", key: "+100" }, { do: "wait", ms: 700 }, ...ops]);
    }),
    { numRuns: 200 },
  );
  // the test is not vacuous: bets were sent
  expect(sent).toBeGreaterThan(50);
}, 120_000);

test("domain A5: a price picked in another style is cut to two decimals, so that the server's own is no change of it", async () => {
  const server = createServer();
  server.move();
  vi.stubGlobal("fetch", server.fetch);
  const { slip, remove } = drawSlip({ ...PICK, odds: -0.91, oddsStyle: 1 });
  expect(slip()?.state.legs[0]?.price.odds).toBe(2.1);
  await settle(2_600);
  expect(slip()?.state.legs[0]).toMatchObject({ move: "same", price: { odds: 2.1, oddsStyle: 2 } });
  remove();
});

test("a digit leaves what it does not change the very same, so that nothing of it is drawn again", async () => {
  vi.stubGlobal("fetch", createServer().fetch);
  const { slip, remove } = drawSlip(PICK);
  await settle(2_600);
  const before = slip();
  act(() => slip()?.press("5"));
  const after = slip();
  expect([before?.input.amount, after?.input.amount]).toEqual(["", "5"]);
  expect(after?.state.stake).not.toEqual(before?.state.stake);
  expect(after?.state.legs).toBe(before?.state.legs);
  expect(after?.input.member).toBe(before?.input.member);
  expect(after?.close).toBe(before?.close);
  remove();
});
