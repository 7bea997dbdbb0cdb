import { testApp } from "#app/application/testing/testApp.ts";
import { type App } from "#app/application/app.ts";
import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { match, NOON, watch } from "#app/domain/watches/testing/watched.ts";
import { EMPTY_BOOK } from "#app/domain/watches/watchBook.ts";
import { betOf } from "#app/flows/testing/lostBet.ts";
import { ownerOf } from "#app/stores/storage/owner.ts";
import { useSession } from "#app/stores/session.ts";
import {
  openTellMe,
  keepBook,
  openAlertList,
  sharedBook,
  useAlertList,
  useTellMe,
} from "#app/stores/watches/watches.ts";
import { TellMeGate } from "./TellMeGate.tsx";

vi.mock("@tanstack/react-router", async (original) => ({
  ...(await original<object>()),
  useNavigate: () => () => undefined,
}));
vi.mock("#app/api/bet/checkInsurance.ts", async (original) => ({
  ...(await original<object>()),
  useCardOffer: () => ({ data: undefined, isError: false }),
}));

let app: App;
let root: Root;
let place: HTMLElement;

const become = (account: string | undefined) =>
  act(async () => useSession.of(app).setState({ phase: account === undefined ? "visitor" : "member", account }));

/** Draws the gate, and waits for the parts that it has opened. */
const settle = (open: () => unknown): Promise<void> =>
  act(async () => {
    open();
    await new Promise((turn) => setTimeout(turn));
    await vi.dynamicImportSettled();
    await new Promise((turn) => setTimeout(turn));
  });

beforeEach(async () => {
  // what is watched here begins that day; the timers go on by themselves
  vi.useFakeTimers({ toFake: ["Date"], now: NOON });
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  localStorage.clear();
  i18n.loadAndActivate({ locale: "en-US", messages: {} });
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
  app = testApp();
  await become("anna");
  await settle(() =>
    root.render(
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={app.client}>
          <TellMeGate />
        </QueryClientProvider>
      </I18nProvider>,
    ),
  );
});

afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each(["berta", undefined])("the sheet about a member's bet goes with that member, who comes: %s", async (next) => {
  await settle(() => openTellMe(app, { bet: betOf("9001") }));
  expect(document.body.textContent).toContain("H – A");
  await become(next);
  expect(useTellMe.of(app).getState().ask).toBeUndefined();
  expect(document.body.textContent).not.toContain("H – A");
});

test("the list of alerts goes with its member, and nobody after gets back what was taken away there", async () => {
  keepBook(app, { ...EMPTY_BOOK, owner: ownerOf("anna"), watches: [watch("goal")] });
  await settle(() => openAlertList(app));
  const button = (name: RegExp) =>
    [...document.querySelectorAll("button")].find(
      (one) => name.test(one.textContent) || name.test(one.getAttribute("aria-label") ?? ""),
    );
  await act(async () => button(/^Remove/)?.click());
  expect(button(/^Undo/)).toBeDefined();
  await become("berta");
  expect(useAlertList.of(app).getState().open).toBe(false);
  await settle(() => openAlertList(app));
  expect(button(/^Undo/)).toBeUndefined();
  expect(sharedBook().watches).toEqual([]);
});

test("a visitor's sheet stays open when they are known", async () => {
  await become(undefined);
  await act(async () => openTellMe(app, { matchId: 5 }));
  await become("anna");
  expect(useTellMe.of(app).getState().ask).toEqual({ matchId: 5 });
});

test("the sheet about a match that no answer has told of yet asks for it, and shows its rows when it comes", async () => {
  await settle(() => openTellMe(app, { matchId: 501 }));
  expect(document.querySelector("dialog [aria-busy]")?.textContent).toBe("Loading");
  const ask = { matchStr: "501", marketList: "1", language: "en-US", oddsStyle: 2 };
  expect(app.client.getQueryState(["odds/GetBatchMatchOdds", ask])?.fetchStatus).toBe("fetching");
  await settle(() =>
    app.client.setQueryData(["odds/GetBatchMatchOdds", ask], {
      T: 100,
      matches: { 501: match() },
      leagues: {},
      dropped: 0,
    }),
  );
  expect(document.querySelector("dialog")?.textContent).toContain("A goal or a red card");
});

test("the sheet about a match that is gone says so", async () => {
  await settle(() => openTellMe(app, { matchId: 502 }));
  const ask = { matchStr: "502", marketList: "1", language: "en-US", oddsStyle: 2 };
  await settle(() =>
    app.client.setQueryData(["odds/GetBatchMatchOdds", ask], { T: 100, matches: {}, leagues: {}, dropped: 0 }),
  );
  expect(document.querySelector("dialog")?.textContent).toContain("Match 502 is no longer offered");
});
