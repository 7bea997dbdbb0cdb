import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useSwipe } from "./useSwipe.ts";

let root: Root;
const onSwipe = vi.fn<(way: string) => void>();
const onTap = vi.fn<() => void>();

function Banner() {
  return <output {...useSwipe({ onSwipe, onTap })}>ID:9001 Accepted</output>;
}

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  onSwipe.mockReset();
  onTap.mockReset();
  root = createRoot(document.body);
  act(() => root.render(<Banner />));
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

/** A finger that goes down at 100, 100 and is lifted elsewhere after some ms. */
function press(x: number, y: number, ms: number): void {
  const send = (type: string, clientX: number, clientY: number, at: number) => {
    const event = new PointerEvent(type, { bubbles: true, isPrimary: true, pointerId: 1, clientX, clientY });
    Object.defineProperty(event, "timeStamp", { value: at });
    act(() => void document.querySelector("output")?.dispatchEvent(event));
  };
  send("pointerdown", 100, 100, 1_000);
  send("pointerup", 100 + x, 100 + y, 1_000 + ms);
}

test.each([
  [0, -21, 400, "up"],
  [0, -20, 400, undefined],
  [0, 21, 400, "down"],
  [21, 0, 400, "right"],
  [-21, 0, 400, "left"],
])(
  "a swipe goes further than 20 px, and a tap is shorter than 300 ms: %i, %i in %i ms is a swipe %s",
  (x, y, ms, way) => {
    press(x, y, ms);
    expect(onSwipe.mock.calls).toEqual(way === undefined ? [] : [[way]]);
    expect(onTap).not.toHaveBeenCalled();
  },
);

test.each([
  [0, 0, 299, 1],
  [0, 0, 300, 0],
  [0, -20, 299, 1],
])("a tap of %i, %i in %i ms acts %i times", (x, y, ms, times) => {
  press(x, y, ms);
  expect(onTap).toHaveBeenCalledTimes(times);
  expect(onSwipe).not.toHaveBeenCalled();
});
