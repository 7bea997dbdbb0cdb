import { act, useRef } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { holdFrames } from "#app/frame/testing/holdFrames.ts";
import { watchDoubleTaps } from "./doubleTap.ts";
import { Modal } from "#app/ui/layers/Modal.tsx";
import { noteChange, spendPress, takesPress, watchTaps } from "./steadyTap.ts";
import { useMovingPage, useSteady } from "./useSteady.ts";

watchTaps();
watchDoubleTaps();

let root: Root;
/** The browser draws what has changed. */
let draw: () => void;
let place: HTMLElement;
const onTap = vi.fn<(name: string) => void>();

// one clock for all: the rule remembers the last tap
beforeAll(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterAll(() => void vi.useRealTimers());

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  draw = holdFrames();
  vi.advanceTimersByTime(10_000);
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
  onTap.mockReset();
});

afterEach(() => {
  act(() => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

const named = (name: string): HTMLButtonElement =>
  [...place.querySelectorAll("button")].find(({ textContent }) => textContent === name)!;

const down = (name: string) =>
  act(() => void named(name).dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, clientX: 5, clientY: 5 })));
const up = (name: string) =>
  act(() => void named(name).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 })));
const tap = (name: string) => {
  down(name);
  up(name);
};
const taps = () => onTap.mock.calls.map(([name]) => name);

function Area({
  meaning,
  time,
  children,
}: {
  readonly meaning: string;
  readonly time?: number;
  readonly children: string;
}) {
  const area = useRef<HTMLDivElement>(null);
  useSteady(area, meaning);
  return (
    <div ref={area} data-steady={time}>
      <button type="button" onClick={() => onTap(meaning)}>
        {children}
      </button>
    </div>
  );
}

/** The document changes, and the screen does not yet. */
const commit = (meaning: string, time?: number) =>
  act(() =>
    root.render(
      <>
        <Area meaning={meaning} {...(time !== undefined && { time })}>
          Act
        </Area>
        <button type="button" onClick={() => onTap("beside")}>
          Beside
        </button>
      </>,
    ),
  );

const show = (meaning: string, time?: number) => {
  commit(meaning, time);
  draw();
};

describe("a control that has come or means something else", () => {
  test.each([
    { time: undefined, ms: 300 },
    { time: 500, ms: 500 },
  ])("takes no tap for its time, $ms ms, and every one after it", ({ time, ms }) => {
    show("bet 100", time);
    tap("Act");
    vi.advanceTimersByTime(ms - 1);
    tap("Act");
    expect(taps()).toEqual([]);
    vi.advanceTimersByTime(1);
    tap("Act");
    tap("Act");
    expect(taps()).toEqual(["bet 100", "bet 100"]);
    show("bet 200", time);
    tap("Act");
    expect(taps()).toHaveLength(2);
  });

  test("goes by when the finger came down, and asks again when it is lifted", () => {
    show("bet 100");
    vi.advanceTimersByTime(200);
    down("Act");
    vi.advanceTimersByTime(200);
    up("Act");
    expect(taps()).toEqual([]);
    vi.advanceTimersByTime(1_000);
    down("Act");
    show("bet 200");
    up("Act");
    expect(taps()).toEqual([]);
  });

  test("shuts nothing beside it, and is not shut by a drawing that changes nothing", () => {
    show("bet 100");
    vi.advanceTimersByTime(400);
    show("bet 200");
    tap("Beside");
    expect(taps()).toEqual(["beside"]);
    vi.advanceTimersByTime(400);
    show("bet 200");
    tap("Act");
    expect(taps()).toEqual(["beside", "bet 200"]);
  });

  test("refuses a key and a screen reader too", () => {
    show("bet 100");
    act(() => named("Act").click());
    expect(taps()).toEqual([]);
    vi.advanceTimersByTime(300);
    act(() => named("Act").click());
    expect(taps()).toEqual(["bet 100"]);
  });

  test("takes a click at once where it says so: one that code makes", () => {
    commit("save", 0);
    tap("Act");
    expect(taps()).toEqual(["save"]);
  });

  test("takes none before the frame that shows it is out, however long that takes, nor for its time after it", () => {
    show("bet 100", 500);
    vi.advanceTimersByTime(1_000);
    // a page that is blocked for a second between the change and its frame
    commit("bet 200", 500);
    vi.advanceTimersByTime(1_000);
    tap("Act");
    act(() => named("Act").click());
    expect(taps()).toEqual([]);
    draw();
    vi.advanceTimersByTime(499);
    tap("Act");
    expect(taps()).toEqual([]);
    vi.advanceTimersByTime(1);
    tap("Act");
    expect(taps()).toEqual(["bet 200"]);
  });

  test("goes by when the finger came down on the glass, not by when a busy page heard of it", () => {
    show("bet 100", 500);
    vi.advanceTimersByTime(400);
    const came = performance.now();
    vi.advanceTimersByTime(3_000);
    const finger = new PointerEvent("pointerdown", { bubbles: true });
    Object.defineProperty(finger, "timeStamp", { value: came });
    act(() => void named("Act").dispatchEvent(finger));
    up("Act");
    expect(taps()).toEqual([]);
    tap("Act");
    expect(taps()).toEqual(["bet 100"]);
  });
});

