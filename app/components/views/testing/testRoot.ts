import { i18n } from "@lingui/core";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, vi } from "vitest";

/** What a test renders into. */
export interface TestRoot {
  readonly root: Root;
  readonly place: HTMLElement;
}

/** A place in the page for each test of a file, in English, which goes with the test. Called once, outside the tests. */
export function testRoot(): TestRoot {
  const page = {} as { root: Root; place: HTMLElement };
  beforeEach(() => {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
    i18n.loadAndActivate({ locale: "en-US", messages: {} });
    page.place = document.body.appendChild(document.createElement("div"));
    page.root = createRoot(page.place);
  });
  afterEach(() => {
    act(() => page.root.unmount());
    page.place.remove();
    vi.unstubAllGlobals();
  });
  return page;
}
