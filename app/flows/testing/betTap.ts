import { type Selection } from "#app/domain/slip/selection.ts";
import { type PlacedAnswer, type Tap } from "#app/flows/slip/sendOrder.ts";
import { quoteOf } from "./lostBet.ts";

/** An answer that takes the bet. */
export const TAKEN: PlacedAnswer = {
  result: 0,
  balance: 900,
  message: "",
  betIds: ["b1"],
  status: "accepted",
  repriced: undefined,
};

/** A tap on the button of a single slip, half a second old in its price, which a second on the screen. */
export const tapOf = (more: Partial<Tap> = {}): Tap => {
  const quote = quoteOf(Date.now() - 500);
  const names = { home: "H", away: "A", leagueName: "L" };
  const selection = { ...quote, ...names, playType: "today", odds: 1.8 } as unknown as Selection;
  return {
    kind: "single",
    selections: [selection],
    quotes: [quote],
    stake: 100,
    payment: 100,
    back: 190,
    account: "jason88",
    currency: "USD",
    autoAccept: 1,
    press: { at: 1_000, paintedAt: 0 },
    ...more,
  };
};
