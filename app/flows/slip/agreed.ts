import { useState } from "react";
import { type Quote } from "#app/domain/slip/quote.ts";
import { type Selection, selectionKey } from "#app/domain/slip/selection.ts";
import { shownOf, type ShownPrice } from "#app/domain/slip/slipInput.ts";

/** The price of each leg that the member accepted with the last tap, by selection key. */
type Agreed = Readonly<Record<string, ShownPrice>>;

/**
 * The price of a selection that the member last accepted: the picked one, then each that was bet on in the same style.
 */
export function seenOf(selection: Selection, agreed: Agreed): ShownPrice {
  const price = agreed[selectionKey(selection)];
  return price?.oddsStyle === selection.oddsStyle ? price : shownOf(selection);
}

/** The accepted prices of an open slip, and a way to accept others. */
export function useAgreed() {
  const [agreed, setAgreed] = useState<Agreed>({});
  const agree = (quotes: readonly Quote[]): void =>
    setAgreed(Object.fromEntries(quotes.map((quote) => [selectionKey(quote), shownOf(quote)])));
  return { agreed, agree };
}
