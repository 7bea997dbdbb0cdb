import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { testApp } from "#app/application/testing/testApp.ts";
import { parseConfig, setConfig } from "#app/config.ts";
import { PAGE } from "#app/addresses.ts";
import { type Receipt } from "#app/domain/bets/receipt.ts";
import { testRoot } from "#app/components/views/testing/testRoot.ts";
import { BetPlaced } from "./BetPlaced.tsx";

const navigate = vi.fn<(to: unknown) => void>();
const back = vi.fn<() => void>();

vi.mock("@tanstack/react-router", async (real) => ({ ...(await real()), useNavigate: () => navigate }));
vi.mock("#app/components/views/useBack.ts", () => ({ useBack: () => back }));
vi.mock("./ReceiptCard.tsx", () => ({ ReceiptCard: () => null }));
vi.mock("#app/ui/layers/Sheet.tsx", () => ({
  Sheet: ({ children }: { readonly children: React.ReactNode }) => <div>{children}</div>,
}));

const page = testRoot();

afterEach(() => {
  setConfig(parseConfig({}));
  navigate.mockClear();
});

/** Draws the receipt of a bet with this status, and taps a button of it. */
function tap(name: string, file: unknown, status: Receipt["status"] = "waiting"): void {
  setConfig(parseConfig({}), file);
  const receipt = { ref: "r1", betIds: ["9001"], status, proof: "found", placedAt: 0 } as unknown as Receipt;
  act(() =>
    page.root.render(
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={testApp().client}>
          <BetPlaced receipt={receipt} open />
        </QueryClientProvider>
      </I18nProvider>,
    ),
  );
  const button = [...page.place.querySelectorAll("button")].find(({ textContent }) => textContent === name);
  act(() => button?.click());
}

test.each(["Done", "View bet list"])("spec §4: after a placed bet %s leads to the bet records", (name) => {
  tap(name, undefined);
  expect(navigate).toHaveBeenCalledWith({ to: PAGE.bets });
});

test("an operator's afterBet keeps the member where they are at Done, and View bet list leads on", () => {
  tap("Done", { afterBet: "stay" });
  expect(navigate).not.toHaveBeenCalled();
  tap("View bet list", { afterBet: "stay" });
  expect(navigate).toHaveBeenCalledWith({ to: PAGE.bets });
});

test("a bet that was refused after all leads nowhere at Done", () => {
  tap("Done", undefined, "refused");
  expect(navigate).not.toHaveBeenCalled();
});

test("design-3, picture 68: Waiting… turns into Accepted in the same place, and the tick is drawn with it", () => {
  tap("", undefined, "waiting");
  const mark = page.place.querySelector("[data-mood] > span");
  expect(page.place.textContent).toContain("Waiting…");
  expect(mark?.querySelectorAll("path")).toHaveLength(0);
  tap("", undefined, "accepted");
  expect(page.place.textContent).not.toContain("Waiting");
  expect(page.place.textContent).toContain("Accepted");
  expect(page.place.querySelector("[data-mood] > span")).toBe(mark);
  expect(mark?.querySelectorAll("path")).toHaveLength(1);
});

test("the receipt has the whole id and the way to copy it, and ends with Done, then the bet list", () => {
  tap("", undefined, "accepted");
  expect(page.place.textContent).toContain("ID 9001");
  expect(page.place.querySelector("[aria-label='Copy ID']")).not.toBeNull();
  const names = [...page.place.querySelectorAll("button")].map(({ textContent }) => textContent);
  expect(names.slice(-2)).toEqual(["Done", "View bet list"]);
});
