import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useTouched } from "./useTouched.ts";

const told: string[] = [];
let taken: string[] = ["live", "today"];

function Choices({ active }: { readonly active: string }) {
  const [shown, touch] = useTouched(active, (choice) => void (taken.includes(choice) && told.push(choice)));
  return (
    <>
      <b>{shown}</b>
      <button type="button" onClick={() => touch("today")}>
        Today
      </button>
    </>
  );
}

let place: HTMLElement;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  told.length = 0;
  taken = ["live", "today"];
  place = document.body.appendChild(document.createElement("div"));
});

afterEach(() => {
  place.remove();
  vi.unstubAllGlobals();
});

const shown = () => place.querySelector("b")?.textContent;
const nextTask = () => act(() => new Promise((done) => setTimeout(done)));

test("what is touched shows itself at once, and what it brings comes in a task of its own", async () => {
  const root = createRoot(place);
  act(() => root.render(<Choices active="live" />));
  act(() => place.querySelector("button")?.click());
  expect(shown()).toBe("today");
  expect(told).toEqual([]);
  await nextTask();
  expect(told).toEqual(["today"]);
  act(() => root.render(<Choices active="today" />));
  expect(shown()).toBe("today");
  act(() => root.unmount());
});

test("a choice that is not taken gives way to the one that counts", async () => {
  taken = ["live"];
  const root = createRoot(place);
  act(() => root.render(<Choices active="live" />));
  act(() => place.querySelector("button")?.click());
  await nextTask();
  expect(shown()).toBe("live");
  act(() => root.unmount());
});
