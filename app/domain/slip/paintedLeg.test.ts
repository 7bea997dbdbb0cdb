import { expect, test } from "vitest";
import { type Attempt } from "./attempt.ts";
import { shownOf } from "./slipInput.ts";
import { slipState } from "./slipState.ts";
import { entryOf, legOf, pickOf, quoteOf, SINGLE } from "./testing/slips.ts";

test.each([
  { state: "unknown" },
  { state: "reconciling" },
  { state: "asked", bets: [], alone: false, taken: false },
  { state: "stillUnknown" },
] as const)("while a bet on it is in doubt ($state) the slip shows the price that was sent (BET-09)", (doubt) => {
  const pick = pickOf(5);
  const sent = quoteOf(pick, { odds: 2.2, at: 97_000 });
  const attempt: Attempt = { ...doubt, entry: { ...entryOf(), quotes: [sent] }, since: 97_000, lookedAt: 97_000 };
  const legs = [legOf(pick, { seen: shownOf(sent), quote: quoteOf(pick, { odds: 1.6, at: 99_000 }) })];
  const paint = (attempts: readonly Attempt[]) => slipState({ ...SINGLE, legs, attempts }).legs[0];
  expect(paint([attempt])).toMatchObject({ price: { odds: 2.2 }, before: undefined, move: "same" });
  expect(paint([])).toMatchObject({ price: { odds: 1.6 } });
});

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
