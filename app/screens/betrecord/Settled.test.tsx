import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useDayBets, useDays, useRangeBets } from "#app/flows/bets/records.ts";
import { betOf } from "#app/flows/testing/lostBet.ts";
import { Settled } from "./Settled.tsx";

vi.mock("virtua", () => ({
  WindowVirtualizer: <T,>({ data, children }: { data: readonly T[]; children: (one: T) => ReactNode }) =>
    data.map((one) => children(one)),
}));
vi.mock("#app/flows/lists/today.ts", () => ({ useReportDay: () => "2026-11-22" }));
vi.mock("./WinLoss.tsx", () => ({ WinLoss: () => null }));
vi.mock("./RangeBar.tsx", () => ({ RangeBar: () => null }));
vi.mock("./Found.tsx", () => ({ Found: () => "found" }));
vi.mock("./MoreRow.tsx", () => ({ MoreRow: () => null }));
vi.mock("#app/flows/bets/records.ts", () => ({
  useDays: vi.fn<() => unknown>(),
  useRangeBets: vi.fn<() => unknown>(),
  useDayBets: vi.fn<() => unknown>(),
  useRefresh: () => ({ busy: false, refresh: () => undefined }),
}));

const RANGE = { from: "2026-11-20", to: "2026-11-21" };
const bets = (status: number) => ({ ...betOf(`bet of ${status}`), status: "settled" as const, winLose: 1 });
const LISTS = [
  { day: "2026-11-20", bets: [bets(20)] },
  { day: "2026-11-21", bets: [bets(21)] },
];
const SUMS = LISTS.map(({ day }) => ({ day, count: 1, amount: 100, winLose: 1 }));

let root: Root;
let place: HTMLElement;

/** Draws the page; `read` = the bets of the range have been read. */
function draw(wanted = "", read = true, range = RANGE): void {
  vi.mocked(useDays).mockReturnValue({ data: SUMS, error: null, isPlaceholderData: false } as never);
  vi.mocked(useRangeBets).mockReturnValue({ data: read ? LISTS : undefined, isFetched: read } as never);
  vi.mocked(useDayBets).mockReturnValue({ data: undefined } as never);
  const search = { tab: "settled", ...range } as const;
  act(() =>
    root.render(
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={new QueryClient()}>
          <Settled search={search} wanted={wanted} onRange={() => undefined} onOpen={() => undefined} />
        </QueryClientProvider>
      </I18nProvider>,
    ),
  );
}

const days = () => [...place.querySelectorAll("button[aria-expanded]")] as HTMLButtonElement[];
const open = () => days().map((day) => day.getAttribute("aria-expanded"));

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  i18n.loadAndActivate({ locale: "en-US", messages: {} });
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
});

afterEach(() => {
  act(() => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

test("the newest day with bets is open at first, and another one after a tap on it", () => {
  draw();
  expect(open()).toEqual(["true", "false"]);
  act(() => days()[1]?.click());
  expect(open()).toEqual(["false", "true"]);
});

test.each([
  ["after a search", () => draw("arsenal")],
  ["after its sums were read anew", () => draw("", false)],
])("the day that the member opened is open again %s", (_, away) => {
  draw();
  act(() => days()[1]?.click());
  away();
  expect(days()).toEqual([]);
  draw();
  expect(open()).toEqual(["false", "true"]);
});

test.each([
  [{ from: "2026-11-21", to: "2026-11-20" }, "End time cannot be less than start timeChoose a later end."],
  [{ from: "2026-10-01", to: "2026-11-20" }, "At most 30 days at a time. Choose a later start or an earlier end."],
  [{ from: "2026-01-01", to: "2026-01-05" }, "Only the last two months are kept here. Choose a later start."],
])("a range of the URL that the records refuse is not requested: %j", (range, why) => {
  vi.mocked(useDays).mockClear();
  draw("", true, range);
  expect(place.textContent).toContain(why);
  expect(days()).toEqual([]);
  expect(useDays).not.toHaveBeenCalled();
});
