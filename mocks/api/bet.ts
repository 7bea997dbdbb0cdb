import { styleFrom } from "#mocks/api/boards.ts";
import { legsFrom } from "#mocks/api/match.ts";
import { forMember, type MemberCall, plainNumber, refFrom, textFrom } from "#mocks/api/member.ts";
import { wantedFrom } from "#mocks/api/odds.ts";
import { type Call, envelope, numberFrom, type Reply, type Route } from "#mocks/api/reply.ts";
import { outrightLimits, parlayLimits, singleLimits } from "#mocks/taking/limits.ts";
import { MP_TYPES } from "#mocks/taking/parlayTypes.ts";
import { placeOutright } from "#mocks/taking/placeOutright.ts";
import { isParlay, type ParlayPick, placeParlay } from "#mocks/taking/placeParlay.ts";
import { placeSingle } from "#mocks/taking/placeSingle.ts";
import { findSelection } from "#mocks/taking/quote.ts";
import { saleQuote, sellPart } from "#mocks/taking/sale.ts";

function placeBet({ world, body, member }: MemberCall): Reply {
  const fields = ["MatchID", "MarketID", "CouID", "BetPos", "Odds", "BetValue", "OddsStyle"];
  const [matchId, marketId, couId, betPos, odds, amount, style] = fields.map((name) => plainNumber(body[name]));
  if (matchId === undefined || marketId === undefined || couId === undefined || betPos === undefined)
    return envelope(2);
  if (odds === undefined || amount === undefined || style === undefined) return envelope(2);
  if (amount <= 0 || !member.styles.includes(style)) return envelope(2);
  const order = {
    matchId,
    marketId,
    couId,
    betPos,
    style,
    odds,
    amount,
    hdp: textFrom(body["Hdp"]),
    autoAccept: numberFrom(body["AutoAccept"]) ?? 0,
    ticketId: textFrom(body["TicketID"]),
    ref: refFrom(body),
  };
  return { Code: 0, Data: placeSingle(world, member, order) };
}

function picksFrom(value: unknown): ParlayPick[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const picks: ParlayPick[] = [];
  for (const one of value as unknown[]) {
    if (typeof one !== "object" || one === null) return undefined;
    const row = one as Record<string, unknown>;
    const [matchId, marketId, couId, betPos, odds] = ["MatchID", "MarketID", "CouID", "BetPos", "Odds"].map((name) =>
      plainNumber(row[name]),
    );
    if (
      matchId === undefined ||
      marketId === undefined ||
      couId === undefined ||
      betPos === undefined ||
      odds === undefined
    )
      return undefined;
    picks.push({
      matchId,
      marketId,
      couId,
      betPos,
      odds,
      style: 2,
      hdp: textFrom(row["Hdp"]),
      ticketId: textFrom(row["TicketID"]),
    });
  }
  return picks;
}

function itemsFrom(value: unknown): { mpId: number; amount: number }[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const items: { mpId: number; amount: number }[] = [];
  for (const one of value as unknown[]) {
    const row = typeof one === "object" && one !== null ? (one as Record<string, unknown>) : {};
    const [mpId, amount] = [plainNumber(row["MpID"]), plainNumber(row["BetValue"])];
    if (mpId === undefined || amount === undefined) return undefined;
    items.push({ mpId, amount });
  }
  return items;
}

function mixBet({ world, body, member }: MemberCall): Reply {
  const [picks, items] = [picksFrom(body["Selections"]), itemsFrom(body["Bets"])];
  if (picks === undefined || items === undefined) return envelope(2);
  const order = { picks, items, autoAccept: numberFrom(body["AutoAccept"]) ?? 0, ref: refFrom(body) };
  if (!isParlay(order, (id) => world.book.desk(id)?.fixture.mainId)) return envelope(2);
  return { Code: 0, Data: placeParlay(world, member, order) };
}

function orBet({ world, body, member }: MemberCall): Reply {
  const [orId, couId, odds, amount] = ["OrID", "CouID", "Odds", "BetValue"].map((name) => plainNumber(body[name]));
  if (orId === undefined || couId === undefined || odds === undefined || amount === undefined || amount <= 0)
    return envelope(2);
  return { Code: 0, Data: placeOutright(world, member, { orId, couId, odds, amount, ref: refFrom(body) }) };
}

function betLimit({ world, query, member }: Call): Reply {
  const wanted = wantedFrom(query);
  if (wanted === undefined) return envelope(2);
  const found = findSelection(world, { ...wanted, style: styleFrom(query.get("OddsStyle")) });
  if (typeof found === "number") return envelope(found);
  return { Code: 0, Data: singleLimits(found.desk, wanted.marketId, found.decimal, member?.currency ?? "USD") };
}

function outrightLimit({ world, query, member }: Call): Reply {
  const found = world.outrights.runner(numberFrom(query.get("OrID")) ?? 0);
  return found ? { Code: 0, Data: outrightLimits(found.runner.decimal, member?.currency ?? "USD") } : envelope(2);
}

function mixLimit({ query, member }: Call): Reply {
  const legs = legsFrom(query.get("CouStr"));
  return legs ? { Code: 0, Data: { ...parlayLimits(member?.currency ?? "USD"), MpTypes: MP_TYPES } } : envelope(2);
}

function checkSale({ world, query, member }: MemberCall): Reply {
  const bet = world.shelf.bet(query.get("betId") ?? "");
  if (bet === undefined || bet.account !== member.account) return envelope(2, "No such bet.");
  return { Code: 0, Data: saleQuote(world, bet) };
}

function sell({ world, body, member }: MemberCall): Reply {
  const [amount, rate] = [plainNumber(body["SellValue"]), plainNumber(body["Rate"])];
  const betId = textFrom(body["BetID"]);
  if (amount === undefined || rate === undefined || betId === "") return envelope(2);
  return {
    Code: 0,
    Data: sellPart(world, member, {
      betId,
      amount,
      rate,
      acceptChange: body["AcceptChange"] === 1 || body["AcceptChange"] === true,
      ref: refFrom(body),
    }),
  };
}

/** The calls under /api/bet that place, limit and cash out (contract, Bets). */
export const BET_ROUTES: readonly Route[] = [
  { method: "post", path: "/api/bet/Bet", login: true, answer: forMember(placeBet) },
  { method: "post", path: "/api/bet/MixBet", login: true, answer: forMember(mixBet) },
  { method: "post", path: "/api/bet/OrBet", login: true, answer: forMember(orBet) },
  { method: "get", path: "/api/bet/GetBetLimit", login: false, answer: betLimit },
  { method: "get", path: "/api/bet/GetOutrightBetLimit", login: false, answer: outrightLimit },
  { method: "get", path: "/api/bet/GetMixparlayBetLimit", login: false, answer: mixLimit },
  { method: "get", path: "/api/bet/CheckInsurance", login: true, answer: forMember(checkSale) },
  { method: "post", path: "/api/bet/Insurance", login: true, answer: forMember(sell) },
];
