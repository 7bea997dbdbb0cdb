import { testApp } from "#app/application/testing/testApp.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { type UserInfo, userInfo } from "#app/api/odds/getUserInfo.ts";
import { type Member } from "#app/domain/member/member.ts";
import { useSession } from "#app/stores/session.ts";
import { BalancePill } from "./BalancePill.tsx";

test("the balance a token claims is shown as not yet confirmed, until the member's own is known (spec §3)", () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  i18n.loadAndActivate({ locale: "en-US", messages: {} });
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const app = testApp();
  act(() =>
    root.render(
      <QueryClientProvider client={app.client}>
        <I18nProvider i18n={i18n}>
          <BalancePill />
        </I18nProvider>
      </QueryClientProvider>,
    ),
  );
  const pill = () => place.querySelector("button");
  const claim = { account: "jason88", currency: "THB", paused: false };
  act(() => useSession.of(app).setState({ phase: "starting", claimed: { ...claim, balance: undefined } }));
  expect(pill()).toBeNull();
  act(() => useSession.of(app).setState({ claimed: { ...claim, balance: 1234.5 } }));
  expect(pill()?.getAttribute("aria-label")).toBe("jason88, THB 1,234.50, Not yet confirmed");
  expect(pill()?.disabled).toBe(true);
  expect(pill()?.dataset["q"]).toBeUndefined();
  const member = { account: "jason88", name: "Jason", balance: 900, cashBalance: null, currency: "THB" } as Member;
  act(() => {
    app.client.setQueryData(userInfo().queryKey, { member, token: "", bcs: "", balanceAt: 0 } satisfies UserInfo);
    useSession.of(app).setState({ phase: "member", account: "jason88", claimed: undefined });
  });
  expect(pill()?.getAttribute("aria-label")).toBe("Jason, THB 900.00, Refresh balance");
  expect(pill()?.disabled).toBe(false);
  expect(pill()?.dataset["q"]).toBe("balance");
  act(() => root.unmount());
});
