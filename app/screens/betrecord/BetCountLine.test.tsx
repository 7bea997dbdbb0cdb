import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act } from "react";
import { expect, test, vi } from "vitest";
import { useBetCounts } from "#app/flows/bets/betCounts.ts";
import { testRoot } from "#app/components/views/testing/testRoot.ts";
import { BetCountLine } from "./BetCountLine.tsx";

vi.mock("#app/flows/bets/betCounts.ts", () => ({ useBetCounts: vi.fn<() => unknown>() }));

const page = testRoot();

function textOf(counts: ReturnType<typeof useBetCounts>): string | null {
  vi.mocked(useBetCounts).mockReturnValue(counts);
  act(() =>
    page.root.render(
      <I18nProvider i18n={i18n}>
        <BetCountLine />
      </I18nProvider>,
    ),
  );
  return page.place.textContent;
}

test("spec §2: the records name the number of the bar and the number of the header", () => {
  expect(textOf({ pending: 1, unsettled: 2 })).toBe("1 waiting · 2 unsettled");
});

test("without an unsettled bet there is nothing to name", () => {
  expect(textOf({ pending: 0, unsettled: 0 })).toBe("");
});
