import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useCheckInsurance } from "#app/api/bet/checkInsurance.ts";
import { useBet } from "#app/api/bet/getBet.ts";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { saleBack, type CashOutRefusal, saleRefusal, unsold } from "#app/domain/bets/cashOut.ts";
import { type Fairness, fairnessOf } from "#app/domain/odds/fairness.ts";
import { priceStyle } from "#app/domain/odds/markets.ts";
import { decimalOf } from "#app/domain/odds/odds.ts";
import { SALE_READY, type CashOutAttempt } from "#app/domain/bets/cashOutAttempt.ts";
import { pressKey } from "#app/domain/slip/stake.ts";
import { isEmbedded } from "#app/host/host.ts";
import { dispatchCashOut, useCashOuts } from "#app/stores/cashOuts.ts";
import { useSession } from "#app/stores/session.ts";
import { useSettings } from "#app/stores/settings.ts";
import { lookForCashOut, sell } from "./cashOut.ts";
import { isInSight } from "#app/flows/slip/sight.ts";
import { useTapMeaning } from "#app/flows/slip/tapMeaning.ts";
import { TIMING } from "#app/flows/timing.ts";

/** What stands in place of the amount keys. */
export type CashOutArea = "keys" | "notForSale" | "closed" | "checking" | "stillUnknown" | "notFound" | "waiting";

/** The amount as typed, or the whole unsold rest with its cents (domain F1). */
type Amount = { readonly whole: true } | { readonly whole: false; readonly digits: string };

const NO_AMOUNT: Amount = { whole: false, digits: "" };

/** Everything that the sale page shows and does. */
export interface CashOutPage {
  readonly bet: BetRecord | undefined;
  readonly betError: Error | null;
  readonly readBet: () => void;
  readonly area: CashOutArea;
  /** Why no offer can be shown while one is waited for. */
  readonly quoteError: Error | null;
  readonly askAgain: () => void;
  readonly attempt: CashOutAttempt;
  /** What is left to sell, and the server's bounds. */
  readonly left: number;
  readonly min: number;
  readonly max: number;
  /** What the whole rest sells for; undefined without an offer that stands. */
  readonly offer: number | undefined;
  readonly moved: "up" | "down" | undefined;
  /** Epoch ms at which the offer goes out of date. */
  readonly expiresAt: number | undefined;
  readonly stands: boolean;
  readonly amount: number;
  readonly typed: string;
  readonly whole: boolean;
  readonly refusal: CashOutRefusal | undefined;
  readonly receive: number | undefined;
  readonly fairness: Fairness | undefined;
  /** After code 3: what would have been received, and what is received now. */
  readonly worse: { readonly from: number; readonly to: number } | undefined;
  readonly selling: boolean;
  /** Keys and digits change the amount now. */
  readonly typing: boolean;
  readonly canSell: boolean;
  /** What a tap on the button would do, in one word; another one takes no tap until it has stood. */
  readonly meaning: string;
  readonly press: (key: string) => void;
  /** Sets the amount to these digits: a paste. */
  readonly enter: (digits: string) => void;
  readonly share: (percent: number) => void;
  readonly sellAll: () => void;
  readonly clear: () => void;
  readonly aim: () => void;
  readonly sellNow: () => void;
  readonly lookAgain: () => void;
  readonly dismiss: () => void;
}

/** Up or down against the offer before. */
function useMoved(rate: number | undefined): "up" | "down" | undefined {
  const [held, setHeld] = useState<{ rate: number | undefined; moved: "up" | "down" | undefined }>({
    rate,
    moved: undefined,
  });
  if (rate !== undefined && rate !== held.rate) {
    setHeld({ rate, moved: held.rate === undefined ? undefined : rate > held.rate ? "up" : "down" });
  }
  return held.moved;
}

/** True until the moment has come; turns by itself. */
function useBefore(moment: number | undefined): boolean {
  const [passed, setPassed] = useState<number | undefined>(undefined);
  useEffect(() => {
    if (moment === undefined) return;
    const timer = setTimeout(() => setPassed(moment), Math.max(0, moment - Date.now()));
    return () => clearTimeout(timer);
  }, [moment]);
  return moment !== undefined && passed !== moment;
}

const AREAS: Readonly<Partial<Record<CashOutAttempt["state"], CashOutArea>>> = {
  unknown: "checking",
  sold: "checking",
  stillUnknown: "stillUnknown",
  notFound: "notFound",
};

