import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { ReportDayNote } from "./ReportDayNote.tsx";

test.each([
  [8, "Report day: noon to noon"],
  [7, "Report day: noon to noon · GMT+8"],
])("spec §9: a member at GMT+%s reads from when to when a report day runs", (timeZone, text) => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  i18n.loadAndActivate({ locale: "en-US", messages: {} });
  const place = document.createElement("div");
  const root = createRoot(place);
  act(() =>
    root.render(
      <I18nProvider i18n={i18n}>
        <ReportDayNote timeZone={timeZone} />
      </I18nProvider>,
    ),
  );
  expect(place.textContent).toBe(text);
  act(() => root.unmount());
  vi.unstubAllGlobals();
});
