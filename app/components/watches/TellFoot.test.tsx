import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { TellFoot } from "./TellFoot.tsx";

test("design-3, part 6: with no alert switched on, the button that is off says what to do", () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  i18n.loadAndActivate({ locale: "en-US", messages: {} });
  const place = document.createElement("div");
  const root = createRoot(place);
  const button = (count: number) => {
    act(() =>
      root.render(
        <I18nProvider i18n={i18n}>
          <TellFoot count={count} incomplete={false} said="" onSet={() => undefined} />
        </I18nProvider>,
      ),
    );
    return place.querySelector("button");
  };
  expect(button(0)?.textContent).toBe("Choose an alert");
  expect(button(0)?.disabled).toBe(true);
  expect(button(2)?.textContent).not.toBe("Choose an alert");
  expect(button(2)?.disabled).toBe(false);
  act(() => root.unmount());
  vi.unstubAllGlobals();
});
