import { type Ask, memberOf, numberOf, refuse } from "./ask.ts";
import { type Day } from "./day.ts";
import { CUP } from "./fixtures.ts";
import { type Bet, book, type Leg, type Member } from "./members.ts";
import { money, owed } from "./odds.ts";
import { COMBINATIONS, LIMITS, type Quote, quoted } from "./tickets.ts";

/** Why a bet is not taken, by its Result, in this bookmaker's own words. */
const REFUSALS: Readonly<Record<number, string>> = {
  1: "Ese mercado ya cerró.",
  3: "La cuota o la línea es otra.",
  4: "Es menos de lo que aceptamos.",
  5: "Es más de lo que aceptamos.",
  7: "No alcanza su saldo.",
};

interface Changed {
  readonly NewOdds?: number;
  readonly NewHdp?: string;
}

const refused = ({ balance }: Member, Result: number, changed: Changed = {}) => ({
  Data: { Message: REFUSALS[Result] ?? "", FCredit: balance, Result, ...changed },
});

const refIn = ({ body }: Ask): string | undefined =>
  typeof body["ClientRef"] === "string" ? body["ClientRef"] : undefined;

/** Books a bet and takes its payment; the answer is kept for its ClientRef. */
function taken(member: Member, bet: Omit<Bet, "id" | "sales">, answerOf: (id: string) => object): object {
  const { id } = book(member, bet);
  member.balance = money(member.balance - bet.payment);
  const answer = { Data: { Result: 0, Message: "¡Suerte!", FCredit: member.balance, ...answerOf(id) } };
  if (bet.ref !== undefined) member.refs.set(bet.ref, answer);
  return answer;
}

/** The answer to what was booked under the same ClientRef, else that of the call. */
const unlessTaken =
  (call: (ask: Ask, member: Member) => object) =>
  (ask: Ask): object => {
    const member = memberOf(ask);
    return member.refs.get(refIn(ask) ?? "") ?? call(ask, member);
  };

/** What is other than when the ticket was asked for. */
const changesOf = ({ line, odds }: Quote, sent: { odds: number; hdp: string }): Changed => ({
  ...(odds !== sent.odds && { NewOdds: odds }),
  ...(Number(line.hdp) !== Number(sent.hdp) && { NewHdp: line.hdp }),
});

function overLimit(amount: number): 4 | 5 | undefined {
  if (amount < LIMITS.MinBet) return 4;
  return amount > LIMITS.MaxBet ? 5 : undefined;
}

/** A selection of a body, and its quote. */
function pickIn(day: Day, body: Ask["body"], style: number) {
  const [matchId, market, couId] = [numberOf(body, "MatchID"), numberOf(body, "MarketID"), numberOf(body, "CouID")];
  const [betPos, sent] = [numberOf(body, "BetPos"), { odds: numberOf(body, "Odds"), hdp: String(body["Hdp"]) }];
  const quote = quoted(day, { matchId, market, couId, betPos, style });
  if (quote === 2) return refuse(2, "¿Qué partido?");
  if (typeof quote === "number") return { result: quote === 18 ? 2 : 1, changed: {} };
  const changed = changesOf(quote, sent);
  if (Object.keys(changed).length > 0 && body["AutoAccept"] !== 2) return { result: 3, changed };
  const { match, line, odds } = quote;
  const leg: Leg = { match, market, couId, betPos, hdp: line.hdp, odds, stage: match.stage };
  return { result: 0, changed: {}, leg };
}

/** The calls that bet. */
export function openBetting(day: Day) {
  const single = (ask: Ask, member: Member) => {
    const [style, stake] = [numberOf(ask.body, "OddsStyle"), numberOf(ask.body, "BetValue")];
    const { result, changed, leg } = pickIn(day, ask.body, style);
    const over = overLimit(stake);
    if (over !== undefined) return refused(member, over);
    if (leg === undefined) return refused(member, result, changed);
    const { payment, win } = owed(stake, leg.odds, style, leg.market);
    if (payment > member.balance) return refused(member, 7);
    const [ref, placed] = [refIn(ask), day.now()];
    const bet = { ref, kind: 1, style, odds: leg.odds, stake, payment, win, placed, legs: [leg] } as const;
    return taken(member, bet, (BetID) => ({ BetID, Status: 0 }));
  };

  const parlay = (ask: Ask, member: Member) => {
    const [items, selections] = [ask.body["Bets"], ask.body["Selections"]];
    if (!Array.isArray(items) || items.length !== 1 || !Array.isArray(selections)) return refuse(2, "Bets");
    const [{ MpID, BetValue }] = items as [{ MpID: unknown; BetValue: unknown }];
    const type = COMBINATIONS.find((one) => one.MpID === MpID && one.MatchCount === selections.length);
    if (type === undefined || typeof BetValue !== "number") return refuse(2, "MpID");
    const picks = selections.map((one) => pickIn(day, { AutoAccept: ask.body["AutoAccept"], ...(one as object) }, 2));
    const other = picks.find(({ leg }) => leg === undefined);
    if (other) return refused(member, other.result);
    const legs = picks.flatMap(({ leg }) => leg ?? []);
    if (new Set(legs.map(({ match }) => match?.mainId)).size < legs.length) return refuse(2, "Partido repetido");
    const short = legs.find(({ match }) => match && (match.minParlay === 0 || match.minParlay > legs.length));
    if (short) return refused(member, 1);
    const payment = money(BetValue * type.CombCount);
    if (payment > member.balance) return refused(member, 7);
    const odds = legs.reduce((product, leg) => product * leg.odds, 1);
    const [ref, placed, win] = [refIn(ask), day.now(), money(payment * (odds - 1))];
    const bet = { ref, kind: 2, style: 2, odds, stake: BetValue, payment, win, placed, legs } as const;
    const named = { ...bet, parlay: { name: type.MpName, count: type.CombCount } };
    return taken(member, named, (id) => ({ BetIDs: [id] }));
  };

  const outright = (ask: Ask, member: Member) => {
    const [id, odds, stake] = [numberOf(ask.body, "OrID"), numberOf(ask.body, "Odds"), numberOf(ask.body, "BetValue")];
    const runner = CUP.runners.find(({ orId }) => orId === id);
    if (runner === undefined) return refused(member, 1);
    if (runner.odds !== odds) return refused(member, 3, { NewOdds: runner.odds });
    const over = overLimit(stake);
    if (over !== undefined) return refused(member, over);
    if (stake > member.balance) return refused(member, 7);
    const place = { match: undefined, market: 100, couId: runner.couId, betPos: 1, hdp: "", odds, stage: 1 };
    const legs = [{ ...place, runner: runner.name }];
    const [ref, placed, win] = [refIn(ask), day.now(), money(stake * (odds - 1))];
    const bet = { ref, kind: 3, style: 2, odds, stake, payment: stake, win, placed, legs } as const;
    return taken(member, bet, (BetID) => ({ BetID, Status: 0 }));
  };

  return { Bet: unlessTaken(single), MixBet: unlessTaken(parlay), OrBet: unlessTaken(outright) };
}
