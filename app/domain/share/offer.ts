import Big from "big.js";
import { isHalted, type Line, type Match, type MatchState } from "#app/domain/boards/match.ts";
import { type Outright } from "#app/domain/boards/outright.ts";
import { sameLine } from "#app/domain/odds/line.ts";
import { marketOf, positionOf, priceStyle } from "#app/domain/odds/markets.ts";
import { decimalOf, type OddsStyle } from "#app/domain/odds/odds.ts";
import { ticketState } from "#app/domain/slip/ticket.ts";
import { type SharedPrice, type SharedRunner } from "./slipCode.ts";

/** Why a pick of a link takes no tap now (LNK-07). */
export type ShutOffer = "unknown" | "over" | "updating" | "closed";

/** How an open pick stands beside the price and the line of the link (LNK-07). */
export type OfferMove = "same" | "better" | "worse" | "line";

/** A pick of a link as it is offered now: a tap on it takes `line` and `odds`, which are in the style of the market (LNK-07). */
export type Offer<Of = Line> =
  | { readonly state: ShutOffer }
  | {
      readonly state: "open";
      readonly move: OfferMove;
      readonly line: Of;
      readonly odds: number;
      /** The decimal price of now. */
      readonly decimal: number;
    };

/** Prices so near are the same: what one style rounds is no change. */
const NEAR = 0.005;

const OVER: ReadonlySet<MatchState> = new Set(["ended", "abandoned", "postponed"]);

function priceMove(then: number, now: number): OfferMove {
  const change = Big(now).minus(Big(then).div(1_000));
  if (change.abs().lte(NEAR)) return "same";
  return change.gt(0) ? "better" : "worse";
}

const isOpen = (line: Line, betPos: number): boolean =>
  ticketState(line.status, false) === "open" && (line.odds[betPos - 1] ?? 0) !== 0;

/** The line that stands for that of the link: its own, one with the same number under another id, else the first that is open. */
const lineNow = (lines: readonly Line[], { couId, hdp, betPos }: SharedPrice): Line | undefined =>
  lines.find((line) => line.couId === couId) ??
  lines.find((line) => sameLine(line.hdp, hdp)) ??
  lines.find((line) => isOpen(line, betPos));

/** True where no table knows the market, or the position in it. */
const isUnknown = ({ marketId, betPos }: SharedPrice, sportId: number, line: Line | undefined): boolean =>
  marketOf(marketId) === undefined || positionOf(marketId, sportId, betPos, line?.odds.length).startsWith("pos:");

/** A price of a link beside its match of now; `match` is undefined where the answer does not have it (LNK-07). */
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

/** A runner of a link beside the outrights of now (LNK-07). */
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

/** A runner of a link as it is offered now; its price is decimal always (LNK-07). */
export function offerOfRunner(pick: SharedRunner, found: ReturnType<typeof runnerOf>): Offer<undefined> {
  if (found === undefined) return { state: "over" };
  const { odds, status } = found.runner;
  const state = ticketState(status, true);
  if (state !== "open") return { state };
  if (odds <= 1) return { state: "closed" };
  return { state: "open", move: priceMove(pick.price, odds), line: undefined, odds, decimal: odds };
}
