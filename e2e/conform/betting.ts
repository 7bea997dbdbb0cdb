import { randomUUID } from "node:crypto";
import { ODDS_STYLE, type OddsStyle } from "#app/domain/odds/odds.ts";
import { type BetRecordData } from "#mocks/ledger/recordData.ts";
import { codeOf, dataOf, oddsOf, type Pick } from "./answers.ts";
import { type Book } from "./book.ts";
import { needed, skip } from "./skip.ts";
import { type Answer } from "./wire.ts";

/**
 * What the checks with --write do: bets of the minimum amount on matches that have not begun, and cash-outs of them.
 */

interface Ticket {
  readonly GameID: number;
  readonly TicketID: string;
  readonly CurrentOdds: number;
  readonly Hdp: string;
  readonly BonusFlag: number;
}

/** A pick with its fresh ticket. */
export interface Ticketed {
  readonly pick: Pick;
  readonly style: number;
  readonly betPos: number;
  readonly ticket: Ticket;
  readonly answer: Answer;
}

interface BetData {
  readonly Result: number;
  readonly FCredit?: number;
  readonly BetID?: string;
  readonly NewOdds?: number;
  readonly NewHdp?: string;
}

/** A bet as sent, and its response. */
export interface Sent {
  readonly body: Readonly<Record<string, unknown>>;
  readonly answer: Answer;
  readonly data: BetData | undefined;
  readonly result: unknown;
  readonly ref: string;
}

/** Styles in which the typed amount is not always the amount deducted; the first on offer is that of the bets. */
const UNEQUAL: readonly OddsStyle[] = [ODDS_STYLE.MY, ODDS_STYLE.ID, ODDS_STYLE.US];

async function styleOf(book: Book): Promise<OddsStyle> {
  const offered = await book.styles();
  return UNEQUAL.find((style) => offered.includes(style)) ?? ODDS_STYLE.EU;
}

/**
 * A fresh ticket for a selection without a bonus, so that the bet can be cashed out again.
 */
export async function ticketOf(
  book: Book,
  wanted?: OddsStyle,
  isFit: (pick: Pick) => boolean = () => true,
): Promise<Ticketed> {
  const style = wanted ?? (await styleOf(book));
  const picks = (await book.picks(style)).filter((pick) => pick.row[3] === 0 && isFit(pick));
  const byMatch = [...new Map(picks.map((pick) => [pick.match.MainID, pick])).values()];
  const pick = needed(byMatch[0], "nothing can be bet on before its start");
  const negative = oddsOf(pick.row).findIndex((price) => price < 0);
  const betPos = Math.max(1, negative + 1);
  const query = {
    MatchID: pick.match.MatchID,
    OddsStyle: style,
    MarketID: pick.marketId,
    BetOdds: oddsOf(pick.row)[betPos - 1] ?? 0,
    CouID: pick.couId,
    BetPos: betPos,
    MatchHdp: pick.row[0],
  };
  const answer = await book.wire.ask("GetTicketOdds", { query });
  if (codeOf(answer) !== 0) skip(`no ticket: Code ${String(codeOf(answer))}`);
  return { pick, style, betPos, ticket: dataOf<{ Ticket: Ticket }>(answer).Ticket, answer };
}

/** The limits of a ticket; without a lowest amount it is 1. */
export function limitsOf({ answer }: Ticketed): { MinBet: number; MaxBet: number } {
  const { MinBet, MaxBet } = dataOf<{ BetLimit: { MinBet: number | null; MaxBet: number | null } }>(answer).BetLimit;
  return { MinBet: MinBet ?? 1, MaxBet: MaxBet ?? Number.POSITIVE_INFINITY };
}

interface Wish {
  readonly amount?: number;
  readonly ref?: string;
  readonly change?: Readonly<Record<string, unknown>>;
  readonly ticketed?: Ticketed;
}

