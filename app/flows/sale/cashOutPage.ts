import { forSale } from "#app/domain/bets/cashOut.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  pressSaleKey,
  type SaleAmount,
  type SaleInput,
  saleState,
  type SaleState,
  saleTurnsAt,
} from "#app/domain/bets/saleState.ts";
import { dispatchCashOut } from "#app/stores/cashOuts.ts";
import { pageNow } from "#app/stores/clock.ts";
import { useTapMeaning } from "#app/flows/slip/tapMeaning.ts";
import { useTurn } from "#app/flows/turn.ts";
import { useSaleReads } from "./saleReads.ts";
import { tapSale } from "./saleTap.ts";

/** A sale on its page: what is known, what it is by that, and what the member can do. */
export interface CashOutPage {
  readonly input: SaleInput;
  readonly state: SaleState;
  /** How the offer moved against the one before. */
  readonly moved: "up" | "down" | undefined;
  readonly betError: Error | null;
  readonly readBet: () => void;
  /** Why no offer can be shown while one is waited for. */
  readonly offerError: Error | null;
  readonly readOffer: () => void;
  /** A key by its name in domain/bets/saleState. */
  readonly press: (key: string) => void;
  /** Sets the amount to these digits: a paste. */
  readonly enter: (digits: string) => void;
  /** The finger went down on the button: what is on the screen now is what may be sent. */
  readonly aim: () => void;
  /** Does what the button says. */
  readonly tap: () => void;
  /** Back to the keys from an outcome. */
  readonly dismiss: () => void;
}

/** Up or down against the offer before. */
function useMoved(rate: number | undefined): "up" | "down" | undefined {
  const [held, setHeld] = useState<{ rate: number | undefined; moved: "up" | "down" | undefined }>({
    rate,
    moved: undefined,
  });
  if (rate !== undefined && rate !== held.rate) {
    const way = rate > (held.rate ?? rate) ? "up" : "down";
    setHeld({ rate, moved: held.rate === undefined ? undefined : way });
  }
  return held.moved;
}

/** One bet's sale from the opening of its page on, decided by `saleState` alone; `leave` goes back to the open bets. */
export function useCashOutPage(betId: string, leave: () => void): CashOutPage {
  const client = useQueryClient();
  const { known, betError, readBet, offerError, readOffer } = useSaleReads(betId);
  const { attempt, quote } = known;
  const [now, setNow] = useState(() => pageNow());
  const [typed, setTyped] = useState<SaleInput["typed"]>(undefined);
  const input: SaleInput = { ...known, typed, now };
  const state = saleState(input);
  useTurn(saleTurnsAt(input, state), now, setNow);
  const moved = useMoved(forSale(quote)?.rate);
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
    press: (key) => type(pressSaleKey(state, key)),
    enter: (digits) => type({ whole: false, digits }),
    aim: button.aim,
    tap: () => {
      if (!button.holds()) return;
      const redraw = () => setNow(pageNow());
      tapSale(client, { input, painted: state, paintedAt: button.paintedAt(), leave, redraw });
    },
    dismiss: () => {
      if (attempt.state !== "ready") dispatchCashOut(betId, { type: "dismiss", ref: attempt.entry.ref });
    },
  };
}
