import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { concerns, READY } from "#app/domain/slip/attempt.ts";
import { type Match } from "#app/domain/boards/match.ts";
import { priceStyle } from "#app/domain/odds/markets.ts";
import { convertOdds, type OddsStyle } from "#app/domain/odds/odds.ts";
import { payout, type Payout } from "#app/domain/odds/payout.ts";
import { isCovered, type PriceMove, priceMove, type Quote } from "#app/domain/slip/quote.ts";
import { isOutright, type Selection } from "#app/domain/slip/selection.ts";
import { isLiftedByPrice, shutsKeypad, slipArea } from "#app/domain/slip/slipArea.ts";
import { checkStake, pressKey } from "#app/domain/slip/stake.ts";
import { ticketState } from "#app/domain/slip/ticket.ts";
import { setAside } from "#app/stores/attempt.ts";
import { useSession } from "#app/stores/session.ts";
import { useSettings } from "#app/stores/settings.ts";
import { clearSingle, leaveSingle, type SlipBlock, useSlip } from "#app/stores/slip.ts";
import { setAmount, useStake } from "#app/stores/stake.ts";
import { useMember } from "#app/flows/session/balance.ts";
import { useBoardMatch } from "#app/flows/lists/liveMatch.ts";
import { useBlockedHere, useOddsStyle } from "#app/flows/session/preference.ts";
import { useListWait } from "./recentBets.ts";
import { isUsedUp, useArmed, useDoubt } from "./slipParts.ts";
import { type SlipPrice, useSlipPrice } from "./slipPrice.ts";
import { placeNow } from "./slipTap.ts";
import { type PriceWait, type ShownPrice, type SlipView } from "./slipView.ts";
import { slipMeaning, useTapMeaning } from "./tapMeaning.ts";
import { TIMING } from "#app/flows/timing.ts";
import { beforeChange } from "./undo.ts";

/** The single slip, of a match or of an outright. */
export interface SingleSlip extends SlipView {
  readonly selection: Selection;
  /** The match as the lists have it now, for its score and minute. */
  readonly match: Match | undefined;
  readonly price: ShownPrice;
  /** The price before, when the member has to look at a change or has just been shown one. */
  readonly before: ShownPrice | undefined;
  readonly move: PriceMove;
  readonly sums: Payout | undefined;
  /** The bet would be a bonus bet: what the words say is what the order sends. */
  readonly bonus: boolean;
}

/** A selection in the style in force: what was picked in another style is converted, then priced afresh (domain A4). */
function inStyle(selection: Selection, to: OddsStyle): Selection {
  const { odds, oddsStyle: from } = selection;
  return from === to ? selection : { ...selection, odds: convertOdds(odds, from, to) ?? odds, oddsStyle: to };
}

const shownOf = ({ odds, hdp, oddsStyle, outLevel }: ShownPrice): ShownPrice => ({ odds, hdp, oddsStyle, outLevel });

const keyOf = ({ odds, hdp, oddsStyle, outLevel }: ShownPrice): string => `${odds}|${hdp}|${oddsStyle}|${outLevel}`;

/** What the lists know better than the pick: the stage, the score, and the percent of a Burmese line. */
function onBoard(selection: Selection, match: Match | undefined): Selection {
  if (match === undefined) return selection;
  const line = match.markets[selection.marketId]?.find(({ couId }) => couId === selection.couId);
  const { score } = match;
  return {
    ...selection,
    stage: match.stage,
    ...(selection.oddsStyle === 6 && line && { outLevel: line.outLevel }),
    ...(score && match.stage === "live" && { score: [score.home, score.away] as const }),
  };
}

/** The code that shuts the slip: that of the last question, or of a bet's answer that no later price has lifted (domain H5). */
function codeOf(price: SlipPrice, block: SlipBlock | undefined): number {
  const { failure, quote } = price;
  if (failure?.kind === "envelope" && shutsKeypad(failure.code)) return failure.code;
  if (block === undefined) return 0;
  const lifted = isLiftedByPrice(block.code) && quote !== undefined && quote.at > block.at;
  return lifted ? 0 : block.code;
}

