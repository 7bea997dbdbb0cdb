import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { expect, test, vi } from "vitest";
import { testApp } from "#app/application/testing/testApp.ts";
import { figuresOf } from "#app/domain/figures/figures.ts";
import { useFigures } from "#app/flows/figures/figures.ts";
import { testRoot } from "#app/components/views/testing/testRoot.ts";
import { FiguresScreen } from "./FiguresScreen.tsx";

vi.mock("#app/flows/figures/figures.ts", () => ({ useFigures: vi.fn<() => unknown>() }));
vi.mock("@tanstack/react-router", async (real) => ({ ...(await real()), useNavigate: () => () => undefined }));

const RANGE = { from: "2026-10-23", to: "2026-11-21" };

const page = testRoot();

/** Draws the page after two of thirty days have been read. */
function draw(rest: { readonly busy: boolean; readonly failed?: Error }): void {
  vi.mocked(useFigures).mockReturnValue({
    range: RANGE,
    waits: false,
    failed: undefined,
    retry: () => undefined,
    days: { read: 2, wanted: 30 },
    figures: figuresOf({ days: [], ...RANGE, journal: [] }),
    running: [],
    differing: [],
    ...rest,
  });
  act(() =>
    page.root.render(
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={testApp().client}>
          <FiguresScreen />
        </QueryClientProvider>
      </I18nProvider>,
    ),
  );
}

test("FIG-01: while days are missing, no sum of those read stands as a figure of the period", () => {
  draw({ busy: true });
  expect(page.place.textContent).toContain("2 of 30 days");
  expect(page.place.textContent).not.toContain("Win rate");
});

test("FIG-01: if the rest cannot be read, each figure says that it is of what was read so far", () => {
  draw({ busy: false, failed: new Error("no answer") });
  const named = [...page.place.querySelectorAll("section[aria-label=Result] dd")];
  expect(named).toHaveLength(6);
  for (const one of named) expect(one.textContent).toMatch(/so far$/);
});