/** One bet's sale from the opening of its page on (spec §8, sell codes; domain F; BET-23). */
export function useCashOutPage(betId: string): CashOutPage {
  const client = useQueryClient();
  const language = useSettings((settings) => settings.language);
  const account = useSession((session) => (session.phase === "member" ? session.account : undefined));
  const attempt = useCashOuts((sales) => sales[betId]) ?? SALE_READY;
  const asked = account !== undefined && betId !== "";
  const { data: bet, error: betError, refetch } = useBet({ betId, language }, asked);
  const { data: quote, isError, error: unquoted, refetch: quoteAgain } = useCheckInsurance({ betId, language }, asked);
  const [typed, setTyped] = useState<{ readonly sold: number; readonly amount: Amount }>({
    sold: 0,
    amount: NO_AMOUNT,
  });
  const [openedAt] = useState(() => Date.now());
  const armed = !useBefore(isEmbedded() ? openedAt + TIMING.armDelay : undefined);

  const open = quote !== undefined && quote.result === 0 ? quote : undefined;
  const rate = open?.rate;
  const expiresAt = open?.expiresIn === undefined ? undefined : open.at + open.expiresIn;
  const alive = useBefore(expiresAt) || (open !== undefined && expiresAt === undefined);
  const stands = alive && !isError && rate !== undefined && rate > 0;
  const moved = useMoved(rate);

  const payment = quote?.payment ?? bet?.payment ?? 0;
  const sold = quote?.sold ?? bet?.sold ?? 0;
  // what was typed is for the bet as it stood: after a sale the field is empty, and no second tap sells the same again
  const amount = typed.sold === sold ? typed.amount : NO_AMOUNT;
  const setAmount = (next: Amount): void => setTyped({ sold, amount: next });
  const left = unsold(payment, sold);
  const max = Math.min(left, open?.max ?? left);
  const min = open?.min ?? 0;
  // the whole rest may have cents; a lower bound of the server's is cut to whole units (domain F1)
  const most = max === left ? left : Math.floor(max);
  const value = amount.whole ? most : Number(amount.digits || "0");
  const refusal = saleRefusal(value, { payment, sold, min, max });

  const leg = bet?.legs[0];
  const style = bet && leg && priceStyle(leg.marketId, bet.oddsStyle);
  const oddsThen = leg && style && decimalOf(leg.odds, style);
  const oddsNow = open?.oddsNow !== undefined && style ? decimalOf(open.oddsNow, style) : undefined;
  const weighed = refusal === undefined ? value : most;

  const refusedCode = attempt.state === "refused" ? attempt.code : undefined;
  const notForSale = quote?.result === 2 || refusedCode === 2;
  const closed = quote !== undefined && quote.result !== 0;
  const area: CashOutArea =
    AREAS[attempt.state] ?? (notForSale ? "notForSale" : closed ? "closed" : quote === undefined ? "waiting" : "keys");
  const selling = attempt.state === "submitting";
  const fresh = attempt.state !== "worse" || (open !== undefined && open.at >= attempt.at);
  const canSell =
    armed && area === "keys" && stands && fresh && refusal === undefined && !selling && account !== undefined;
  const receive = refusal === undefined && rate !== undefined ? saleBack(value, rate) : undefined;
  const typing = area === "keys" && !selling;
  const meaning = `${rate}|${value}|${area}|${attempt.state}`;
  const button = useTapMeaning(meaning);

  return {
    bet,
    betError,
    readBet: () => void refetch(),
    area,
    quoteError: area === "waiting" ? unquoted : null,
    askAgain: () => void quoteAgain(),
    attempt,
    left,
    min,
    max: most,
    offer: stands ? saleBack(left, rate) : undefined,
    moved,
    expiresAt,
    stands,
    amount: value,
    typed: amount.whole ? "" : amount.digits,
    whole: amount.whole,
    refusal,
    receive,
    fairness:
      stands && oddsThen !== undefined && oddsNow !== undefined
        ? fairnessOf({ amount: weighed, rate, oddsThen, oddsNow })
        : undefined,
    worse:
      attempt.state === "worse" && rate !== undefined
        ? { from: saleBack(attempt.entry.amount, attempt.entry.rate), to: saleBack(attempt.entry.amount, rate) }
        : undefined,
    selling,
    typing,
    canSell,
    press: (key) => {
      if (!typing) return;
      const digits = amount.whole ? "" : amount.digits;
      setAmount({ whole: false, digits: pressKey(digits, key, { max: most, balance: most, count: 1 }) });
    },
    enter: (digits) => {
      if (typing) setAmount({ whole: false, digits });
    },
    share: (percent) => {
      if (typing) setAmount({ whole: false, digits: String(Math.floor((most * percent) / 100) || "") });
    },
    sellAll: () => {
      if (typing) setAmount({ whole: true });
    },
    clear: () => {
      if (typing) setAmount({ whole: false, digits: "" });
    },
    meaning,
    aim: button.aim,
    sellNow: () => {
      if (
        !button.holds() ||
        !canSell ||
        !isInSight() ||
        rate === undefined ||
        open === undefined ||
        bet === undefined ||
        account === undefined
      )
        return;
      const knownSales = bet.sales.map(({ id }) => id);
      sell(client, {
        account,
        betId,
        amount: value,
        rate,
        knownSales,
        paintedAt: button.paintedAt(),
        quotedAt: open.at,
      });
    },
    lookAgain: () => {
      if (attempt.state === "stillUnknown") void lookForCashOut(client, attempt.entry);
    },
    dismiss: () => {
      if (attempt.state !== "ready") dispatchCashOut(betId, { type: "dismiss", ref: attempt.entry.ref });
    },
  };
}
