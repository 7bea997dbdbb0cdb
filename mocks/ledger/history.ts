import { isTwoPosition } from "#app/domain/odds/markets.ts";
import { type Desk, isCounted } from "#mocks/book/desk.ts";
import { leagueOf } from "#mocks/catalogue/catalogue.ts";
import { chance, hash, seedOf } from "#mocks/world/chance.ts";
import { NOT_STARTED } from "#mocks/course/state.ts";
import { dayNumber } from "#mocks/world/days.ts";
import { type Bet, type Leg } from "#mocks/ledger/bet.ts";
import { type House } from "#mocks/ledger/house.ts";
import { inCurrency } from "#mocks/taking/limits.ts";
import { type Fixture } from "#mocks/schedule/fixture.ts";
import { type Member, toCents } from "#mocks/ledger/members.ts";
import { parlayReturn } from "#mocks/settling/payment.ts";
import { concludeBet, SETTLE_DELAY, settleLeg } from "#mocks/settling/settle.ts";
import { outlookOf } from "#mocks/pricing/outlook.ts";
import { quotesOf } from "#mocks/pricing/quotes.ts";
import { winnings } from "#mocks/pricing/styles.ts";

const DAYS_BACK = 62;
const SPORTS = new Set([1, 2, 7]);
const WITH_HISTORY = new Set(["jason88", "somchai", "aungko2"]);
const STAKES = [20, 50, 100, 150, 200];
const HOUR = 3_600_000;
const TASTE = 12;
/** The type "3 X 1". */
const TREBLE = { id: 2, name: "3 X 1", sizes: [3], count: 1 } as const;

/** The source of a member's past and present bets. */
interface Draw {
  readonly desk: Desk;
  readonly roll: (n: number) => number;
}

/** The markets that members bet on, by sport where they are not soccer's. */
const USUAL: Readonly<Record<number, readonly number[]>> = { 2: [1, 3, 16], 7: [16, 1] };

/** A pick on a match as before its start, at the price of that time. */
function legBefore({ desk, roll }: Draw): Leg | undefined {
  const { fixture, level } = desk;
  const markets = USUAL[fixture.sportId] ?? [1, 1, 3, 3, 5];
  const marketId = markets[Math.floor(roll(1) * markets.length)] ?? 1;
  const [quote] = quotesOf(
    fixture,
    marketId,
    NOT_STARTED,
    outlookOf(fixture, NOT_STARTED, { class: 0, goals: 0 }),
    level,
    1,
  );
  const betPos = 1 + Math.floor(roll(2) * (quote?.decimals.length ?? 1));
  const decimal = quote?.decimals[betPos - 1];
  if (quote === undefined || decimal === undefined) return undefined;
  return {
    sportId: fixture.sportId,
    matchId: fixture.id,
    marketId,
    couId: marketId * 10,
    betPos,
    league: leagueOf(fixture.leagueId).name,
    home: fixture.home,
    away: fixture.away,
    kickoff: fixture.kickoff,
    hdp: quote.hdp,
    outLevel: 0,
    odds: decimal,
    decimal,
    stage: 2,
    gameId: 1,
    positions: quote.decimals.length,
  };
}

function betOf(house: House, member: Member, id: string, legs: Leg[], stake: number, placedAt: number): Bet {
  const [leg] = legs;
  const cents = toCents(inCurrency(stake, member.currency));
  const product = legs.reduce((total, one) => total * one.decimal, 1);
  const single = leg === undefined || legs.length > 1 ? undefined : leg;
  return {
    id,
    account: member.account,
    kind: single ? 1 : 2,
    placedAt,
    style: 2,
    odds: single ? single.odds : Number(product.toFixed(3)),
    typedCents: cents,
    paymentCents: cents,
    winCents: single
      ? toCents(winnings(cents / 100, single.odds, 2, isTwoPosition(single.marketId)))
      : parlayReturn(
          cents,
          legs.map(({ decimal }) => decimal),
          TREBLE.sizes,
        ) - cents,
    bonusFlag: 0,
    ...(single ? {} : { parlay: TREBLE }),
    legs,
    status: 1,
    statusAt: house.clock.now() - DAYS_BACK * 24 * HOUR,
    sales: [],
  };
}

/** Matches of a list on which a member with taste bets: a dozen big ones, in an order from the seed. */
const candidates = (house: House, fixtures: readonly Fixture[], salt: number): readonly Desk[] =>
  fixtures
    .filter(
      (one) =>
        SPORTS.has(one.sportId) &&
        isCounted(one) &&
        one.fate === "played" &&
        one.minParlay === 2 &&
        leagueOf(one.leagueId).level >= 0.6,
    )
    .toSorted((a, b) => hash(a.id, salt) - hash(b.id, salt))
    .slice(0, TASTE)
    .flatMap(({ id }) => house.book.desk(id) ?? []);

/**
 * Fills a past day with up to four settled bets, made from the seed and settled by the matches' real results. They were
 * paid and settled before the world began, so that they move no money now. Does nothing for days of the world's own
 * life.
 */
export function rememberDay(house: House, member: Member, day: number): void {
  const { seed, start } = house.book.room;
  const first = dayNumber(start);
  if (!WITH_HISTORY.has(member.account) || day >= first || day < first - DAYS_BACK) return;
  const salt = hash(seed, day, seedOf(member.account));
  const idOf = (n: number) =>
    `4${String(day).padStart(6, "0")}${String(seedOf(member.account) % 1_000_000_000).padStart(9, "0")}${String(n).padStart(3, "0")}`;
  const count = Math.floor(chance(salt, 1) * 5);
  const done = Array.from({ length: count }, (_, n) => house.shelf.bet(idOf(n))).every((bet) => bet !== undefined);
  const desks = done ? [] : candidates(house, house.book.slate.early(day), salt);
  for (let n = 0; n < count; n += 1) {
    if (house.shelf.bet(idOf(n))) continue;
    const roll = (k: number) => chance(salt, n, k);
    const many = roll(9) < 0.2 ? 3 : 1;
    const legs = desks
      .slice(n * 3, n * 3 + many)
      .flatMap((desk, i) => legBefore({ desk, roll: (k) => roll(k + 10 * i) }) ?? []);
    if (legs.length !== many) continue;
    const bet = betOf(
      house,
      member,
      idOf(n),
      legs,
      STAKES[Math.floor(roll(8) * STAKES.length)] ?? 50,
      Math.min(...legs.map(({ kickoff }) => kickoff)) - HOUR,
    );
    for (const leg of legs) settleLeg(house, leg, start);
    if (legs.some(({ result }) => result === undefined)) continue;
    concludeBet(bet, Math.min(start, Math.max(...legs.map(({ kickoff }) => kickoff)) + 2 * HOUR + SETTLE_DELAY));
    house.shelf.add(bet, undefined);
  }
}

/** Gives the normal member three open bets at the start of a new world, paid for before it began. */
export function openBets(house: House, member: Member): void {
  const on = [...house.book.on(2), ...house.book.on(1)].map(({ fixture }) => fixture);
  const desks = candidates(house, on, house.book.room.seed);
  for (const [n, desk] of desks.slice(0, 3).entries()) {
    const leg = legBefore({ desk, roll: (k) => chance(house.book.room.seed, n, k) });
    if (leg === undefined) continue;
    const bet = betOf(house, member, house.newId(), [leg], STAKES[n + 1] ?? 50, house.clock.now() - (n + 1) * 600_000);
    house.ledger.bring(member, bet.paymentCents, "set");
    house.ledger.post(member, -bet.paymentCents, "stake", bet.id);
    house.shelf.add(bet, undefined);
  }
}
