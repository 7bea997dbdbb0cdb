import { expect, test } from "vitest";
import { shownOf } from "./slipInput.ts";
import { slipState } from "./slipState.ts";
import { entryOf, legOf, pickOf, quoteOf, SINGLE } from "./testing/slips.ts";

test("while a bet is on its way the slip shows the price that was sent, whatever the ticket says meanwhile (BET-09)", () => {
  const pick = pickOf(5);
  const sent = quoteOf(pick, { odds: 2.2, at: 97_000 });
  const entry = { ...entryOf(), quotes: [sent] };
  for (const ticketed of [quoteOf(pick, { odds: 1.77, at: 95_000 }), quoteOf(pick, { odds: 1.6, at: 99_000 })]) {
    const legs = [legOf(pick, { seen: shownOf(sent), quote: ticketed })];
    const [leg] = slipState({ ...SINGLE, legs, attempts: [{ state: "submitting", entry }] }).legs;
    expect(leg).toMatchObject({ price: { odds: 2.2 }, before: undefined, move: "same" });
  }
});
