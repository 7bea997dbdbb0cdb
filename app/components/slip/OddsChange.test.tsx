import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act } from "react";
import { expect, test } from "vitest";
import { paintLegs, type PaintedLeg } from "#app/domain/slip/paintedLeg.ts";
import { legOf, pickOf, quoteOf, SINGLE } from "#app/domain/slip/testing/slips.ts";
import { testRoot } from "#app/components/views/testing/testRoot.ts";
import { OddsChange } from "./OddsChange.tsx";

const page = testRoot();

/** The leg of a single that was picked at one price and is offered at another. */
function legAt(seen: number, odds: number): PaintedLeg {
  const pick = pickOf(5, { odds: seen });
  const [leg] = paintLegs({ ...SINGLE, legs: [legOf(pick, { quote: quoteOf(pick, { odds }) })] });
  if (leg === undefined) throw new Error("a slip without a leg");
  return leg;
}

const draw = (leg: PaintedLeg, asks: boolean, locked = false) =>
  act(() =>
    page.root.render(
      <I18nProvider i18n={i18n}>
        <OddsChange leg={leg} asks={asks} locked={locked} />
      </I18nProvider>,
    ),
  );

const said = (role: "alert" | "status") => page.place.querySelector(`[role=${role}]`)?.textContent;

test("spec §8: a price that moved is named, and asks where the member's rule does not cover it", () => {
  draw(legAt(2.21, 2.2), true);
  expect(said("alert")).toBe("Odds changed from 2.21 to 2.20");
  draw(legAt(2.21, 2.25), false);
  expect(said("status")).toBe("Odds changed from 2.21 to 2.25");
  expect(said("alert")).toBeUndefined();
});

test("design-3, part 5: the line keeps its place while the bet that accepted the price is on its way", () => {
  draw(legAt(2.21, 2.2), true);
  draw(legAt(2.2, 2.2), false, true);
  expect(said("status")).toBe("Odds changed from 2.21 to 2.20");
  expect(said("alert")).toBeUndefined();
  draw(legAt(2.2, 2.2), false, false);
  expect(said("status")).toBe("");
});
