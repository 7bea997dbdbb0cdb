import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import { testApp } from "#app/application/testing/testApp.ts";
import { match } from "#app/domain/watches/testing/watched.ts";
import { LiveScore } from "./LiveScore.tsx";

beforeEach(() => i18n.loadAndActivate({ locale: "en-US", messages: {} }));

/** What is read out of a head: its words without what is hidden from a screen reader. */
function spoken(head: ReactNode): string {
  const place = document.createElement("div");
  place.innerHTML = renderToStaticMarkup(
    <QueryClientProvider client={testApp().client}>
      <I18nProvider i18n={i18n}>{head}</I18nProvider>
    </QueryClientProvider>,
  );
  for (const hidden of place.querySelectorAll("[aria-hidden=true]")) hidden.remove();
  return place.textContent;
}

test("a running match says red cards and who serves to those who do not see the crests", () => {
  const live = { period: 2, red: [2, 0], server: 2 } as const;
  const said = spoken(<LiveScore match={match({ stage: "live", state: "running", live })} clock={undefined} />);
  expect(said).toContain("ArsenalRed cards: 2");
  expect(said).toContain("ChelseaServing");
  expect(said).not.toContain("Red cards: 0");
});
