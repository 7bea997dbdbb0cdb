import { testApp } from "#app/application/testing/testApp.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { match } from "#app/domain/watches/testing/watched.ts";
import { useExposure } from "#app/flows/exposure/exposure.ts";
import { MatchExposure } from "./MatchExposure.tsx";

vi.mock("#app/flows/exposure/exposure.ts", () => ({ useExposure: vi.fn<() => unknown>() }));
vi.mock("./ExposurePanel.tsx", () => ({ ExposurePanel: () => "what it brings" }));

test("what one member looked at does not open for the next", () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  i18n.loadAndActivate({ locale: "en-US", messages: {} });
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const { client } = testApp();
  const draw = (isMember: boolean) => {
    const exposure = { view: "none" };
    vi.mocked(useExposure).mockReturnValue(isMember ? ({ exposure } as ReturnType<typeof useExposure>) : undefined);
    act(() =>
      root.render(
        <QueryClientProvider client={client}>
          <I18nProvider i18n={i18n}>
            <MatchExposure match={match({ id: isMember ? 1 : 2 })} extensions={[]} score="2 – 1" />
          </I18nProvider>
        </QueryClientProvider>,
      ),
    );
  };
  draw(true);
  act(() => place.querySelector("button")?.click());
  expect(document.querySelector("dialog")?.open).toBe(true);
  draw(false);
  draw(true);
  expect(document.querySelector("dialog[open]")).toBeNull();
  act(() => root.unmount());
});
