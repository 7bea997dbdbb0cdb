import { testApp } from "#app/application/testing/testApp.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { betOf, openList } from "#app/flows/testing/lostBet.ts";
import { useSession } from "#app/stores/session.ts";
import { OpenBets } from "./OpenBets.tsx";

vi.mock("@tanstack/react-router", async (original) => ({
  ...(await original<object>()),
  useNavigate: () => () => undefined,
}));
vi.mock("#app/flows/bets/openBets.ts", () => ({
  useOpenBets: () => ({ data: openList([betOf("9001")]), error: null, read: () => undefined }),
}));
vi.mock("#app/components/bets/BetCard.tsx", () => ({
  BetCard: ({ onSell }: { onSell: (betId: string) => void }) => (
    <button type="button" onClick={() => onSell("9001")}>
      sell
    </button>
  ),
}));
vi.mock("#app/components/sale/CashOutPlace.tsx", () => ({
  CashOutPlace: ({ betId }: { betId: string | undefined }) => <output>{betId}</output>,
}));

test("the sale of one member's bet does not open for the next", () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  i18n.loadAndActivate({ locale: "en-US", messages: {} });
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const app = testApp();
  const become = (account: string | undefined) =>
    act(() => useSession.of(app).setState({ phase: account === undefined ? "visitor" : "member", account }));
  become("anna");
  act(() =>
    root.render(
      <QueryClientProvider client={app.client}>
        <I18nProvider i18n={i18n}>
          <OpenBets />
        </I18nProvider>
      </QueryClientProvider>,
    ),
  );
  act(() => place.querySelector("button")?.click());
  expect(place.querySelector("output")?.textContent).toBe("9001");
  become(undefined);
  become("berta");
  expect(place.querySelector("output")?.textContent).toBe("");
  act(() => root.unmount());
});
