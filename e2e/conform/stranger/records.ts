import { type Ask, dayIn, memberOf, numberIn, refuse } from "./ask.ts";
import { type Day } from "./day.ts";
import { type Bet, openOf, recordOf, settledOf, statusOf } from "./members.ts";
import { money, reportDay } from "./odds.ts";

const total = (bets: readonly Bet[], of: (bet: Bet) => number): number =>
  money(bets.reduce((sum, bet) => sum + of(bet), 0));

/** What a list has beside its bets. */
const sumsOf = (bets: readonly Bet[]) => ({ Count: bets.length, Amount: total(bets, ({ payment }) => payment) });

const netOf = (bets: readonly Bet[]): number => total(bets, ({ decided }) => decided?.net ?? 0);

/** The page of a list; the whole list without a page size. */
function pageOf(bets: readonly Bet[], { query }: Ask): readonly Bet[] {
  const [page, size] = [numberIn(query, "page", 1), numberIn(query, "pageSize", bets.length)];
  return bets.slice((page - 1) * size, page * size);
}

/** A decided bet keeps its status so long, ms. */
const KEPT_MS = 90_000;

/** The calls of a member's bets. */
export function openRecords(day: Day) {
  const recorded = (bets: readonly Bet[]) => bets.map((bet) => recordOf(bet, day.now()));

  const open = (ask: Ask) => {
    const bets = openOf(memberOf(ask), day.now());
    return { Data: { WillWin: total(bets, ({ win }) => win), ...sumsOf(bets), Bets: recorded(pageOf(bets, ask)) } };
  };

  const statuses = (ask: Ask) => {
    const member = memberOf(ask);
    const late = member.bets.filter(({ decided }) => decided && day.now() - decided.at < KEPT_MS);
    const bets = [...late, ...openOf(member, day.now())];
    return { Data: Object.fromEntries(bets.map((bet) => [bet.id, statusOf(bet, day.now())])) };
  };

  const settled = (ask: Ask) => {
    const bets = settledOf(memberOf(ask), dayIn(ask.query, "date"));
    return { Data: { WinLose: netOf(bets), ...sumsOf(bets), Bets: recorded(pageOf(bets, ask)) } };
  };

  /** The days that have bets, the last one first. */
  const days = (ask: Ask): (readonly [string, readonly Bet[]])[] => {
    const [from, to] = [dayIn(ask.query, "from"), dayIn(ask.query, "to")];
    const member = memberOf(ask);
    const dates = settledOf(member).map(({ decided }) => reportDay(decided?.at ?? 0));
    const within = [...new Set(dates)].filter((date) => date >= from && date <= to);
    return within
      .toSorted()
      .toReversed()
      .map((date) => [date, settledOf(member, date)]);
  };

  const lists = (ask: Ask) => ({
    Data: days(ask).map(([date, bets]) => ({
      Bets: recorded(bets),
      ...sumsOf(bets),
      WinLose: netOf(bets),
      Date: date,
    })),
  });

  const dates = (ask: Ask) => ({
    Data: days(ask).map(([date, bets]) => ({ ...sumsOf(bets), WinLose: netOf(bets), Date: date })),
  });

  const one = (ask: Ask) => {
    const bet = memberOf(ask).bets.find(({ id }) => id === ask.query.get("betId"));
    return { Data: bet ? recordOf(bet, day.now()) : refuse(2, "¿Qué apuesta?") };
  };

  const some = (ask: Ask) => {
    const member = memberOf(ask);
    const ids = (ask.query.get("betIds") ?? "").split(",");
    return { Data: recorded(member.bets.filter(({ id }) => ids.includes(id))) };
  };

  return {
    GetUnSettleBetList: open,
    GetUnSettleBetStatus: statuses,
    GetSettleBetList: settled,
    GetSettleBetLists: lists,
    getSettleBetDates: dates,
    GetBet: one,
    GetBets: some,
  };
}
