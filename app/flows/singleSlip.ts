import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useBetLimit } from "#app/api/bet/getBetLimit.ts";
import { isFailure } from "#app/api/failure.ts";
import { config } from "#app/config.ts";
import { type Limits } from "#app/api/odds/ticketData.ts";
import { useTicketOdds } from "#app/api/odds/getTicketOdds.ts";
import { type Attempt } from "#app/domain/attempt.ts";
import { priceStyle } from "#app/domain/markets.ts";
import { type Member } from "#app/domain/member.ts";
import { convertOdds, type OddsStyle } from "#app/domain/odds.ts";
import { payout, type Payout } from "#app/domain/payout.ts";
import { placingRefusal } from "#app/domain/placing.ts";
import { isCovered, type PriceMove, priceMove, type Quote, quoteOf } from "#app/domain/quote.ts";
import { type Selection } from "#app/domain/selection.ts";
import { checkStake, pressKey, type StakeAnswer } from "#app/domain/stake.ts";
import { keypadArea, type KeypadArea, ticketState } from "#app/domain/ticket.ts";
import { setAside, tellAttempt, useAttempts, useIsBlocked } from "#app/stores/attempt.ts";
import { useSession } from "#app/stores/session.ts";
import { useSettings } from "#app/stores/settings.ts";
import { blockSlip, clearSingle, leaveSingle, type SlipBlock, useSlip } from "#app/stores/slip.ts";
import { setAmount, useStake } from "#app/stores/stake.ts";
import { useMember } from "./balance.ts";
import { usePlacing } from "./placeBet.ts";
import { useOddsStyle } from "./preference.ts";
import { requireLogin } from "./prompts.ts";
import { lookAgain } from "./reconcile.ts";
import { TIMING } from "./timing.ts";

/** The price and line that stand on the slip. */
export interface ShownPrice {
  readonly odds: number;
  readonly hdp: string;
  readonly oddsStyle: OddsStyle;
}

/** What stands in place of the keypad: the reasons of domain H2, and those that an answer of the server adds. */
export type SlipArea = KeypadArea | "recharge" | "notAllowed" | "checking" | "notFound" | "stillUnknown";

export interface SingleSlip {
  readonly member: Member | undefined;
  readonly area: SlipArea;
  /** The server's own words for the area, "" for none. */
  readonly said: string;
  readonly price: ShownPrice;
  /** The price before, when the member has to look at a change or has just been shown one. */
  readonly before: ShownPrice | undefined;
  readonly move: PriceMove;
  /** The change needs the member's consent: the button says accept change and bet. */
  readonly asks: boolean;
  readonly limits: Limits | undefined;
  readonly amount: string;
  readonly stake: StakeAnswer;
  readonly sums: Payout | undefined;
  readonly arming: boolean;
  /** No fresh price stands: first call, refresh overdue, or the server cannot be reached. */
  readonly checkingOdds: boolean;
  readonly placing: boolean;
  readonly canPlace: boolean;
  readonly press: (key: string) => void;
  /** The finger went down on the place button: what is on the screen now is what may be sent. */
  readonly aim: () => void;
  readonly place: () => void;
  readonly lookAgain: () => void;
  /** After "not found": back to the keypad, where a new price and a new tap are asked. */
  readonly dismiss: () => void;
  readonly close: () => void;
}

/** A price may be this old, in refresh intervals, and still be bet on (decisions, Polling). */
const STALE_INTERVALS = 2;

/** A selection in the style in force: what was picked in another style is converted, then priced afresh (domain A4). */
function inStyle(selection: Selection, to: OddsStyle): Selection {
  const { odds, oddsStyle: from } = selection;
  return from === to ? selection : { ...selection, odds: convertOdds(odds, from, to) ?? odds, oddsStyle: to };
}

/** True once the slip has been open for 2 s (spec §4). */
function useArmed(): boolean {
  const [armed, setArmed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setArmed(true), TIMING.armDelay);
    return () => clearTimeout(timer);
  }, []);
  return armed;
}

const keyOf = ({ odds, hdp, oddsStyle }: ShownPrice): string => `${odds}|${hdp}|${oddsStyle}`;

/** Since when the price and line on the screen have stood, for the rule that a tap meets what the eye met (BET-09). */
function usePaintedAt(price: ShownPrice) {
  const ref = useRef({ key: "", at: 0 });
  const key = keyOf(price);
  useLayoutEffect(() => {
    if (ref.current.key !== key) ref.current = { key, at: Date.now() };
  }, [key]);
  return ref;
}

const AREAS: Readonly<Record<number, SlipArea>> = {
  1: "closed",
  7: "recharge",
  8: "notAllowed",
  9: "recharge",
  15: "notAllowed",
  18: "updating",
  19: "forbidden",
};

function areaOf(
  attempt: Attempt,
  doubted: boolean,
  block: SlipBlock | undefined,
  status: number | undefined,
): SlipArea {
  if (attempt.state === "unknown" || attempt.state === "reconciling") return "checking";
  if (attempt.state === "stillUnknown" || attempt.state === "notFound") return attempt.state;
  if (doubted) return "checking";
  const code = block?.code;
  const area = code === undefined ? undefined : AREAS[code];
  if (area === "recharge" || area === "notAllowed") return area;
  const state = status === undefined ? "open" : ticketState(status, false);
  return keypadArea({ state, code });
}