/** Everything the single slip shows and does, for one selection from its opening to its closing (spec §4; decisions, Slip). */
export function useSingleSlip(picked: Selection): SingleSlip {
  const client = useQueryClient();
  const style = priceStyle(picked.marketId, useOddsStyle());
  const autoAccept = useSettings((settings) => settings.autoAccept);
  const amount = useStake((stake) => stake.amount);
  const block = useSlip((slip) => slip.block);
  const loggedIn = useSession(({ phase }) => phase === "member");
  const member = useMember();
  const armed = useArmed();
  const listWait = useListWait();
  const [openedAt] = useState(() => Date.now());
  const outright = isOutright(picked);
  // an outright's id is not a match's
  const match = useBoardMatch(outright ? undefined : picked.matchId);
  const { attempts, ...ways } = useDoubt([picked]);
  const [attempt] = attempts;

  // what the member last agreed to see: the picked price, then each price accepted with a tap
  const [agreed, setAgreed] = useState<ShownPrice | undefined>(undefined);
  const converted = inStyle(picked, style);
  const seen = agreed?.oddsStyle === style ? agreed : shownOf(converted);
  const selection = onBoard(converted, match);

  const server = useSlipPrice(selection, seen);
  const repriced = attempt?.state === "repriced" && concerns(attempt, picked) ? attempt.quotes[0] : undefined;
  const ticketed = server.quote;
  const quote: Quote | undefined =
    repriced !== undefined && (ticketed === undefined || repriced.at > ticketed.at) ? repriced : ticketed;

  const price: ShownPrice = quote ?? seen;
  const move = quote === undefined ? "same" : priceMove({ ...selection, ...seen }, quote);
  const asks = !isCovered(move, autoAccept);
  const barred = useBlockedHere();
  const code = barred?.code ?? codeOf(server, block);
  const area = slipArea({
    picks: [picked],
    attempts,
    paused: member?.paused === true,
    code,
    state: server.status === undefined ? "open" : ticketState(server.status, outright),
  });
  const placing = attempt?.state === "submitting";
  // a tap on a price that is too old asks for a newer one
  const [tooOld, setTooOld] = useState<Quote | undefined>(undefined);
  const wait: PriceWait = !armed
    ? "arming"
    : listWait
      ? "reading"
      : server.failure !== undefined
        ? "noAnswer"
        : quote === undefined || tooOld === quote || isUsedUp(attempt, quote.at)
          ? "asking"
          : undefined;

  const { limits } = server;
  const staked = { odds: price.odds, style: price.oddsStyle, marketId: picked.marketId };
  const stake = checkStake({
    amount,
    count: 1,
    min: limits?.min,
    max: limits?.max,
    balance: member?.balance,
    price: staked,
    loggedIn,
    allowed: wait === undefined && area === "keypad" && !placing && member?.paused === false,
  });
  const sums = payout({ ...staked, stake: stake.total });
  // the row's flag promises nothing once the server has issued a ticket: the freshest quote speaks and is sent
  const bonus = quote?.bonus ?? selection.bonus;
  // the wait for the first 2 s or for a newer price is none of it: it ends in the bet that the button has shown all along
  const meaning = slipMeaning(area, [keyOf(price), bonus, amount, asks, attempt?.state]);
  const button = useTapMeaning(meaning);

  const tap = (): void => {
    if (!button.holds() || listWait) return;
    if (quote === undefined || member === undefined || stake.payment === undefined || sums === undefined) return;
    const started = placeNow(client, {
      question: {
        loggedIn,
        paused: member.paused,
        openedAt,
        legs: [
          {
            marketId: quote.marketId,
            odds: quote.odds,
            oddsStyle: quote.oddsStyle,
            outright,
            status: server.status,
            code,
            quotedAt: quote.at,
            move,
          },
        ],
        parlay: false,
        amount,
        count: 1,
        min: limits?.min,
        max: limits?.max,
        balance: member.balance,
        attempt: attempt ?? READY,
        autoAccept,
        accepting: asks,
      },
      area,
      order: {
        kind: outright ? "outright" : "single",
        selections: [selection],
        quotes: [quote],
        stake: stake.total,
        payment: stake.payment,
        back: sums.back,
        account: member.account,
        currency: member.currency,
        autoAccept,
        paintedAt: button.paintedAt(),
      },
      onOld: () => {
        setTooOld(quote);
        server.ask();
      },
    });
    if (started) setAgreed(shownOf(quote));
  };

  return {
    selection,
    match,
    member,
    loggedIn,
    area,
    said: barred?.said ?? (server.failure?.said || (block?.said ?? "")),
    price,
    before: move === "same" ? undefined : seen,
    move,
    asks,
    limits,
    amount,
    stake,
    overBalance: stake.onBet === "insufficient",
    sums,
    bonus,
    wait,
    placing,
    canPlace: stake.enabled,
    setAmount: (digits) => {
      if (!placing) setAmount(digits);
    },
    press: (key) => {
      if (!placing) setAmount(pressKey(amount, key, { max: limits?.max, balance: member?.balance, count: 1 }));
    },
    meaning,
    aim: button.aim,
    place: tap,
    ...ways,
    close: () => {
      if (!placing) closeSlip();
    },
  };
}

let closing: ReturnType<typeof setTimeout> | undefined;

/** Closes the sheet; the slip is cleared 200 ms later, when it has left the screen (spec §4). */
function closeSlip(): void {
  beforeChange("closed");
  setAside();
  leaveSingle();
  clearTimeout(closing);
  closing = setTimeout(() => {
    // another selection may have been opened meanwhile
    if (!useSlip.getState().leaving) return;
    clearSingle();
    setAmount("");
  }, TIMING.slipReset);
}
