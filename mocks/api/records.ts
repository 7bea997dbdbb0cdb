import { forMember, type MemberCall } from "#mocks/api/member.ts";
import { envelope, languageFrom, numberFrom, type Reply, type Route } from "#mocks/api/reply.ts";
import { dayNumber, dayOf, dayText } from "#mocks/world/days.ts";
import { type Bet, isOpen } from "#mocks/ledger/bet.ts";
import { felt } from "#mocks/ledger/house.ts";
import { major } from "#mocks/ledger/members.ts";
import { recordOf } from "#mocks/ledger/records.ts";

/** How long a finished bet stays in the status poll, ms of member time (contract, Status: at least 60 s). */
const STATUS_KEPT = 90_000;
const MOST_DAYS = 62;

/** One page of a list, `page` counting from 1; the whole list without `pageSize` (contract, Status). */
function paged<T>(list: readonly T[], query: URLSearchParams): readonly T[] {
  const size = numberFrom(query.get("pageSize"));
  if (size === undefined || size <= 0) return list;
  const page = Math.max(1, numberFrom(query.get("page")) ?? 1);
  return list.slice((page - 1) * size, page * size);
}

const sum = (bets: readonly Bet[], of: (bet: Bet) => number): number =>
  major(bets.reduce((total, bet) => total + of(bet), 0));

const newestFirst = (a: Bet, b: Bet): number =>
  (b.settledAt ?? b.placedAt) - (a.settledAt ?? a.placedAt) || (b.id > a.id ? 1 : -1);

function unsettled({ world, query, member }: MemberCall): Reply {
  const open = world.shelf.of(member.account).filter(isOpen).toSorted(newestFirst);
  const language = languageFrom(query.get("language"));
  const Bets = paged(open, query).map((bet) => recordOf(world, bet, language));
  return {
    Code: 0,
    Data: {
      Bets,
      Count: open.length,
      Amount: sum(open, (bet) => bet.paymentCents),
      WillWin: sum(open, (bet) => bet.winCents),
    },
  };
}

function statuses({ world, member }: MemberCall): Reply {
  const since = world.clock.now() - felt(world, STATUS_KEPT);
  const shown = world.shelf.of(member.account).filter((bet) => isOpen(bet) || bet.statusAt >= since);
  return { Code: 0, Data: Object.fromEntries(shown.map((bet) => [bet.id, bet.status])) };
}

function settledOn({ world, member }: MemberCall, day: number): readonly Bet[] {
  // a match of the previous evening may have been settled on this day
  for (const past of [day - 1, day]) world.remember(member, past);
  return world.shelf
    .of(member.account)
    .filter((bet) => bet.settledAt !== undefined && dayNumber(bet.settledAt) === day)
    .toSorted(newestFirst);
}

const totals = (bets: readonly Bet[]) => ({
  Count: bets.length,
  Amount: sum(bets, (bet) => bet.paymentCents),
  WinLose: sum(bets, (bet) => bet.netCents ?? 0),
});

function settled(call: MemberCall): Reply {
  const day = dayOf(call.query.get("date"));
  if (day === undefined) return envelope(2);
  const bets = settledOn(call, day);
  const language = languageFrom(call.query.get("language"));
  return {
    Code: 0,
    Data: { Bets: paged(bets, call.query).map((bet) => recordOf(call.world, bet, language)), ...totals(bets) },
  };
}

const rangeOf = ({ query }: MemberCall): number[] | undefined => {
  const [from, to] = [dayOf(query.get("from")), dayOf(query.get("to"))];
  if (from === undefined || to === undefined || to < from || to - from > MOST_DAYS) return undefined;
  return Array.from({ length: to - from + 1 }, (_, i) => to - i);
};

function settledDays(call: MemberCall): Reply {
  const days = rangeOf(call);
  if (days === undefined) return envelope(2);
  const language = languageFrom(call.query.get("language"));
  const lists = days.map((day) => ({ day, bets: settledOn(call, day) })).filter(({ bets }) => bets.length > 0);
  return {
    Code: 0,
    Data: lists.map(({ day, bets }) => ({
      Date: dayText(day),
      Bets: bets.map((bet) => recordOf(call.world, bet, language)),
      ...totals(bets),
    })),
  };
}

function settledDates(call: MemberCall): Reply {
  const days = rangeOf(call);
  if (days === undefined) return envelope(2);
  const lists = days.map((day) => ({ Date: dayText(day), ...totals(settledOn(call, day)) }));
  return { Code: 0, Data: lists.filter(({ Count }) => Count > 0) };
}

const own = ({ world, member }: MemberCall, id: string): Bet | undefined => {
  const bet = world.shelf.bet(id);
  return bet?.account === member.account ? bet : undefined;
};

function oneBet(call: MemberCall): Reply {
  const bet = own(call, call.query.get("betId") ?? "");
  return bet
    ? { Code: 0, Data: recordOf(call.world, bet, languageFrom(call.query.get("language"))) }
    : envelope(2, "No such bet.");
}

function someBets(call: MemberCall): Reply {
  const ids = (call.query.get("betIds") ?? "").split(",").filter((id) => id !== "");
  const found = ids.map((id) => own(call, id)).filter((bet) => bet !== undefined);
  return { Code: 0, Data: found.map((bet) => recordOf(call.world, bet, languageFrom(call.query.get("language")))) };
}

/** The calls under /api/bet that read records (contract, Bets). */
export const RECORD_ROUTES: readonly Route[] = [
  { method: "get", path: "/api/bet/GetUnSettleBetList", login: true, answer: forMember(unsettled) },
  { method: "get", path: "/api/bet/GetUnSettleBetStatus", login: true, answer: forMember(statuses) },
  { method: "get", path: "/api/bet/GetSettleBetList", login: true, answer: forMember(settled) },
  { method: "get", path: "/api/bet/GetSettleBetLists", login: true, answer: forMember(settledDays) },
  { method: "get", path: "/api/bet/getSettleBetDates", login: true, answer: forMember(settledDates) },
  { method: "get", path: "/api/bet/GetBet", login: true, answer: forMember(oneBet) },
  { method: "get", path: "/api/bet/GetBets", login: true, answer: forMember(someBets) },
];
