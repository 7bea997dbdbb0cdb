import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useRepeat } from "./hold.ts";

let root: Root;
const onPress = vi.fn<() => void>();

function Key() {
  return (
    <button type="button" {...useRepeat(onPress)}>
      Delete
    </button>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  onPress.mockReset();
  root = createRoot(document.body);
  act(() => root.render(<Key />));
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const key = () => document.querySelector("button")!;
const down = () => act(() => void key().dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, button: 0 })));
const up = () => act(() => void key().dispatchEvent(new PointerEvent("pointerup", { bubbles: true })));

test.each([
  [0, 1],
  [100, 1],
  [499, 1],
  [599, 1],
  [600, 2],
  [700, 3],
  [1_500, 11],
])("a key that is held for %i ms acts %i times: at once, and every 100 ms after 500 ms", (ms, times) => {
  down();
  vi.advanceTimersByTime(ms);
  up();
  vi.advanceTimersByTime(5_000);
  expect(onPress).toHaveBeenCalledTimes(times);
});

test("a key or a screen reader acts once, and the click that ends a press not at all", () => {
  act(() => void key().dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 0 })));
  expect(onPress).toHaveBeenCalledTimes(1);
  act(() => void key().dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 })));
  expect(onPress).toHaveBeenCalledTimes(1);
});
