import { testApp } from "#app/application/testing/testApp.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { holdFrames } from "#app/frame/testing/holdFrames.ts";
import { watchShutTaps } from "./priceHold.ts";
import { type HeldPrice } from "#app/stores/prices/priceTrail.ts";
import { watchTaps } from "#app/ui/touch/steadyTap.ts";
import { OddsButton, type OddsButtonProps } from "./OddsButton.tsx";

watchTaps();

const app = testApp();
let root: Root;
let drawFrame: () => void;
let place: HTMLElement;
const onPick = vi.fn<() => void>();

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers({ toFake: ["performance"], now: 10_000 });
  drawFrame = holdFrames();
  i18n.loadAndActivate({ locale: "en-US", messages: {} });
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
  onPick.mockReset();
});

afterEach(() => {
  act(() => root.unmount());
  place.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(props: Partial<OddsButtonProps>): HTMLButtonElement {
  const whole: OddsButtonProps = {
    id: "1_2_1",
    q: "price:1:1:2:1",
    line: "−0.5",
    title: "Arsenal −0.5",
    odds: 1.93,
    oddsStyle: 2,
    state: "open",
    picked: false,
    onPick,
    ...props,
  };
  act(() =>
    root.render(
      <QueryClientProvider client={app.client}>
        <I18nProvider i18n={i18n}>
          <OddsButton {...whole} />
        </I18nProvider>
      </QueryClientProvider>,
    ),
  );
  drawFrame();
  return place.querySelector("button")!;
}

const move = (): string | null | undefined => place.querySelector("[data-move]")?.getAttribute("data-move");

describe("a tap on a locked price", () => {
  test("that comes before anybody listens is taken up later, once", () => {
    const tapped = vi.fn<(held: HeldPrice) => void>();
    const cell = show({ state: "suspended" });
    act(() => cell.click());
    expect(onPick).not.toHaveBeenCalled();
    const stop = watchShutTaps(app, tapped);
    expect(tapped).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: "1_2_1 −0.5", odds: 1.93 }));
    act(() => cell.click());
    expect(tapped).toHaveBeenCalledTimes(2);
    stop();
    watchShutTaps(app, tapped)();
    expect(tapped).toHaveBeenCalledTimes(2);
  });

  test("is no tap on a disabled control, and one on an open price is none of these", () => {
    const tapped = vi.fn<(held: HeldPrice) => void>();
    const stop = watchShutTaps(app, tapped);
    expect(show({ state: "suspended" }).getAttribute("aria-disabled")).toBeNull();
    const cell = show({ state: "open" });
    vi.advanceTimersByTime(1_000);
    act(() => cell.click());
    expect(onPick).toHaveBeenCalledOnce();
    expect(tapped).not.toHaveBeenCalled();
    stop();
  });
});

describe("a price that moves", () => {
  test("is marked the way it went, and a second move starts its mark anew", () => {
    show({});
    expect(move()).toBeUndefined();
    show({ odds: 1.97 });
    expect(move()).toBe("up");
    const first = place.querySelector("[data-move]");
    show({ odds: 1.99 });
    expect(move()).toBe("up");
    expect(place.querySelector("[data-move]")).not.toBe(first);
    show({ odds: 1.5 });
    expect(move()).toBe("down");
  });

  test("goes by what it pays: 0.98 to −0.98 in Malay odds is up", () => {
    show({ odds: 0.98, oddsStyle: 1 });
    show({ odds: -0.98, oddsStyle: 1 });
    expect(move()).toBe("up");
  });

  test("loses its mark when the mark has faded", () => {
    show({});
    show({ odds: 1.97 });
    const mark = place.querySelector("[data-move]");
    act(() => void mark?.dispatchEvent(new Event("animationend", { bubbles: true })));
    expect(move()).toBeUndefined();
  });

  test("is not compared with the price of another line, or in another style", () => {
    show({});
    show({ id: "1_3_1", odds: 1.5 });
    expect(move()).toBeUndefined();
    show({ id: "1_3_1", odds: 0.5, oddsStyle: 3 });
    expect(move()).toBeUndefined();
  });
});

describe("a tap", () => {
  test("picks a price that has stood still", () => {
    show({}).click();
    expect(onPick).toHaveBeenCalledOnce();
  });

  test("is ignored for 300 ms after the price or its line changed", () => {
    show({});
    const button = show({ line: "−0.5/1" });
    button.click();
    vi.advanceTimersByTime(299);
    button.click();
    expect(onPick).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    button.click();
    expect(onPick).toHaveBeenCalledOnce();
  });

  test("is taken at once when another drawing of the row finds the price as it was", () => {
    show({});
    show({ odds: 1.97 });
    vi.advanceTimersByTime(60_000);
    show({ odds: 1.97, picked: true }).click();
    expect(onPick).toHaveBeenCalledOnce();
    act(() => void place.querySelector("[data-move]")?.dispatchEvent(new Event("animationend", { bubbles: true })));
    show({ odds: 1.97, picked: true }).click();
    expect(onPick).toHaveBeenCalledTimes(2);
  });

  test.each([
    { props: { odds: 0 }, says: "Arsenal −0.5, no price", disabled: "true" },
    { props: { state: "closed" }, says: "Arsenal −0.5, no price", disabled: "true" },
    // a tap on it asks what one wants to be told of
    { props: { state: "suspended" }, says: "Arsenal −0.5, locked", disabled: null },
  ] as const)("picks nothing where there is no price: $says", ({ props, says, disabled }) => {
    const button = show(props);
    button.click();
    expect(onPick).not.toHaveBeenCalled();
    expect(button.getAttribute("aria-disabled")).toBe(disabled);
    expect(button.getAttribute("aria-label")).toBe(says);
  });
});
