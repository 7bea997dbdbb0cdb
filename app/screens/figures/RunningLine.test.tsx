import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act } from "react";
import { beforeEach, expect, test } from "vitest";
import { testRoot } from "#app/components/views/testing/testRoot.ts";
import { RunningLine } from "./RunningLine.tsx";

const POINTS = [
  { day: "2026-11-16", net: 100 },
  { day: "2026-11-19", net: -40 },
  { day: "2026-11-22", net: 60 },
];

const page = testRoot();

beforeEach(() => {
  act(() =>
    page.root.render(
      <I18nProvider i18n={i18n}>
        <RunningLine points={POINTS} from="2026-11-16" to="2026-11-22" />
      </I18nProvider>,
    ),
  );
});

const slider = () => page.place.querySelector<HTMLElement>("[role=slider]") ?? page.place;

/** Puts the finger at a share of the plot's width. */
function touch(share: number): void {
  const plot = slider();
  plot.getBoundingClientRect = () => ({ left: 0, width: 200 }) as DOMRect;
  act(() => void plot.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, clientX: share * 200 })));
}

test("design-3, part 5: a finger on the line shows the day beneath it and the result at its end", () => {
  expect(page.place.textContent).not.toContain("19");
  touch(0.45);
  expect(page.place.textContent).toMatch(/19.*−40\.00/);
  expect(page.place.querySelectorAll("svg line[class*=rule]")).toHaveLength(1);
  expect(slider().getAttribute("aria-valuetext")).toMatch(/19.*−40\.00/);
  touch(0);
  expect(slider().getAttribute("aria-valuetext")).toMatch(/16.*\+100\.00/);
});

test("the arrow keys go from day to day and stop at both ends", () => {
  const press = (key: string): void =>
    act(() => void slider().dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, cancelable: true, key })));
  press("ArrowLeft");
  expect(slider().getAttribute("aria-valuetext")).toMatch(/22.*\+60\.00/);
  press("ArrowLeft");
  expect(slider().getAttribute("aria-valuetext")).toMatch(/19/);
  press("Home");
  press("ArrowLeft");
  expect(slider().getAttribute("aria-valuenow")).toBe("0");
  press("End");
  press("ArrowRight");
  expect(slider().getAttribute("aria-valuenow")).toBe("2");
});
