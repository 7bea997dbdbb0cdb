import { testApp } from "#app/application/testing/testApp.ts";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Bet } from "#mocks/ledger/bet.ts";
import { nodeDoor } from "#mocks/doors/node.ts";
import { type World } from "#mocks/world/world.ts";
import { daySums, openSums, returned, totalOf, toReturn, winLossOf } from "#app/domain/bets/records.ts";
import { useSession } from "#app/stores/session.ts";
import { adoptCredentials } from "#app/stores/signIn.ts";
import { settleBetLists } from "./bet/getSettleBetLists.ts";
import { unSettleBetList } from "./bet/getUnSettleBetList.ts";
import { setTestAddresses } from "./testing/server.ts";

const app = testApp();

const door = nodeDoor();

beforeAll(() => {
  setTestAddresses();
  door.start();
});

afterAll(() => {
  door.stop();
  useSession.of(app).setState({ credentials: undefined });
});

const DAY_MS = 86_400_000;

/**
 * A bet as the bookmaker may hold it, money in cents: what was paid, cashed out and received for it, and how the rest
 * ended.
 */
interface Story {
  readonly paid: number;
  readonly sold: number;
  readonly backCents: number;
  readonly end: "open" | "won" | "lost" | "void";
  readonly bonus: number;
  readonly daysAgo: number;
}

const story: fc.Arbitrary<Story> = fc
  .record({
    paid: fc.integer({ min: 1, max: 500_000 }),
    part: fc.constantFrom(0, 0, 0.3, 0.5, 1),
    backCents: fc.integer({ min: 0, max: 400_000 }),
    end: fc.constantFrom("open", "won", "lost", "void"),
    bonus: fc.constantFrom(0, 0, 2_500),
    daysAgo: fc.integer({ min: 0, max: 5 }),
  })
  .map(({ part, ...rest }) => ({ ...rest, sold: Math.floor(rest.paid * part) }));

const restOf = ({ paid, sold }: Story): number => paid - sold;

/** What the bookmaker pays for the rest of a bet when it ends, less its cost. */
const netOf = (one: Story): number => (one.end === "won" ? restOf(one) : one.end === "lost" ? -restOf(one) : 0);

const bonusOf = ({ end, sold, bonus }: Story): number => (end === "lost" && sold === 0 ? bonus : 0);
const saleOf = ({ sold, backCents }: Story): number => (sold > 0 ? backCents : 0);

function add(world: World, one: Story, at: number): void {
  const { paid, sold, end, daysAgo } = one;
  const ended = world.clock.now() - daysAgo * DAY_MS - 600_000;
  const bet: Bet = {
    id: String(8_000_000 + at),
    account: "jason88",
    kind: 1,
    placedAt: ended - 7_200_000,
    style: 2,
    odds: 2,
    typedCents: paid,
    paymentCents: paid,
    winCents: paid,
    bonusFlag: bonusOf(one) > 0 ? 1 : 0,
    legs: [
      {
        sportId: 1,
        matchId: 502,
        marketId: 3,
        couId: 30,
        betPos: 1,
        league: "England Premier League",
        home: "Manchester United",
        away: "Brighton & Hove Albion",
        kickoff: ended - 6_000_000,
        hdp: "2.25",
        outLevel: 0,
        odds: 2,
        decimal: 2,
        stage: 2,
        gameId: 1,
        positions: 2,
      },
    ],
    status: end === "open" ? 1 : end === "void" ? 3 : 2,
    statusAt: ended,
    sales: sold > 0 ? [{ id: `s${at}`, cents: sold, backCents: one.backCents, at: ended - 3_600_000 }] : [],
    ...(end !== "open" && { settledAt: ended, netCents: netOf(one) }),
    ...((end === "won" || end === "lost") && { result: end === "won" ? 1 : 2 }),
    ...(bonusOf(one) > 0 && { bonusCents: bonusOf(one) }),
  };
  world.shelf.add(bet, undefined);
}

const cents = (amount: number | undefined): number => Math.round((amount ?? Number.NaN) * 100);
const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0);

test("cards add up to their day, days to the total, and all of it to the money that went in and came back", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(story, { minLength: 1, maxLength: 12 }), async (stories) => {
      const world = door.open();
      adoptCredentials(app, await world.signIn());
      stories.forEach((one, at) => add(world, one, at));
      const { client } = app;
      client.clear();
      const from = new Date(world.clock.now() - 10 * DAY_MS).toISOString().slice(0, 10);
      const to = new Date(world.clock.now() + DAY_MS).toISOString().slice(0, 10);
      const days = await client.fetchQuery(settleBetLists({ language: "en-US", from, to }));
      const ended = stories.filter(({ end }) => end !== "open");
      for (const { day, bets } of days) {
        const own = daySums(day, bets);
        expect(cents(own.winLose)).toBe(sum(bets.map((bet) => cents(winLossOf(bet)))));
        expect(cents(own.winLose)).toBe(sum(bets.map((bet) => cents(returned(bet)) - cents(bet.payment))));
      }
      const total = totalOf(days.map(({ day, bets }) => daySums(day, bets)));
      expect(total.count).toBe(ended.length);
      const came = sum(ended.map((one) => restOf(one) + netOf(one) + saleOf(one) + bonusOf(one)));
      expect(cents(total.winLose)).toBe(came - sum(ended.map(({ paid }) => paid)));

      const { bets } = await client.fetchQuery(unSettleBetList({ language: "en-US" }));
      const open = openSums(bets);
      const left = stories.filter(({ end }) => end === "open");
      expect(open.count).toBe(left.length);
      expect(cents(open.back)).toBe(sum(bets.map((bet) => cents(toReturn(bet)))));
      expect(cents(open.back)).toBe(sum(left.map((one) => 2 * restOf(one))));
    }),
    { numRuns: 40 },
  );
});
