import { type KeyboardEvent } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { typingProps } from "./typing.ts";

const press = vi.fn<(key: string) => void>();
const enter = vi.fn<(digits: string) => void>();
const act = vi.fn<() => void>();

beforeEach(() => vi.resetAllMocks());

/** A key as React tells of it; returns whether it was taken. */
function type(key: string, over: Partial<KeyboardEvent> = {}, typing = true): boolean {
  const preventDefault = vi.fn<() => void>();
  const event = { key, target: document.body, repeat: false, preventDefault, ...over } as unknown as KeyboardEvent;
  typingProps({ typing, press, enter, act }).onKeyDown(event);
  return preventDefault.mock.calls.length > 0;
}

describe("what is typed into a slip or a sale", () => {
  test("digits of any script and deletions are keys, other letters are not", () => {
    expect(["5", "๕", "Backspace", "Delete", "x"].map((key) => type(key))).toEqual([true, true, true, true, false]);
    expect(press.mock.calls.flat()).toEqual(["5", "๕", "Del", "Del"]);
  });

  test("Enter acts once: held down it is no second order, and on a button it is the button's own", () => {
    expect(type("Enter")).toBe(true);
    type("Enter", { repeat: true });
    type("Enter", { target: document.createElement("button") });
    expect(act).toHaveBeenCalledOnce();
  });

  test("nothing is typed or sent while the keys are shut, with a shortcut, or in a field", () => {
    type("Enter", {}, false);
    type("5", {}, false);
    type("5", { ctrlKey: true });
    type("5", { target: document.createElement("input") });
    expect([press, act].flatMap(({ mock }) => mock.calls)).toEqual([]);
  });
});
