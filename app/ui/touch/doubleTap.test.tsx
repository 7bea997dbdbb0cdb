import { expect, test, vi } from "vitest";
import { watchDoubleTaps } from "./doubleTap.ts";

test("Enter that is held down is one tap", () => {
  const stop = watchDoubleTaps();
  const button = document.body.appendChild(document.createElement("button"));
  const heard = vi.fn<() => void>();
  document.addEventListener("keydown", heard);
  const enter = (repeat: boolean) => {
    const event = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true, repeat });
    button.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect([enter(false), enter(true)]).toEqual([false, true]);
  expect(heard).toHaveBeenCalledOnce();
  document.removeEventListener("keydown", heard);
  button.remove();
  stop();
});
