import Big from "big.js";
import { isHalted, type Line, type Match, type MatchState } from "#app/domain/boards/match.ts";
import { type Outright } from "#app/domain/boards/outright.ts";
import { sameLine } from "#app/domain/odds/line.ts";
import { isSetScore, marketOf, positionOf, priceStyle } from "#app/domain/odds/markets.ts";
import { decimalOf, type OddsStyle } from "#app/domain/odds/odds.ts";
import { ticketState } from "#app/domain/slip/ticket.ts";
import { type SharedPrice, type SharedRunner } from "./slipCode.ts";

/** Why a pick of a link cannot be tapped now (LNK-07). */
export type ShutOffer = "unknown" | "over" | "updating" | "closed";

/** How an open pick compares with the price and the line in the link (LNK-07). */
export type OfferMove = "same" | "better" | "worse" | "line";

/** A pick of a link as it is offered now: a tap on it takes `line` and `odds`, which are in the style of the market (LNK-07). */
export type Offer<Of = Line> =
  | { readonly state: ShutOffer }
  | {
      readonly state: "open";
      readonly move: OfferMove;
      readonly line: Of;
      readonly odds: number;
      /** The current decimal price. */
      readonly decimal: number;
    };

/** How many positions a score in sets has at best of 7, the most there are (domain D1). */
const MOST_SCORES = 8;

/** Prices this close count as the same: rounding in one odds style is no change. */
const NEAR = 0.005;

const OVER: ReadonlySet<MatchState> = new Set(["ended", "abandoned", "postponed"]);

function priceMove(then: number, now: number): OfferMove {
  const change = Big(now).minus(Big(then).div(1_000));
  if (change.abs().lte(NEAR)) return "same";
  return change.gt(0) ? "better" : "worse";
}

const isOpen = (line: Line, betPos: number): boolean =>
  ticketState(line.status, false) === "open" && (line.odds[betPos - 1] ?? 0) !== 0;

/** The line to offer for the link's: its own, one with the same handicap under another id, else the first open one. */
const lineNow = (lines: readonly Line[], { couId, hdp, betPos }: SharedPrice): Line | undefined =>
  lines.find((line) => line.couId === couId) ??
  lines.find((line) => sameLine(line.hdp, hdp)) ??
  lines.find((line) => isOpen(line, betPos));

/** True if no table has the market, or the position in it; of a score in sets without a line, the longest table. */
function isUnknown({ marketId, betPos }: SharedPrice, sportId: number, line: Line | undefined): boolean {
  const count = line?.odds.length ?? (isSetScore(marketId, sportId) ? MOST_SCORES : undefined);
  return marketOf(marketId) === undefined || positionOf(marketId, sportId, betPos, count).startsWith("pos:");
}

/** A link's price with its current match; `match` is undefined if the answer does not have it (LNK-07). */
export function offerOf(pick: SharedPrice, match: Match | undefined, style: OddsStyle): Offer {
  if (marketOf(pick.marketId) === undefined) return { state: "unknown" };
  if (match === undefined || OVER.has(match.state)) return { state: "over" };
  const line = lineNow(match.markets[pick.marketId] ?? [], pick);
  if (isUnknown(pick, match.sportId, line)) return { state: "unknown" };
  if (line === undefined || isHalted(match.state)) return { state: "closed" };
  const state = ticketState(line.status, false);
  if (state !== "open") return { state };
  const odds = line.odds[pick.betPos - 1] ?? 0;
  const decimal = decimalOf(odds, priceStyle(pick.marketId, style));
  if (decimal === undefined) return { state: "closed" };
  const move = sameLine(line.hdp, pick.hdp) ? priceMove(pick.price, decimal) : "line";
  return { state: "open", move, line, odds, decimal };
}

/** A link's runner with the current outrights (LNK-07). */
export function runnerOf(
  { orId, couId }: Pick<SharedRunner, "orId" | "couId">,
  outrights: readonly Outright[],
): { readonly outright: Outright; readonly runner: Outright["runners"][number] } | undefined {
  for (const outright of outrights) {
    const runner = outright.runners.find((one) => one.orId === orId && one.couId === couId);
    if (runner) return { outright, runner };
  }
  return undefined;
}

/** A link's runner as offered now; its price is always decimal (LNK-07). */
export function offerOfRunner(pick: SharedRunner, found: ReturnType<typeof runnerOf>): Offer<undefined> {
  if (found === undefined) return { state: "over" };
  const { odds, status } = found.runner;
  const state = ticketState(status, true);
  if (state !== "open") return { state };
  if (odds <= 1) return { state: "closed" };
  return { state: "open", move: priceMove(pick.price, odds), line: undefined, odds, decimal: odds };
}
