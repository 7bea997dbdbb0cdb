import { QueryClientProvider } from "@tanstack/react-query";
import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { testApp } from "#app/application/testing/testApp.ts";
import { LanguageButton } from "#app/components/shell/LanguageButton.tsx";
import { ALL_OFFERED, setOffer } from "#app/config.ts";
import { usePanel } from "#app/stores/panel.ts";
import { MenuChoices } from "./MenuChoices.tsx";

vi.mock("#app/flows/session/allowedStyles.ts", () => ({ useAllowedStyles: () => [2, 3, 1] }));
vi.mock("#app/flows/session/preference.ts", () => ({ useOddsStyle: () => 2 }));

afterEach(() => {
  setOffer(ALL_OFFERED);
  document.body.replaceChildren();
});

function drawn(part: React.ReactNode) {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  i18n.loadAndActivate({ locale: "en-US", messages: {} });
  const place = document.body.appendChild(document.createElement("div"));
  const app = testApp();
  act(() =>
    createRoot(place).render(
      <QueryClientProvider client={app.client}>
        <I18nProvider i18n={i18n}>{part}</I18nProvider>
      </QueryClientProvider>,
    ),
  );
  return { buttons: [...place.querySelectorAll("button")], open: () => usePanel.of(app).getState().open };
}

test("design-3, part 6: language and odds style stand at the drawer's foot with their values, and open their sheets", () => {
  const { buttons, open } = drawn(<MenuChoices />);
  expect(buttons.map(({ textContent }) => textContent)).toEqual(["Language English", "Odds style European (EU)"]);
  act(() => buttons[0]?.click());
  expect(open()).toBe("language");
  act(() => buttons[1]?.click());
  expect(open()).toBe("oddsStyle");
});

test("OPS-05: an operator with one language offers no choice of it, in the drawer or in a visitor's header", () => {
  setOffer({ ...ALL_OFFERED, choices: { language: ["en-US"] } });
  const { buttons } = drawn(<MenuChoices />);
  const globe = drawn(<LanguageButton />);
  const offered = buttons.some(({ textContent }) => textContent?.startsWith("Language"));
  expect([offered, globe.buttons.length > 0]).toEqual([false, false]);
});

test("a visitor's globe opens the languages", () => {
  const { buttons, open } = drawn(<LanguageButton />);
  expect(buttons[0]?.getAttribute("aria-label")).toBe("Language");
  act(() => buttons[0]?.click());
  expect(open()).toBe("language");
});
