import { styleFrom } from "#mocks/api/boards.ts";
import { type Call, envelope, languageFrom, numberFrom, type Reply, type Route } from "#mocks/api/reply.ts";
import { wantedFrom } from "#mocks/api/odds.ts";
import { type Bet, isOpen } from "#mocks/ledger/bet.ts";
import { felt } from "#mocks/ledger/house.ts";
import { singleLimits } from "#mocks/ledger/limits.ts";
import { major, type Member } from "#mocks/ledger/members.ts";
import { placeSingle } from "#mocks/ledger/placeSingle.ts";
import { findSelection } from "#mocks/ledger/quote.ts";
import { recordOf } from "#mocks/ledger/records.ts";
import { type World } from "#mocks/world.ts";

/** How long a finished bet stays in the status poll, ms as the member feels it (contract, Status). */
const STATUS_KEPT = 90_000;

/** A call that has a member: the route needs a login. */
type MemberCall = Call & { readonly member: Member };

const forMember =
  (answer: (call: MemberCall) => Reply) =>
  (call: Call): Reply =>
    call.member ? answer({ ...call, member: call.member }) : envelope(3);

const text = (value: unknown): string =>
  typeof value === "string" ? value : typeof value === "number" ? String(value) : "";

function placeBet({ world, body, member }: MemberCall): Reply {
  const numbers = [
    body["MatchID"],
    body["MarketID"],
    body["CouID"],
    body["BetPos"],
    body["Odds"],
    body["BetValue"],
    body["OddsStyle"],
  ];
  const [matchId, marketId, couId, betPos, odds, amount, style] = numbers.map((value) =>
    typeof value === "number" && Number.isFinite(value) ? value : undefined,
  );
  if (
    matchId === undefined ||
    marketId === undefined ||
    couId === undefined ||
    betPos === undefined ||
    odds === undefined ||
    amount === undefined ||
    style === undefined
  )
    return envelope(2);
  if (amount <= 0 || style < 1 || style > 6 || !member.styles.includes(style)) return envelope(2);
  const ref = body["ClientRef"];
  return {
    Code: 0,
    Data: placeSingle(world, member, {
      matchId,
      marketId,
      couId,
      betPos,
      style,
      odds,
      amount,
      hdp: text(body["Hdp"]),
      autoAccept: numberFrom(body["AutoAccept"]) ?? 0,
      ticketId: text(body["TicketID"]),
      ref: typeof ref === "string" && ref !== "" ? ref : undefined,
    }),
  };
}

function betLimit({ world, query, member }: Call): Reply {
  const wanted = wantedFrom(query);
  if (wanted === undefined) return envelope(2);
  const found = findSelection(world, { ...wanted, style: styleFrom(query.get("OddsStyle")) });
  if (typeof found === "number") return envelope(found);
  return { Code: 0, Data: singleLimits(found.desk, wanted.marketId, found.decimal, member?.currency ?? "USD") };
}

/** One page of a list, `page` counting from 1; the whole list without `pageSize` (contract, Status). */
export function paged<T>(list: readonly T[], query: URLSearchParams): readonly T[] {
  const size = numberFrom(query.get("pageSize"));
  if (size === undefined || size <= 0) return list;
  const page = Math.max(1, numberFrom(query.get("page")) ?? 1);
  return list.slice((page - 1) * size, page * size);
}

const newestFirst = (a: Bet, b: Bet): number => b.placedAt - a.placedAt || (b.id > a.id ? 1 : -1);

function unsettled({ world, query, member }: MemberCall): Reply {
  const open = world.shelf.of(member.account).filter(isOpen).toSorted(newestFirst);
  const language = languageFrom(query.get("language"));
  const sum = (of: (bet: Bet) => number) => major(open.reduce((total, bet) => total + of(bet), 0));
  return {
    Code: 0,
    Data: {
      Bets: paged(open, query).map((bet) => recordOf(world, bet, language)),
      Count: open.length,
      Amount: sum((bet) => bet.paymentCents),
      WillWin: sum((bet) => bet.winCents),
    },
  };
}

function statuses({ world, member }: MemberCall): Reply {
  const since = world.clock.now() - felt(world, STATUS_KEPT);
  const shown = world.shelf.of(member.account).filter((bet) => isOpen(bet) || bet.statusAt >= since);
  return { Code: 0, Data: Object.fromEntries(shown.map((bet) => [bet.id, bet.status])) };
}

const own = (world: World, member: Member, id: string): Bet | undefined => {
  const bet = world.shelf.bet(id);
  return bet?.account === member.account ? bet : undefined;
};

function oneBet({ world, query, member }: MemberCall): Reply {
  const bet = own(world, member, query.get("betId") ?? "");
  return bet
    ? { Code: 0, Data: recordOf(world, bet, languageFrom(query.get("language"))) }
    : envelope(2, "No such bet.");
}

function someBets({ world, query, member }: MemberCall): Reply {
  const ids = (query.get("betIds") ?? "").split(",").filter((id) => id !== "");
  const found = ids.map((id) => own(world, member, id)).filter((bet) => bet !== undefined);
  return { Code: 0, Data: found.map((bet) => recordOf(world, bet, languageFrom(query.get("language")))) };
}

/** The calls under /api/bet (contract, Bets). */
export const BET_ROUTES: readonly Route[] = [
  { method: "post", path: "/api/bet/Bet", login: true, answer: forMember(placeBet) },
  { method: "get", path: "/api/bet/GetBetLimit", login: false, answer: betLimit },
  { method: "get", path: "/api/bet/GetUnSettleBetList", login: true, answer: forMember(unsettled) },
  { method: "get", path: "/api/bet/GetUnSettleBetStatus", login: true, answer: forMember(statuses) },
  { method: "get", path: "/api/bet/GetBet", login: true, answer: forMember(oneBet) },
  { method: "get", path: "/api/bet/GetBets", login: true, answer: forMember(someBets) },
];
