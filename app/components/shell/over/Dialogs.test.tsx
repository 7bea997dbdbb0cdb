import { testApp } from "#app/application/testing/testApp.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { Dialogs } from "./Dialogs.tsx";
import { watchTaps } from "#app/ui/touch/steadyTap.ts";

watchTaps();

let root: Root;
let place: HTMLElement;
const onTap = vi.fn<() => void>();

beforeAll(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterAll(() => void vi.useRealTimers());

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.advanceTimersByTime(10_000);
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
});

afterEach(() => {
  act(() => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

test("the place for dialogs, which comes after the page, takes no tap from it while it shows none", () => {
  const button = document.body.appendChild(document.createElement("button"));
  button.addEventListener("click", onTap);
  act(() =>
    root.render(
      <QueryClientProvider client={testApp().client}>
        <Dialogs />
      </QueryClientProvider>,
    ),
  );
  button.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  button.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
  button.remove();
  expect(onTap).toHaveBeenCalledOnce();
});
