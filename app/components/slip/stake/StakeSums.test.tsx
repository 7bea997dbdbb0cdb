import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act } from "react";
import { expect, test } from "vitest";
import { ODDS_STYLE } from "#app/domain/odds/odds.ts";
import { slipState } from "#app/domain/slip/slipState.ts";
import { legOf, pickOf, SINGLE } from "#app/domain/slip/testing/slips.ts";
import { type BetSlip } from "#app/flows/slip/betSlip.ts";
import { testRoot } from "#app/components/views/testing/testRoot.ts";
import { StakeSums } from "./StakeSums.tsx";

const page = testRoot();

/** Whether the line of risk and win is folded away, at a price in a style and with an amount typed. */
function foldedAt(odds: number, oddsStyle: 1 | 2 | 3 | 4 | 5, amount: string): boolean {
  const input = { ...SINGLE, amount, legs: [legOf(pickOf(5, { odds, oddsStyle }))] };
  const slip = { input, state: slipState(input) } as unknown as BetSlip;
  act(() =>
    page.root.render(
      <I18nProvider i18n={i18n}>
        <StakeSums slip={slip} />
      </I18nProvider>,
    ),
  );
  return page.place.querySelector<HTMLElement>("[data-second]")?.dataset["same"] === "true";
}

test("design-3, part 5: risk and win stand only where the risk is not the amount, with and without an amount typed", () => {
  expect(foldedAt(1.95, ODDS_STYLE.EU, "500")).toBe(true);
  expect(foldedAt(0.8, ODDS_STYLE.MY, "500")).toBe(true);
  expect(foldedAt(-0.8, ODDS_STYLE.MY, "500")).toBe(false);
  expect(page.place.textContent).toContain("You risk 400.00");
  // nothing comes with the first digit that would move the keys
  expect(foldedAt(-0.8, ODDS_STYLE.MY, "")).toBe(false);
  expect(foldedAt(1.95, ODDS_STYLE.EU, "")).toBe(true);
});
