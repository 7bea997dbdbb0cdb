import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { mayConfirm } from "#app/domain/pursuit.ts";
import { holdFrames } from "#app/frame/testing/holdFrames.ts";
import { tapMeaning } from "./tapMeaning.ts";

let draw: () => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  draw = holdFrames();
});
afterEach(() => {
  draw();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const now = () => performance.now();
const pass = (ms: number) => void vi.advanceTimersByTime(ms);

/**
 * What can happen around one button, in any order: the document gets another price, the browser draws a frame, time
 * passes, in which the page may be blocked, a finger comes down on the glass, the page hears of that, and of its click.
 */
const EVENTS = ["commit", "frame", "250 ms", "500 ms", "down", "heard", "click"] as const;

type Order = readonly (typeof EVENTS)[number][];

/** All orders of this many events. */
const ordersOf = (length: number): readonly Order[] =>
  length === 0 ? [[]] : ordersOf(length - 1).flatMap((rest) => EVENTS.map((event) => [event, ...rest]));

/** What the glass shows, and since when: known from the frames alone. */
interface Glass {
  readonly price: number;
  readonly since: number;
}

/** Plays an order on a button whose first price has been read; returns a bet that was sent against what was on the glass. */
function play(order: Order): { readonly sent: number; readonly wrong: boolean } {
  const button = tapMeaning();
  let price = 1;
  button.show(`bet at ${price}`);
  draw();
  let glass: Glass = { price, since: now() };
  pass(1_000);
  let finger: { readonly at: number; readonly glass: Glass } | undefined;
  let heard: typeof finger;
  let sent = 0;
  let wrong = false;
  for (const event of order) {
    if (event === "commit") {
      price += 1;
      button.show(`bet at ${price}`);
    } else if (event === "frame") {
      draw();
      if (glass.price !== price) glass = { price, since: now() };
    } else if (event === "down") finger ??= { at: now(), glass };
    else if (event === "heard" && finger !== undefined && heard === undefined) {
      heard = finger;
      button.aim({ timeStamp: finger.at });
    } else if (event === "click" && heard !== undefined) {
      const press = button.press({ detail: 1, timeStamp: now() });
      const isSent =
        press !== undefined && mayConfirm({ ref: "r", usedRef: undefined, press, quotedAt: [1], newerThan: 0 });
      if (isSent) {
        sent += 1;
        wrong ||= heard.glass.price !== price || heard.at - heard.glass.since < 500;
      }
      finger = undefined;
      heard = undefined;
    } else if (event !== "heard" && event !== "click") pass(event === "250 ms" ? 250 : 500);
  }
  return { sent, wrong };
}

test("BET-09: in no order of change, block, frame, finger and click is a bet sent at what was not on the glass for 500 ms when the finger came down", () => {
  const wrong: Order[] = [];
  let sent = 0;
  for (const order of ordersOf(6)) {
    const one = play(order);
    sent += one.sent;
    if (one.wrong) wrong.push(order);
  }
  expect(wrong).toEqual([]);
  // the test is not vacuous
  expect(sent).toBeGreaterThan(1_000);
});

describe("a press", () => {
  test("of a finger is as old as the finger, however late the page hears of it", () => {
    const button = tapMeaning();
    button.show("bet 100");
    draw();
    const painted = now();
    pass(700);
    button.aim({ timeStamp: painted + 300 });
    expect(button.press({ detail: 1, timeStamp: now() })).toEqual({ at: painted + 300, paintedAt: painted });
  });

  test("of a key has its own time, also after a finger that was lifted elsewhere", () => {
    const button = tapMeaning();
    button.show("bet 100");
    draw();
    const painted = now();
    button.aim({ timeStamp: painted + 10 });
    button.show("bet 200");
    draw();
    pass(900);
    expect(button.press({ detail: 0, timeStamp: now() })).toEqual({ at: now(), paintedAt: painted });
  });

  test("counts from when its meaning came, which the same meaning once more does not make new", () => {
    const button = tapMeaning();
    button.show("bet 100");
    draw();
    const painted = now();
    pass(700);
    button.show("bet 100");
    expect(button.press({ detail: 0, timeStamp: now() })).toEqual({ at: now(), paintedAt: painted });
  });

  test("is used up by its click", () => {
    const button = tapMeaning();
    button.show("bet 100");
    draw();
    const painted = now();
    button.aim({ timeStamp: painted + 600 });
    pass(700);
    button.press({ detail: 1, timeStamp: now() });
    pass(100);
    expect(button.press({ detail: 1, timeStamp: now() })).toEqual({ at: now(), paintedAt: painted });
  });

  test("that began on another meaning is none", () => {
    const button = tapMeaning();
    button.show("bet 100");
    draw();
    button.aim({ timeStamp: now() });
    button.show("bet 200");
    expect(button.press({ detail: 1, timeStamp: now() })).toBeUndefined();
  });

  test("on what has not been drawn yet is on nothing", () => {
    const button = tapMeaning();
    button.show("bet 100");
    pass(3_600_000);
    expect(button.press({ detail: 0, timeStamp: now() })?.paintedAt).toBe(Number.POSITIVE_INFINITY);
  });
});
