import { testApp } from "#app/application/testing/testApp.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { holdFrames } from "#app/frame/testing/holdFrames.ts";
import { SteadyArea } from "#app/ui/touch/SteadyArea.tsx";
import { watchTaps } from "#app/ui/touch/steadyTap.ts";
import { type CellState } from "#app/components/board/price/cellOf.ts";
import { OddsButton } from "#app/components/board/price/OddsButton.tsx";

watchTaps();

const app = testApp();

const ROW_PX = 50;
const SET_MS = 300;

interface Price {
  readonly id: string;
  odds: number;
  line: string;
  state: CellState;
  picked: boolean;
  /** When it last changed, came or moved: the reference that the page is held to. */
  changedAt: number;
}

let root: Root;
let drawFrame: () => void;
let place: HTMLElement;
let picks: string[];

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers({ toFake: ["performance"], now: 10_000 });
  drawFrame = holdFrames();
  i18n.loadAndActivate({ locale: "en-US", messages: {} });
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
  picks = [];
  // a list in which each price is a row of its own
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function at(this: HTMLElement) {
    const row = [...place.querySelectorAll("button")].indexOf(this as HTMLButtonElement);
    return new DOMRect(0, row * ROW_PX, 100, ROW_PX);
  });
});

afterEach(() => {
  act(() => root.unmount());
  place.remove();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

let orders = 0;

function draw(prices: readonly Price[], order: unknown): void {
  act(() =>
    root.render(
      <QueryClientProvider client={app.client}>
        <I18nProvider i18n={i18n}>
          <SteadyArea shape={order}>
            {prices.map((price) => (
              <OddsButton
                key={price.id}
                id={price.id}
                q="price:1:1:2:1"
                line={price.line}
                title={price.id}
                odds={price.odds}
                oddsStyle={2}
                state={price.state}
                picked={price.picked}
                onPick={() => picks.push(price.id)}
              />
            ))}
          </SteadyArea>
        </I18nProvider>
      </QueryClientProvider>,
    ),
  );
  drawFrame();
}

test("BET-26: of 10,000 taps on a moving board none is lost on a price that stood, and none is taken on one that did not", () => {
  const roll = dice(20_261_122);
  const upTo = (most: number) => Math.floor(roll() * most);
  const now = () => performance.now();
  let next = 0;
  const fresh = (): Price => {
    next += 1;
    return { id: `1_2_${next}`, odds: 1.9, line: "2.5", state: "open", picked: false, changedAt: now() };
  };
  let prices = Array.from({ length: 6 }, fresh);
  draw(prices, orders);

  /** The prices in another order: whichever stands elsewhere has moved. */
  const sort = (sorted: Price[]): void => {
    for (const [row, price] of sorted.entries()) if (prices[row] !== price) price.changedAt = now();
    prices = sorted;
    orders += 1;
  };
  const move = (price: Price, change: Partial<Price>): void => {
    Object.assign(price, change, { changedAt: now() });
  };
  const tick = (): void => {
    const price = prices[upTo(prices.length)]!;
    const what = roll();
    if (what < 0.3) move(price, { odds: price.odds + 0.01 });
    else if (what < 0.4) move(price, { line: price.line === "2.5" ? "3" : "2.5" });
    else if (what < 0.5) move(price, { state: price.state === "open" ? "suspended" : "open" });
    else if (what < 0.8) price.picked = !price.picked;
    else if (what < 0.9) sort([...prices.slice(1, 4), prices[0]!, ...prices.slice(4)]);
    else sort([...prices.filter((one) => one !== price), fresh()]);
    draw(prices, orders);
  };

  let [taken, refused] = [0, 0];
  for (let tap = 0; tap < 10_000; tap += 1) {
    vi.advanceTimersByTime(upTo(220));
    if (roll() < 0.35) tick();
    vi.advanceTimersByTime(upTo(3) === 0 ? 0 : upTo(160));
    const price = prices[upTo(prices.length)]!;
    const row = prices.indexOf(price);
    const button = place.querySelectorAll("button")[row]!;
    const at = { bubbles: true, clientX: 50, clientY: row * ROW_PX + 25 };
    const downAt = now();
    button.dispatchEvent(new PointerEvent("pointerdown", at));
    vi.advanceTimersByTime(upTo(90));
    if (roll() < 0.1) tick();
    if (!button.isConnected) continue;
    picks = [];
    button.dispatchEvent(new MouseEvent("click", { ...at, cancelable: true, detail: 1 }));
    const stood = price.state === "open" && downAt - price.changedAt >= SET_MS;
    expect(picks, `tap ${tap}`).toEqual(stood ? [price.id] : []);
    if (stood) taken += 1;
    else refused += 1;
  }
  // the board is no idle one, and no raging one
  expect(taken).toBeGreaterThan(2_500);
  expect(refused).toBeGreaterThan(2_500);
}, 300_000);
