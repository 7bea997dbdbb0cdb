import { useApp } from "#app/application/useApp.ts";
import { useState } from "react";
import { useCheckInsurance } from "#app/api/bet/checkInsurance.ts";
import { useOneBet } from "#app/flows/bets/oneBet.ts";
import { SALE_READY } from "#app/domain/bets/cashOutAttempt.ts";
import { type SaleInput } from "#app/domain/bets/saleState.ts";
import { isEmbedded } from "#app/host/host.ts";
import { useCashOuts } from "#app/stores/cashOuts.ts";
import { useSession } from "#app/stores/session.ts";
import { useSettings } from "#app/stores/settings.ts";
import { useInSight } from "#app/flows/slip/facts/sight.ts";

/** What a cash-out reads, and how to reread what failed. */
interface SaleReads {
  /** What is known of the cash-out, except the time, what is typed and what was seen before. */
  readonly known: Omit<SaleInput, "now" | "typed" | "agreed">;
  readonly betError: Error | null;
  readonly readBet: () => void;
  readonly offerError: Error | null;
  readonly readOffer: () => void;
}

/** Reads a bet and its offer for the signed-in member. */
export function useSaleReads(betId: string): SaleReads {
  const app = useApp();
  const language = useSettings((settings) => settings.language);
  const account = useSession((session) => (session.phase === "member" ? session.account : undefined));
  const attempt = useCashOuts((sales) => sales[betId]) ?? SALE_READY;
  const inSight = useInSight();
  const [openedAt] = useState(() => app.now());
  const asked = account !== undefined && betId !== "";
  const bet = useOneBet({ betId, language }, asked);
  const offer = useCheckInsurance({ betId, language }, asked);
  return {
    known: {
      openedAt,
      embedded: isEmbedded(),
      inSight,
      account,
      bet: bet.data,
      quote: offer.data,
      isUnanswered: offer.isError,
      attempt,
    },
    betError: bet.error,
    readBet: () => void bet.refetch(),
    offerError: offer.error,
    readOffer: () => void offer.refetch(),
  };
}
