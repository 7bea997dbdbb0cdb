import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { Score } from "./Score.tsx";

const place = document.createElement("div");
const root = createRoot(place);
const show = (value: number | undefined) => act(() => root.render(<Score value={value} />));
const isLit = (): boolean => place.querySelector("[data-scored]") !== null;

test("a goal is news until its light has ended, and at once no more when it is taken back", () => {
  show(0);
  expect(isLit()).toBe(false);
  show(1);
  expect(isLit()).toBe(true);
  act(() => void place.querySelector("[data-scored]")?.dispatchEvent(new Event("animationend", { bubbles: true })));
  expect(isLit()).toBe(false);
  show(2);
  expect(isLit()).toBe(true);
  show(1);
  expect(isLit()).toBe(false);
  expect(place.textContent).toBe("1");
});
