import { QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { menu } from "#app/api/odds/getMenu.ts";
import { preference, preferenceAnswer } from "#app/api/odds/getPreference.ts";
import { type App } from "#app/application/app.ts";
import { testApp } from "#app/application/testing/testApp.ts";
import { useMenuView } from "#app/flows/lists/menu.ts";
import { ALLOWED_STYLES } from "#app/stores/allowedStyles.ts";
import { COMBOS } from "#app/stores/combos.ts";
import { keepAnswer } from "#app/stores/storage/lastAnswer.ts";
import { changeSettings } from "#app/stores/settings.ts";
import { dropEntry } from "#app/stores/storage/storage.ts";
import { allowedStyles, useAllowedStyles, watchAllowedStyles } from "./allowedStyles.ts";
import { useListedStyle, useOddsStyle } from "./preference.ts";

let app: App;
let root: Root;
let place: HTMLElement;

const Seen = () => (
  <p>
    {JSON.stringify({
      allowed: useAllowedStyles(),
      inForce: [useOddsStyle(), useListedStyle()],
      combos: useMenuView().combos.map(({ name }) => name),
    })}
  </p>
);

const seen = () => JSON.parse(place.textContent ?? "") as Record<string, unknown>;

const draw = () =>
  act(() =>
    root.render(
      <QueryClientProvider client={app.client}>
        <Seen />
      </QueryClientProvider>,
    ),
  );

const AREA_2 = { HasDarkMode: 0, HasBurma: 1, HasStats: 1, area: 2 };

/** The server answers with these styles. */
const answer = (AllowOddsStyle: readonly number[], more: object = {}) =>
  act(() => {
    const wire = { Code: 0, AllowOddsStyle, OddsStyle: AllowOddsStyle[0] ?? 2, ...more };
    app.client.setQueryData(preference().queryKey, v.parse(preferenceAnswer, wire));
    // a query hands out what it has in a task of its own
    vi.advanceTimersByTime(1);
  });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  // no server answers by itself
  vi.stubGlobal("fetch", () => new Promise<never>(() => undefined));
  app = testApp();
  place = document.createElement("div");
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  dropEntry(ALLOWED_STYLES);
  dropEntry(COMBOS);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("spec §3: until the server has answered", () => {
  test("the styles to choose from are those of the last visit, and then its own", () => {
    keepAnswer(ALLOWED_STYLES, [2, 3]);
    draw();
    expect(seen()).toMatchObject({ allowed: [2, 3] });
    answer([1, 2, 5]);
    expect(seen()).toMatchObject({ allowed: [1, 2, 5] });
  });

  test("all but Burmese where nothing is kept", () => {
    draw();
    expect(seen()).toMatchObject({ allowed: [1, 2, 3, 4, 5] });
  });

  test("Burmese waits for the area that the server names", () => {
    keepAnswer(ALLOWED_STYLES, [2, 6]);
    draw();
    expect(seen()).toMatchObject({ allowed: [2] });
    answer([2, 6], { SpCtrl: AREA_2 });
    expect(seen()).toMatchObject({ allowed: [2, 6] });
  });

  test("no price is requested in another style because of what is kept", () => {
    changeSettings(app, { oddsStyle: 5 });
    draw();
    const { inForce } = seen();
    expect(inForce).toEqual([5, 5]);
    keepAnswer(ALLOWED_STYLES, [2, 3]);
    draw();
    expect(seen()).toMatchObject({ inForce });
    answer([2, 3]);
    expect(seen()).toMatchObject({ inForce: [2, 2] });
  });

  test("a host's wish, which comes once, is not turned away by what is kept", () => {
    keepAnswer(ALLOWED_STYLES, [2, 3]);
    expect(allowedStyles(app)).toContain(5);
    answer([2, 3]);
    expect(allowedStyles(app)).toEqual([2, 3]);
  });

  test("the groups of sports are those of the last visit, and then the menu's", () => {
    keepAnswer(COMBOS, { "en-US": [{ id: 7, name: "Virtual" }] });
    draw();
    expect(seen()).toMatchObject({ combos: ["Virtual"] });
    act(() => {
      app.client.setQueryData(menu({ language: "en-US" }).queryKey, { sports: [], combos: [] });
      vi.advanceTimersByTime(1);
    });
    expect(seen()).toMatchObject({ combos: [] });
  });
});

describe("what the server allows is kept for the next visit", () => {
  const kept = () => JSON.parse(localStorage.getItem("sportsbook:allowedStyles") ?? "{}").data;
  let stop = () => {};
  afterEach(() => stop());

  test("from an answer that came before and from each one after", () => {
    answer([1, 2]);
    stop = watchAllowedStyles(app);
    expect(kept()).toEqual([1, 2]);
    answer([2, 3]);
    expect(kept()).toEqual([2, 3]);
  });

  test.each([
    ["is refused", [1], { Code: 5 }],
    ["names none", [], {}],
  ])("not from one that %s", (_, styles, more) => {
    stop = watchAllowedStyles(app);
    answer([2, 3]);
    answer(styles, more);
    expect(kept()).toEqual([2, 3]);
  });
});
