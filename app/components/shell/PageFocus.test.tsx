import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PageFocus } from "./PageFocus.tsx";

const shown = vi.hoisted(() => ({ path: "/pages/index/jump" }));
vi.mock("./pageFacts.ts", () => ({ usePath: () => shown.path }));

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers();
  vi.spyOn(document, "hasFocus").mockReturnValue(true);
  i18n.loadAndActivate({ locale: "en-US", messages: {} });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ["a launch link led to before the member has touched anything keeps no focus", false, "BODY"],
  ["the member went to has it at its title", true, "H1"],
])("a page that %s", (_, hasBeenActive, focused) => {
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive } });
  document.body.innerHTML = "<h1>Match</h1><div></div>";
  const root = createRoot(document.querySelector("div")!);
  const draw = (path: string) => {
    shown.path = path;
    act(() =>
      root.render(
        <I18nProvider i18n={i18n}>
          <PageFocus key="one" />
        </I18nProvider>,
      ),
    );
  };
  draw("/pages/index/jump");
  draw("/pages/match/match");
  vi.advanceTimersByTime(100);
  expect(document.activeElement?.tagName).toBe(focused);
  act(() => root.unmount());
});
