import { useEffect, useState } from "react";
import { useCardOffer } from "#app/api/bet/checkInsurance.ts";
import { forSale, saleBack, unsold } from "#app/domain/bets/cashOut.ts";
import { useSettings } from "#app/stores/settings.ts";

/** How long a card must be on the screen before its offer is requested, ms: scrolling past requests nothing. */
const REST_MS = 300;

/** True once a card has been on the screen for a moment; until then it requests nothing. */
export function useStanding(): boolean {
  const [standing, setStanding] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setStanding(true), REST_MS);
    return () => clearTimeout(timer);
  }, []);
  return standing;
}

/** The offer for an open bet as its card shows it. */
interface CardOffer {
  /** What the whole remaining part cashes out for now; undefined while there is no offer. */
  readonly back: number | undefined;
  /** The last read failed: an older offer does not count. */
  readonly failing: boolean;
  /** The server says that the bet cannot be cashed out now, or at all. */
  readonly closed: boolean;
}

/**
 * What the whole remaining part of an open bet cashes out for now, as its card shows it. Only cards on the screen
 * request it, at the live list's interval; the cash-out page requests every 5 s and is what counts (domain F3).
 */
export function useOfferForAll(betId: string, standing: boolean): CardOffer {
  const language = useSettings((settings) => settings.language);
  const { data, isError } = useCardOffer({ betId, language }, standing);
  const offer = forSale(data);
  const { payment, sold = 0, rate } = (isError ? undefined : offer) ?? {};
  const none = payment === undefined || rate === undefined;
  return {
    back: none ? undefined : saleBack(unsold(payment, sold), rate),
    failing: isError,
    closed: data !== undefined && offer === undefined,
  };
}
