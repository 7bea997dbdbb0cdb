import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { sellQuote } from "#app/api/bet/checkInsurance.ts";
import { nextPoll } from "#app/api/cadence.ts";
import { config } from "#app/config.ts";
import { forSale, saleBack, unsold } from "#app/domain/bets/cashOut.ts";
import { useSettings } from "#app/stores/settings.ts";

/** A card must stand on the screen this long before its offer is asked for, ms: a list that is scrolled past asks nothing. */
const REST_MS = 300;

/** True once a card has stood on the screen for a moment; until then it asks nothing. */
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
  /** What the whole unsold part sells for now; undefined while there is no offer. */
  readonly back: number | undefined;
  /** The last attempt to read it failed: an older offer is none. */
  readonly failing: boolean;
  /** The server says that the bet cannot be sold now, or not at all. */
  readonly closed: boolean;
}

/**
 * What the whole unsold part of an open bet sells for now, as its card shows it. Only
 * cards on the screen ask, at the cadence of the live list; the sale page asks every 5 s and is what counts (domain F3).
 */
export function useOfferForAll(betId: string, standing: boolean): CardOffer {
  const language = useSettings((settings) => settings.language);
  const { data, isError } = useQuery({
    ...sellQuote({ betId, language }),
    enabled: standing,
    staleTime: config().intervals.live,
    refetchInterval: ({ state }) => nextPoll(config().intervals.live, state),
  });
  const offer = forSale(data);
  const { payment, sold = 0, rate } = (isError ? undefined : offer) ?? {};
  const none = payment === undefined || rate === undefined;
  return {
    back: none ? undefined : saleBack(unsold(payment, sold), rate),
    failing: isError,
    closed: data !== undefined && offer === undefined,
  };
}
