import { daySums } from "#app/domain/bets/records.ts";
import type { Bet } from "#mocks/ledger/bet.ts";
import { START_CENTS } from "./bookmaker.ts";
import type { Life, Seat } from "./life.ts";
import type { Told } from "./port/told.ts";
import { SALE_DOUBTS } from "./truth/saleTruths.ts";
import { DOUBTS } from "./truth/truths.ts";
import { Untruth } from "./truth/untruth.ts";

/** True for a tap that a page can know about: without storage, the outcome in another tab does not reach it. */
const isKnownTo = ({ hasKept }: Life, { page }: Seat, ref: string): boolean => hasKept || page.made(ref);

/** The open lines of a page. */
const openRefs = (life: Life, seat: Seat): readonly string[] =>
  [...seat.tab.openRefs(), ...seat.tab.openSales()].filter((ref) => isKnownTo(life, seat, ref));

/** What a page calls in doubt. */
function doubtOf({ tab }: Seat): unknown {
  const { attempts, sales } = tab.told();
  return attempts.find(({ state }) => DOUBTS.has(state)) ?? sales.find(({ state }) => SALE_DOUBTS.has(state));
}

/**
 * True if nothing is in doubt on any page, and the member is signed in on each: one who is not comes back, and looks
 * on.
 */
export const isCalm = (life: Life): boolean =>
  life.seats.every(
    (seat) =>
      seat === undefined || (seat.tab.told().phase === "member" && openRefs(life, seat).length === 0 && !doubtOf(seat)),
  );

const centsOf = (amount: number): number => Math.round(amount * 100);

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

const soldOf = ({ sales }: Bet): number => sum(sales.map(({ cents }) => cents));

const backOf = ({ sales }: Bet): number => sum(sales.map(({ backCents }) => backCents));

/** The net result of a bet that has ended, in cents. */
const broughtBy = (bet: Bet): number => (bet.netCents ?? 0) + (bet.bonusCents ?? 0) + backOf(bet) - soldOf(bet);

/** How much of every bet was cashed out, as one string. */
const salesIn = (bets: readonly { readonly id: string; readonly sold: number }[]): string =>
  bets
    .map(({ id, sold }) => `${id} ${sold}`)
    .toSorted()
    .join();

/** The cards of open bets, those of the days, and the money agree with the book, and with each other. */
function checkCards(life: Life, { bets: open, settled, balance }: Told): void {
  const all = life.maker.world.shelf.of(life.account);
  const standing = all.filter(({ status }) => status <= 1);
  const ended = all.filter(({ status }) => status > 1);
  const cards = open?.bets ?? [];
  const sold = salesIn(cards.map((bet) => ({ id: bet.id, sold: centsOf(bet.sold ?? 0) })));
  const trueSold = salesIn(standing.map((bet) => ({ id: bet.id, sold: soldOf(bet) })));
  if (sold !== trueSold) throw new Untruth("the cards say what was sold", { sold, trueSold });
  if (settled === undefined) throw new Untruth("the settled bets can be read", {});
  const days = settled.map(({ day, bets }) => daySums(day, bets));
  const shown = {
    count: sum(days.map(({ count }) => count)),
    amount: sum(days.map(({ amount }) => centsOf(amount))),
    winLose: sum(days.map(({ winLose }) => centsOf(winLose))),
  };
  const real = {
    count: ended.length,
    amount: sum(ended.map(({ paymentCents }) => paymentCents)),
    winLose: sum(ended.map(broughtBy)),
  };
  if (JSON.stringify(shown) !== JSON.stringify(real))
    throw new Untruth("the days say what the book has settled", { shown, real });
  const atStake = sum(cards.map((bet) => centsOf(bet.payment) - centsOf(bet.back ?? 0)));
  const before = centsOf(balance ?? 0) + atStake - shown.winLose;
  if (before !== START_CENTS) throw new Untruth("cards, days and balance add up", { balance, atStake, ...shown });
}

/** Nothing is left open on a page, and its member is in. */
function checkSeat(life: Life, seat: Seat, told: Told): void {
  const doubt = doubtOf(seat);
  const open = openRefs(life, seat);
  if (doubt || open.length > 0) throw new Untruth("no attempt stays open for ever", { doubt, open });
  if (told.phase !== "member" || told.account !== life.account)
    throw new Untruth("a member who signs in is in", { phase: told.phase, account: told.account });
}

/** A page shows the bookmaker's balance and open bets. */
function checkMoney(life: Life, { balance, bets: shown }: Told): void {
  const { world } = life.maker;
  const real = (world.members.get(life.account)?.cents ?? 0) / 100;
  if (balance !== real) throw new Untruth("the balance shown is the bookmaker's", { shown: balance, true: real });
  const standing = world.shelf.of(life.account).filter(({ status }) => status <= 1);
  const amount = sum(standing.map(({ paymentCents }) => paymentCents));
  if (shown?.bets.length !== standing.length || centsOf(shown.amount) !== amount)
    throw new Untruth("the open bets shown are the bookmaker's", {
      shown: shown?.bets.length,
      true: standing.length,
      amount,
    });
}

/** The record of a page has an outcome for each booked tap of its member. */
function checkRecord(life: Life, seat: Seat): void {
  const isKept = life.hasKept && !life.hasWiped;
  for (const { ref, account } of life.truths.taps.values()) {
    const outcome = isKnownTo(life, seat, ref) ? seat.tab.outcomeOf(ref) : undefined;
    const isBooked = life.truths.booked(ref).length > 0;
    if (account !== life.account || (outcome === undefined && !(isKept && isBooked))) continue;
    if (isBooked !== (outcome === "accepted"))
      throw new Untruth("every booked bet ends in the record, and no other", { ref, outcome, isBooked });
  }
}

/** What must be true of a member when everything has settled. */
export function checkRest(life: Life): void {
  for (const seat of life.seats) {
    if (seat === undefined) continue;
    const told = seat.tab.told();
    checkSeat(life, seat, told);
    checkMoney(life, told);
    checkCards(life, told);
    checkRecord(life, seat);
    life.more.rest(seat, told);
  }
}