/** Sends a bet, of the minimum amount by default; none above the ceiling is sent. */
export async function betOn(book: Book, { amount, ref = randomUUID(), change = {}, ticketed }: Wish): Promise<Sent> {
  const found = ticketed ?? (await ticketOf(book));
  const { pick, style, betPos, ticket } = found;
  const BetValue = amount ?? limitsOf(found).MinBet;
  if (BetValue > book.manner.ceiling)
    skip(`the smallest bet, ${BetValue}, is above the ceiling of ${book.manner.ceiling}`);
  const body = {
    SportID: pick.match.SportID,
    MatchID: pick.match.MatchID,
    OddsStyle: style,
    MarketID: pick.marketId,
    Odds: ticket.CurrentOdds,
    CouID: pick.couId,
    BetPos: betPos,
    Hdp: ticket.Hdp,
    Stage: pick.match.M[9],
    BetValue,
    AutoAccept: 0,
    GameID: ticket.GameID,
    TicketID: ticket.TicketID,
    IsBonus: ticket.BonusFlag,
    ClientRef: ref,
    ...change,
  };
  const answer = await book.wire.ask("Bet", { body });
  const data = (answer.json as { Data?: BetData } | undefined)?.Data;
  return { body, answer, data, result: data?.Result, ref };
}

/** The member's open bets. */
export async function openBets(book: Book): Promise<{ answer: Answer; bets: readonly BetRecordData[] }> {
  const answer = await book.wire.ask("GetUnSettleBetList", { query: { language: "en-US" } });
  return { answer, bets: dataOf<{ Bets: BetRecordData[] }>(answer).Bets };
}

/** Skips a check of ClientRef where the records do not have it: then the server does not know it (+). */
export const needsRef = ({ ClientRef }: BetRecordData): string => needed(ClientRef, "no ClientRef is offered");

/** The record of a bet that was taken, once the open list has it, within 10 s. */
export async function listedBet(
  book: Book,
  { data }: Sent,
): Promise<{ answer: Answer; record: BetRecordData | undefined }> {
  const id = needed(data?.BetID, "no BetID is offered");
  for (let second = 0; ; second += 1) {
    const { answer, bets } = await openBets(book);
    const record = bets.find(({ BetID }) => BetID === id);
    if (record || second === LISTED_S) return { answer, record };
    await book.manner.pause(1_000);
  }
}

/** How long a bet may take to appear in the list, s. */
const LISTED_S = 10;

/** True if a bet was accepted under an id. */
export const isTaken = ({ result, data }: Sent): boolean => result === 0 && data?.BetID !== undefined;

/** How often something is sent anew whose price or rate moved in between. */
const TRIES = 3;

const MOVED = 3;

/** Sends until the price no longer moves in between (result 3), three times at most; the last answer counts. */
export async function unlessMoved<T extends { readonly result: unknown }>(send: () => Promise<T>): Promise<T> {
  let sent = await send();
  for (let attempt = 1; attempt < TRIES && sent.result === MOVED; attempt += 1) sent = await send();
  return sent;
}

/**
 * A bet of the smallest amount that was taken. A refusal that the contract allows (a low balance, a paused member)
 * proves nothing: then the check is skipped.
 */
export async function sentBet(book: Book): Promise<Sent> {
  const sent = await unlessMoved(() => betOn(book, {}));
  if (sent.result === 0) return sent;
  if (sent.result === MOVED) throw new Error("the price of a fresh ticket had moved three times in a row");
  const said =
    sent.result === undefined ? `Code ${String(codeOf(sent.answer))}` : `Result ${JSON.stringify(sent.result)}`;
  return skip(`a bet of the smallest amount is refused: ${said}`);
}

/** A bet that was taken, with its record. */
export async function takenBet(book: Book): Promise<Sent & { record: BetRecordData; listed: Answer }> {
  const sent = await sentBet(book);
  const { answer: listed, record } = await listedBet(book, sent);
  return { ...sent, record: needed(record, "the bet that was taken is not in GetUnSettleBetList (C46)"), listed };
}
