import { afterEach, expect, test, vi } from "vitest";
import { watchPull } from "./pullDown.ts";

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  document.body.replaceChildren();
});

/** A touch on an element, this far down, px. */
const touch = (type: string, on: Element, y: number): boolean =>
  on.dispatchEvent(
    Object.assign(new Event(type, { bubbles: true, cancelable: true }), { touches: [{ clientX: 20, clientY: y }] }),
  );

function pull(on: Element, far: number): void {
  touch("touchstart", on, 100);
  touch("touchmove", on, 100 + far / 2);
  touch("touchmove", on, 100 + far);
  touch("touchend", on, 100 + far);
}

const sheet = (into: Element, onGo: () => void): HTMLDialogElement => {
  const dialog = document.createElement("dialog");
  dialog.append(document.createElement("p"));
  into.append(dialog);
  stops.push(watchPull(dialog, () => true, onGo));
  return dialog;
};

test("a sheet over a sheet is pulled down alone", () => {
  const [below, over] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const slip = sheet(document.body, below);
  const share = sheet(slip, over);
  pull(share.querySelector("p") ?? share, 200);
  expect(over).toHaveBeenCalledTimes(1);
  expect(below).not.toHaveBeenCalled();
  expect(slip.style.transform).toBe("");
  pull(slip.querySelector("p") ?? slip, 200);
  expect(below).toHaveBeenCalledTimes(1);
});

test("a sheet that was scrolled is pulled down by the head that stays, and scrolls under a finger on the rest", () => {
  const gone = vi.fn<() => void>();
  const slip = sheet(document.body, gone);
  const head = document.createElement("header");
  head.style.cssText = "position: sticky; top: 0";
  slip.prepend(head);
  slip.scrollTop = 3;
  pull(slip.querySelector("p") ?? slip, 200);
  expect(gone).not.toHaveBeenCalled();
  pull(head, 200);
  expect(gone).toHaveBeenCalledTimes(1);
});
