import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BetId } from "./BetId.tsx";

const ID = "1795625924160223005";

let root: Root;
let place: HTMLElement;
const written = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  i18n.loadAndActivate({ locale: "en-US", messages: {} });
  written.mockReset().mockResolvedValue();
  vi.stubGlobal("navigator", { clipboard: { writeText: written } });
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
  act(() =>
    root.render(
      <I18nProvider i18n={i18n}>
        <BetId id={ID} />
      </I18nProvider>,
    ),
  );
});

afterEach(() => {
  act(() => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

const copy = () => act(async () => place.querySelector<HTMLElement>("[aria-label='Copy ID']")?.click());
const said = () => place.querySelector("output")?.textContent;

test("spec §3: the whole id of a bet stands there and is copied, and nothing else with it", async () => {
  expect(place.textContent).toBe(`ID ${ID}`);
  expect(said()).toBe("");
  await copy();
  expect(written.mock.calls).toEqual([[ID]]);
  expect(said()).toBe("Copied");
});

test("a browser that forbids it is not said to have copied, and another try may do", async () => {
  written.mockRejectedValueOnce(new Error("forbidden"));
  // nor the old way
  document.execCommand = () => false;
  await copy();
  expect(said()).toBe("That did not work in this browser.");
  await copy();
  expect(said()).toBe("Copied");
});