test("what a tap has brought to where its control stood takes no second tap; a neighbour that stood there does", () => {
  show("bet 100");
  const rect = (name: string, x: number) =>
    vi.spyOn(named(name), "getBoundingClientRect").mockReturnValue(new DOMRect(x, 0, 50, 50));
  vi.advanceTimersByTime(1_000);
  rect("Act", 0);
  rect("Beside", 0);
  tap("Act");
  vi.advanceTimersByTime(100);
  tap("Beside");
  expect(taps()).toEqual(["bet 100"]);
  vi.advanceTimersByTime(1_000);
  rect("Act", 100);
  tap("Act");
  tap("Beside");
  expect(taps()).toEqual(["bet 100", "bet 100", "beside"]);
});

test("a hold or a swipe is no tap", () => {
  show("bet 100");
  vi.advanceTimersByTime(1_000);
  down("Act");
  expect(takesPress()).toBe(true);
  spendPress();
  up("Act");
  expect(taps()).toEqual([]);
  tap("Act");
  expect(taps()).toEqual(["bet 100"]);
});

test("a dialog takes no tap when it has come, and what it covered none when it has gone", () => {
  const dialog = (open: boolean) =>
    act(() =>
      root.render(
        <>
          <button type="button" onClick={() => onTap("key")}>
            Key
          </button>
          <Modal open={open} onClose={() => onTap("closed")} label="Refused" className="">
            <button type="button" onClick={() => onTap("confirm")}>
              OK
            </button>
          </Modal>
        </>,
      ),
    );
  dialog(false);
  vi.advanceTimersByTime(1_000);
  tap("Key");
  vi.advanceTimersByTime(1_000);
  dialog(true);
  act(draw);
  tap("OK");
  vi.advanceTimersByTime(299);
  tap("OK");
  expect(taps()).toEqual(["key"]);
  vi.advanceTimersByTime(1);
  tap("OK");
  expect(taps()).toEqual(["key", "confirm"]);
  dialog(false);
  act(draw);
  vi.advanceTimersByTime(299);
  tap("Key");
  expect(taps()).toEqual(["key", "confirm"]);
  vi.advanceTimersByTime(1);
  tap("Key");
  expect(taps()).toEqual(["key", "confirm", "key"]);
});

test("a dialog that is taken away after it has gone shuts nothing", async () => {
  const screen = (dialog: "open" | "gone" | "away") =>
    act(async () =>
      root.render(
        <>
          <button type="button" onClick={() => onTap("price")}>
            Price
          </button>
          {dialog !== "away" && (
            <Modal open={dialog === "open"} onClose={() => onTap("closed")} label="Slip" className="">
              Slip
            </Modal>
          )}
        </>,
      ),
    );
  await screen("open");
  await screen("gone");
  draw();
  expect(place.querySelector("dialog")).toBeNull();
  vi.advanceTimersByTime(300);
  await screen("away");
  tap("Price");
  expect(taps()).toEqual(["price"]);
});

test("everything can be said to have changed at once", () => {
  show("bet 100");
  vi.advanceTimersByTime(1_000);
  noteChange();
  draw();
  tap("Beside");
  vi.advanceTimersByTime(300);
  tap("Beside");
  expect(taps()).toEqual(["beside"]);
});

function Line({ text }: { readonly text: string | undefined }) {
  useMovingPage(text);
  return null;
}

test("a line over the page that comes or goes refuses taps for 300 ms, and the wait for one refuses none", () => {
  const stand = (line: boolean, text?: string) => {
    act(() =>
      root.render(
        <>
          <button type="button" onClick={() => onTap("price")}>
            Price
          </button>
          {line && <Line text={text} />}
        </>,
      ),
    );
    draw();
  };
  stand(false);
  vi.advanceTimersByTime(300);
  // an empty line appears after the page has been still for long, and moves nothing
  stand(true);
  tap("Price");
  expect(taps()).toHaveLength(1);
  vi.advanceTimersByTime(300);
  stand(true, "Maintenance until 12:00");
  tap("Price");
  expect(taps()).toHaveLength(1);
  vi.advanceTimersByTime(300);
  tap("Price");
  expect(taps()).toHaveLength(2);
  vi.advanceTimersByTime(300);
  stand(true);
  tap("Price");
  expect(taps()).toHaveLength(2);
});
