import { useApp } from "#app/application/useApp.ts";
import { forSale } from "#app/domain/bets/cashOut.ts";
import { useEffect, useRef, useState } from "react";
import { config } from "#app/config.ts";
import { type CashOutAttempt } from "#app/domain/bets/cashOutAttempt.ts";
import {
  agreedRate,
  pressSaleKey,
  type SaleAmount,
  type SaleInput,
  saleState,
  type SaleState,
  saleTurnsAt,
  slideSale,
} from "#app/domain/bets/saleState.ts";
import { dispatchCashOut } from "#app/stores/cashOuts.ts";
import { type Click, type TapMeaning, useTapMeaning } from "#app/flows/attempt/tapMeaning.ts";
import { useTurn } from "#app/flows/turn.ts";
import { showSale } from "./saleOnShow.ts";
import { useSaleReads } from "./saleReads.ts";
import { tapSale } from "./saleTap.ts";

/** A cash-out on its page: its facts, the state they give, and what the member can do. */
export interface CashOutPage {
  readonly input: SaleInput;
  readonly state: SaleState;
  /** How the offer moved against the previous one. */
  readonly moved: "up" | "down" | undefined;
  readonly betError: Error | null;
  readonly readBet: () => void;
  /** Why no offer can be shown while the page waits for one. */
  readonly offerError: Error | null;
  readonly readOffer: () => void;
  /** When the offer on the screen arrived and when the next one is requested, epoch ms. */
  readonly turn: { readonly from: number; readonly to: number } | undefined;
  /** A key by its name in domain/bets/saleState. */
  readonly press: (key: string) => void;
  /** Sets the amount to these digits: a paste. */
  readonly enter: (digits: string) => void;
  /** Moves the slider to this value. */
  readonly slide: (value: number) => void;
  /** Pointer down on the button: what is on the screen now is what may be sent. */
  readonly aim: TapMeaning["aim"];
  /** Does what the button says. */
  readonly tap: (click: Click) => void;
  /** Returns to the keys from an outcome. */
  readonly dismiss: () => void;
}

interface Seen {
  readonly rate: number | undefined;
  readonly agreed: number | undefined;
  readonly moved: "up" | "down" | undefined;
}

/** Up or down against the previous offer, and the best rate seen so far. */
function useSeen(rate: number | undefined): Seen {
  const [held, setHeld] = useState<Seen>({ rate, agreed: rate, moved: undefined });
  if (rate === undefined || rate === held.rate) return held;
  const way = rate > (held.rate ?? rate) ? "up" : "down";
  const moved = held.rate === undefined ? undefined : way;
  const next: Seen = { rate, agreed: agreedRate(held.agreed, rate), moved };
  setHeld(next);
  return next;
}

/** From these states a cash-out becomes "ready" only if it was made. */
const LOOKED_FOR: ReadonlySet<CashOutAttempt["state"]> = new Set(["submitting", "sold", "unknown", "stillUnknown"]);

/** Leaves once a cash-out was made and shown: there is nothing left to do here. */
function useLeaving({ state }: CashOutAttempt, leave: () => void): void {
  const before = useRef(state);
  useEffect(() => {
    if (state === "ready" && LOOKED_FOR.has(before.current)) leave();
    before.current = state;
  });
}

/**
 * One bet's cash-out from its opening on, decided by `saleState` alone; `leave` closes it, or returns to the open bets.
 */
export function useCashOutPage(betId: string, leave: () => void): CashOutPage {
  const app = useApp();
  const { known, betError, readBet, offerError, readOffer } = useSaleReads(betId);
  const { attempt, quote } = known;
  const [now, setNow] = useState(() => app.now());
  const [typed, setTyped] = useState<SaleInput["typed"]>(undefined);
  const { agreed, moved } = useSeen(forSale(quote)?.rate);
  const input: SaleInput = { ...known, agreed, typed, now };
  const state = saleState(input);
  useTurn(saleTurnsAt(input, state), now, setNow);
  useLeaving(attempt, leave);
  useEffect(() => showSale(app, betId), [app, betId]);
  const button = useTapMeaning(state.meaning);
  const type = (amount: SaleAmount): void => {
    if (state.typing) setTyped({ sold: state.sold, amount });
  };
  return {
    input,
    state,
    moved,
    betError,
    readBet,
    offerError: state.area === "waiting" ? offerError : null,
    readOffer,
    turn: quote && { from: quote.at, to: quote.at + config().intervals.sell },
    press: (key) => type(pressSaleKey(state, key)),
    enter: (digits) => type({ whole: false, digits }),
    slide: (value) => type(slideSale(state, value)),
    aim: button.aim,
    tap: (click) => {
      const press = button.press(click);
      if (press === undefined) return;
      const redraw = () => setNow(app.now());
      tapSale(app, { input, painted: state, press, leave, redraw });
    },
    dismiss: () => {
      if (attempt.state !== "ready") dispatchCashOut(app, betId, { type: "dismiss", ref: attempt.entry.ref });
    },
  };
}
