import { QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setTestAddresses } from "#app/api/testing/server.ts";
import { preference, preferenceAnswer } from "#app/api/odds/getPreference.ts";
import { type App } from "#app/application/app.ts";
import { testApp } from "#app/application/testing/testApp.ts";
import { useList } from "#app/stores/list.ts";
import { becomeVisitor } from "#app/stores/signIn.ts";
import { setOwner } from "#app/stores/storage/owner.ts";
import { changeSettings, forgetUnsent, persistSettings, unsentSettings, useSettings } from "#app/stores/settings.ts";
import { useSlip } from "#app/stores/slip.ts";
import { answerCalls, credentialsOf, infoOf } from "#app/flows/testing/answered.ts";
import { applyLaunch } from "./launch.ts";
import { adoptPreference } from "./memberSettings.ts";
import { switchBurma, useListedStyle, useOddsStyle } from "./preference.ts";
import { signIn } from "./session.ts";

/** An answer of an operator with Burma mode, whose member has this style. */
const answerOf = (OddsStyle: number) => ({
  Code: 0,
  AllowOddsStyle: [1, 2, 3, 4, 5, 6],
  OddsStyle,
  SpCtrl: { HasDarkMode: 0, HasBurma: 1, HasStats: 1, area: 2 },
});

let app: App;
let root: Root;
let place: HTMLElement;

const Styles = () => <p>{`${useOddsStyle()}, listed ${useListedStyle()}`}</p>;

/** The style in force, and the one that lists have. */
const styles = () => place.textContent;

const NOTHING = {
  token: undefined,
  bcs: "",
  area: undefined,
  theme: undefined,
  language: undefined,
  goto: undefined,
  action: undefined,
  warnings: [],
};

const launch = (oddsStyle: 3 | 6) => applyLaunch(app, { ...NOTHING, oddsStyle });

const chosen = () => {
  const { oddsStyle, burma } = useSettings.of(app).getState();
  return { oddsStyle, burma };
};

/** A page of this app, whose server has this style for the member. */
function open(style = 2): void {
  app.client.setQueryData(preference().queryKey, v.parse(preferenceAnswer, answerOf(style)));
  act(() =>
    root.render(
      <QueryClientProvider client={app.client}>
        <Styles />
      </QueryClientProvider>,
    ),
  );
}

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  setTestAddresses();
  app = testApp();
  place = document.createElement("div");
  root = createRoot(place);
});

afterEach(() => {
  act(() => root.unmount());
  becomeVisitor(app, true);
  setOwner(undefined);
  forgetUnsent();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

test("A12: where picks go to a parlay, Burmese lines are listed in decimal", () => {
  open();
  act(() => changeSettings(app, { burma: true }));
  expect(styles()).toBe("6, listed 6");
  act(() => useList.of(app).setState({ playType: "parlay" }));
  expect(styles()).toBe("6, listed 2");
  act(() => useList.of(app).setState({ playType: "today" }));
  act(() => useSlip.of(app).setState({ collecting: true }));
  expect(styles()).toBe("6, listed 2");
  act(() => changeSettings(app, { burma: false, oddsStyle: 3 }));
  expect(styles()).toBe("3, listed 3");
});

test("os=6 of a launch switches Burma mode on, and the header's switch returns to the style before it", () => {
  open();
  act(() => launch(3));
  act(() => launch(6));
  expect(chosen()).toEqual({ oddsStyle: 3, burma: true });
  expect(styles()).toBe("6, listed 6");
  act(() => switchBurma(app, false));
  expect(styles()).toBe("3, listed 3");
  expect(unsentSettings()).toEqual(["oddsStyle"]);
});

test("an ordinary style of a launch ends Burma mode", () => {
  changeSettings(app, { burma: true });
  launch(3);
  expect(chosen()).toEqual({ oddsStyle: 3, burma: false });
});

test("the operator's default may be Burma mode, until the member switches it", () => {
  const stop = persistSettings(app, { oddsStyle: 6 });
  expect(chosen()).toEqual({ oddsStyle: 2, burma: true });
  open();
  expect(styles()).toBe("6, listed 6");
  act(() => switchBurma(app, false));
  expect(styles()).toBe("2, listed 2");
  stop();
});

test("a member whose server says Burmese comes in Burma mode; switched off, the server is sent the ordinary style", async () => {
  let style = 6;
  answerCalls(({ name, account }) => {
    if (name === "GetUserInfo") return infoOf(account);
    if (name === "GetPreference") return answerOf(style);
    if (name === "SavePreference") return { Code: 0 };
    return undefined;
  });
  changeSettings(app, { oddsStyle: 3 });
  forgetUnsent();
  await act(() => signIn(app, credentialsOf("anna")));
  await act(() => adoptPreference(app));
  expect(chosen()).toEqual({ oddsStyle: 3, burma: true });
  act(() => switchBurma(app, false));
  expect(unsentSettings()).toEqual(["oddsStyle"]);
  // the style that it took is not the end of the mode on this device
  style = 3;
  act(() => switchBurma(app, true));
  forgetUnsent();
  await act(() => adoptPreference(app));
  expect(chosen()).toEqual({ oddsStyle: 3, burma: true });
});
