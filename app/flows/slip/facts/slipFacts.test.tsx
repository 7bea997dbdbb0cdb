import { QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, test, vi } from "vitest";
import { testApp } from "#app/application/testing/testApp.ts";
import { preference } from "#app/api/odds/getPreference.ts";
import { userInfo } from "#app/api/odds/getUserInfo.ts";
import { READY } from "#app/domain/slip/attempt.ts";
import { useAttempts } from "#app/stores/attempt.ts";
import { useSession } from "#app/stores/session.ts";
import { useSettings } from "#app/stores/settings.ts";
import { blockSlip } from "#app/stores/slipChanges.ts";
import { readSlipFacts, type SlipFacts, useSlipFacts } from "./slipFacts.ts";

/** The member's record and the operator's settings, as far as they decide a slip. */
const member = (balance: number) => ({ member: { account: "jason88", balance }, balanceAt: 1 }) as never;
const closedHere = { code: 8, refused: true, message: "Not here", blockedCountry: true } as never;

function openSlip() {
  const app = testApp();
  useSession.of(app).setState({ phase: "member", account: "jason88" });
  app.client.setQueryData(userInfo().queryKey, member(1_000));
  app.client.setQueryData(preference().queryKey, { ...Object(closedHere), blockedCountry: false, refused: false });
  const drawn: SlipFacts[] = [];
  function Slip() {
    drawn.push(useSlipFacts());
    return null;
  }
  const root = createRoot(document.createElement("div"));
  const render = () =>
    act(() =>
      root.render(
        <QueryClientProvider client={app.client}>
          <Slip />
        </QueryClientProvider>,
      ),
    );
  render();
  return { app, render, facts: () => drawn.at(-1) };
}

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  return () => vi.unstubAllGlobals();
});

type App = ReturnType<typeof openSlip>["app"];

test.each<[string, (app: App) => unknown, object]>([
  ["an attempt", (app) => useAttempts.of(app).setState({ aside: [READY] }), { attempts: [READY, READY] }],
  ["a sign-out", (app) => useSession.of(app).setState({ phase: "visitor" }), { loggedIn: false, member: undefined }],
  ["a setting", (app) => useSettings.of(app).setState({ autoAccept: 2 }), { autoAccept: 2 }],
  ["a block", (app) => blockSlip(app, { code: 7, said: "", at: 1 }), { block: { code: 7 } }],
  ["a new balance", ({ client }) => client.setQueryData(userInfo().queryKey, member(5)), { member: { balance: 5 } }],
  [
    "a country that is blocked",
    ({ client }) => client.setQueryData(preference().queryKey, closedHere),
    { barred: { code: 8, said: "Not here" } },
  ],
])("%s is on an open slip at once, and what a ring reads is the same", async (_, change, shown) => {
  const { app, facts } = openSlip();
  expect(facts()).not.toMatchObject(shown);
  await act(async () => {
    change(app);
    // the cache notifies in a task of its own
    await new Promise((told) => setTimeout(told));
  });
  expect(facts()).toMatchObject(shown);
  expect(facts()).toMatchObject(readSlipFacts(app));
});

test("a slip that is rendered again without news has the very same attempts, so that nothing below it is", () => {
  const { facts, render } = openSlip();
  const before = facts()?.attempts;
  render();
  expect(facts()?.attempts).toBe(before);
});
