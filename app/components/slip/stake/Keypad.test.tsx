import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchTaps } from "#app/ui/touch/steadyTap.ts";
import { holdFrames } from "#app/frame/testing/holdFrames.ts";
import { Keypad } from "./Keypad.tsx";

let root: Root;
let place: HTMLElement;
let stop: () => void;
let drawFrame: () => void;
const onKey = vi.fn<(key: string) => void>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  drawFrame = holdFrames();
  i18n.load("en-US", {});
  i18n.activate("en-US");
  stop = watchTaps();
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
  onKey.mockReset();
  show();
});

afterEach(() => {
  act(() => root.unmount());
  place.remove();
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const show = (locked = false, last?: string) => {
  act(() =>
    root.render(
      <I18nProvider i18n={i18n}>
        <Keypad onKey={onKey} locked={locked} last={last} />
      </I18nProvider>,
    ),
  );
  drawFrame();
};

function tap(key: string): void {
  const control = place.querySelector(`[data-q="key:${key}"]`);
  act(() => {
    control?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    control?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
  });
  drawFrame();
}

const keys = () => onKey.mock.calls.map(([key]) => key);

test("BET-13: a pad that has come takes no key for 500 ms", () => {
  vi.advanceTimersByTime(499);
  tap("6");
  expect(keys()).toEqual([]);
  vi.advanceTimersByTime(500);
  tap("6");
  tap("6");
  expect(keys()).toEqual(["6", "6"]);
});

test("BET-13: a pad that can be typed on again rests as well", () => {
  vi.advanceTimersByTime(1_000);
  show(true);
  vi.advanceTimersByTime(1_000);
  show(false);
  vi.advanceTimersByTime(499);
  tap("6");
  expect(keys()).toEqual([]);
});

test("BET-13: a burst of taps that began before the pad had rested types nothing", () => {
  for (let taps = 0; taps < 8; taps++) {
    vi.advanceTimersByTime(150);
    tap("9");
  }
  expect(keys()).toEqual([]);
  vi.advanceTimersByTime(500);
  tap("9");
  expect(keys()).toEqual(["9"]);
});

test("design-3, part 5: the last stake is one of the quick amounts, and stands after the specification's four", () => {
  const quick = () => [...place.querySelectorAll("[data-quick]")].map(({ textContent }) => textContent);
  expect(quick()).toEqual(["+100", "+1,000", "+2,000", "+5,000"]);
  show(false, "50");
  expect(quick()).toEqual(["+100", "+1,000", "+2,000", "+5,000", "= 50"]);
  vi.advanceTimersByTime(1_000);
  tap("last");
  expect(keys()).toEqual(["=50"]);
});