/** Everything the single slip shows and does, for one selection from its opening to its closing (spec §4; decisions, Slip). */
export function useSingleSlip(picked: Selection): SingleSlip {
  const client = useQueryClient();
  const style = priceStyle(picked.marketId, useOddsStyle());
  const autoAccept = useSettings((settings) => settings.autoAccept);
  const amount = useStake((stake) => stake.amount);
  const block = useSlip((slip) => slip.block);
  const attempt = useAttempts(({ current }) => current);
  const doubted = useIsBlocked(picked);
  const loggedIn = useSession(({ phase }) => phase === "member");
  const member = useMember();
  const placeBet = usePlacing();
  const armed = useArmed();
  const [openedAt] = useState(() => Date.now());

  // what the member last agreed to see: the picked price, then each price accepted with a tap
  const [agreed, setAgreed] = useState<ShownPrice | undefined>(undefined);
  const selection = inStyle(picked, style);
  const seen: ShownPrice = agreed?.oddsStyle === style ? agreed : selection;

  const ask = {
    matchId: picked.matchId,
    marketId: picked.marketId,
    couId: picked.couId,
    betPos: picked.betPos,
    oddsStyle: style,
    odds: seen.odds,
    hdp: seen.hdp,
  };
  const { data: answer, error, isError } = useTicketOdds(ask);
  const { data: firstLimits } = useBetLimit(ask);

  const ticketed: Quote | undefined = answer && quoteOf(selection, answer.ticket, answer.at);
  const repriced = attempt.state === "repriced" ? attempt.quotes[0] : undefined;
  const quote = repriced !== undefined && (ticketed === undefined || repriced.at > ticketed.at) ? repriced : ticketed;

  // the codes of a failed refresh shut the slip; a good one opens it again
  useEffect(() => {
    if (!isFailure(error)) {
      if (answer !== undefined) openAgain();
      return;
    }
    const { kind, code, said } = error;
    if (kind !== "envelope") return;
    if (code === 3) {
      clearSingle();
      requireLogin();
    } else if (AREAS[code] !== undefined) blockSlip({ code, said });
  }, [error, answer]);

  const price: ShownPrice = quote ?? selection;
  const painted = usePaintedAt(price);
  const move = quote === undefined ? "same" : priceMove({ ...selection, ...seen }, quote);
  const asks = !isCovered(move, autoAccept);
  const limits = answer?.limits ?? firstLimits;
  const area = areaOf(attempt, doubted, block, answer?.ticket.status);
  const placing = attempt.state === "submitting";
  const fresh = quote !== undefined && !isError;

  const staked = { odds: price.odds, style: price.oddsStyle, marketId: picked.marketId };
  const stake = checkStake({
    amount,
    count: 1,
    min: limits?.min,
    max: limits?.max,
    balance: member?.balance,
    price: staked,
    loggedIn,
    allowed: armed && fresh && area === "keypad" && !placing && member?.paused === false,
  });
  const sums = payout({ ...staked, stake: stake.total });

  const aimed = useRef<string | undefined>(undefined);

  return {
    member,
    area,
    said: block?.said ?? "",
    price,
    before: move === "same" ? undefined : seen,
    move,
    asks,
    limits,
    amount,
    stake,
    sums,
    arming: !armed,
    checkingOdds: !fresh,
    placing,
    canPlace: stake.enabled,
    press: (key) => {
      if (placing) return;
      setAmount(pressKey(amount, key, { max: limits?.max, balance: member?.balance, count: 1 }));
    },
    aim: () => {
      aimed.current = keyOf(price);
    },
    place: () => {
      const aim = aimed.current;
      aimed.current = undefined;
      if (quote === undefined || member === undefined || stake.payment === undefined) return;
      // what the finger went down on is what may be sent (BET-09)
      if (aim !== undefined && aim !== keyOf(quote)) return;
      const refusal = placingRefusal({
        now: Date.now(),
        loggedIn,
        paused: member.paused,
        areaAllowed: area !== "notAllowed",
        openedAt,
        legs: [
          {
            marketId: quote.marketId,
            odds: quote.odds,
            oddsStyle: quote.oddsStyle,
            outright: false,
            status: answer?.ticket.status,
            code: block?.code ?? 0,
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
        quoteLifeMs: STALE_INTERVALS * config().intervals.slip,
        attempt,
        autoAccept,
        accepting: asks,
      });
      if (refusal === "insufficient") blockSlip({ code: 7, said: "" });
      if (refusal !== undefined) return;
      const started = placeBet({
        selection,
        quote,
        stake: stake.total,
        payment: stake.payment,
        account: member.account,
        currency: member.currency,
        autoAccept,
        paintedAt: painted.current.at,
      });
      if (started) setAgreed({ odds: quote.odds, hdp: quote.hdp, oddsStyle: quote.oddsStyle });
    },
    lookAgain: () => {
      if (attempt.state === "stillUnknown") void lookAgain(client, attempt.entry);
    },
    dismiss: () => {
      if (attempt.state !== "ready") tellAttempt({ type: "dismiss", ref: attempt.entry.ref });
    },
    close: () => {
      if (placing) return;
      closeSlip();
    },
  };
}

/** A refresh that came through lifts what an earlier refresh or answer said for the moment: updating, closed, forbidden. */
function openAgain(): void {
  const { block } = useSlip.getState();
  if (block !== undefined && (block.code === 18 || block.code === 1 || block.code === 19)) blockSlip(undefined);
}

let closing: ReturnType<typeof setTimeout> | undefined;

/** Closes the sheet; the slip is cleared 200 ms later, when it has left the screen (spec §4). */
function closeSlip(): void {
  setAside();
  leaveSingle();
  clearTimeout(closing);
  closing = setTimeout(() => {
    clearSingle();
    setAmount("");
  }, TIMING.slipReset);
}
