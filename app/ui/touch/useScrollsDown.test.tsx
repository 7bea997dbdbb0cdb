import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, test, vi } from "vitest";
import { useScrollsDown } from "./useScrollsDown.ts";

let scroller: HTMLElement;
let other: HTMLElement;

function Foot() {
  const [foot, down] = useScrollsDown<HTMLDivElement>();
  return <div ref={foot} data-down={down} />;
}

const isDown = () => scroller.querySelector("[data-down]")?.getAttribute("data-down");

/** The element scrolls to there: 2,000 px in a window of 600. */
function scrollTo(element: HTMLElement, top: number): void {
  Object.defineProperties(element, {
    scrollHeight: { configurable: true, value: 2_000 },
    clientHeight: { configurable: true, value: 600 },
    scrollTop: { configurable: true, value: top },
  });
  act(() => void element.dispatchEvent(new Event("scroll")));
}

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  scroller = document.body.appendChild(document.createElement("div"));
  other = document.body.appendChild(document.createElement("div"));
  act(() => createRoot(scroller).render(<Foot />));
});

test("is true while the page goes down, and false at rest, on the way up and at the end", () => {
  expect(isDown()).toBe("false");
  scrollTo(scroller, 100);
  expect(isDown()).toBe("true");
  scrollTo(scroller, 400);
  scrollTo(scroller, 380);
  expect(isDown()).toBe("false");
  scrollTo(scroller, 900);
  expect(isDown()).toBe("true");
  scrollTo(scroller, 1_400);
  expect(isDown()).toBe("false");
});

test("a finger that trembles changes nothing", () => {
  scrollTo(scroller, 4);
  expect(isDown()).toBe("false");
  scrollTo(scroller, 300);
  scrollTo(scroller, 297);
  expect(isDown()).toBe("true");
});

test("what scrolls elsewhere does not count", () => {
  scrollTo(other, 500);
  expect(isDown()).toBe("false");
});
