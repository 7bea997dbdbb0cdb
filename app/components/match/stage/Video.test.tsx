import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { testApp } from "#app/application/testing/testApp.ts";
import { setTestAddresses } from "#app/api/testing/server.ts";
import { match } from "#app/domain/watches/testing/watched.ts";
import { Video } from "./Video.tsx";

let root: Root;
let place: HTMLElement;
let asked: string[];

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  setTestAddresses();
  i18n.loadAndActivate({ locale: "en-US", messages: {} });
  asked = [];
  // the server never answers
  vi.stubGlobal("fetch", ({ url }: Request) => {
    asked.push(new URL(url).pathname);
    return new Promise<never>(() => undefined);
  });
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
});

afterEach(() => {
  act(() => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

const draw = (tv: number, onClose = () => {}): Promise<void> =>
  act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={testApp().client}>
          <Video match={match({ tv })} onClose={onClose} />
        </QueryClientProvider>
      </I18nProvider>,
    ),
  );

test("spec §2: the stage of a match without a channel says so at once, requests none, and leads back", async () => {
  const onClose = vi.fn<() => void>();
  await draw(0, onClose);
  expect(place.querySelector("[data-stage=video]")?.textContent).toContain("Resource unavailable");
  expect(place.textContent).not.toContain("Connecting video");
  expect(place.querySelector("video")).toBeNull();
  expect(asked).toEqual([]);
  act(() => place.querySelector("button")?.click());
  expect(onClose).toHaveBeenCalledOnce();
});

test("spec §2: that of a match with a channel is connecting until the server has named it", async () => {
  await draw(1);
  expect(place.textContent).toContain("Connecting video…");
  expect(place.textContent).not.toContain("Resource unavailable");
  await vi.waitFor(() => expect(asked).toEqual(["/api/Comm/GetTV"]));
});
