import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { countDown } from "./countDown.ts";

let armedAt: number;
let takeBack: () => void;
/** When the ring was found to be over, ms since the tap. */
const over = vi.fn<(since: number) => void>();

const since = () => Date.now() - armedAt;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** The page runs one task; what is due or comes meanwhile waits until that is over, and what is due comes first. */
const block = (ms: number) => void vi.advanceTimersByTime(ms);
const press = (type: "pointerdown" | "click" | "pointercancel") => void dispatchEvent(new Event(type));

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  over.mockReset();
  armedAt = Date.now();
  takeBack = countDown(since, () => {
    takeBack();
    over(since());
  });
});
afterEach(() => {
  takeBack();
  vi.useRealTimers();
});

test("QCK-02: a ring is over 2,000 ms after the tap, and not one before", async () => {
  await pass(1_999);
  expect(over).not.toHaveBeenCalled();
  await pass(51);
  expect(over).toHaveBeenCalledOnce();
  await pass(60_000);
  expect(over).toHaveBeenCalledOnce();
});

describe("a page that is busy over the end of the two seconds", () => {
  test.each([200, 240, 350, 800, 1_300, 3_000, 11_000])(
    "QCK-03: for %i ms hears of a tap that took it back before it judges the ring, though the timer comes first",
    async (ms) => {
      await pass(1_900);
      block(ms);
      takeBack();
      await pass(60_000);
      expect(over).not.toHaveBeenCalled();
    },
  );

  test.each([200, 3_000])("for %i ms judges it after that, at the time it is then", async (ms) => {
    await pass(1_900);
    block(ms);
    await pass(50);
    expect(over).toHaveBeenCalledOnce();
    expect(over.mock.calls[0]?.[0]).toBeGreaterThanOrEqual(1_900 + ms);
  });
});

describe("a press that has begun before the end of the two seconds", () => {
  test("is waited for: its click may take the bet back", async () => {
    await pass(1_990);
    press("pointerdown");
    await pass(120);
    expect(over).not.toHaveBeenCalled();
    press("click");
    takeBack();
    await pass(60_000);
    expect(over).not.toHaveBeenCalled();
  });

  test.each(["click", "pointercancel"] as const)(
    "and takes nothing back: the ring is over after its %s",
    async (type) => {
      await pass(1_990);
      press("pointerdown");
      await pass(120);
      press(type);
      await pass(50);
      expect(over).toHaveBeenCalledOnce();
      expect(over.mock.calls[0]?.[0]).toBeLessThan(2_250);
    },
  );

  test("and lasts is given up when the bet may no longer leave", async () => {
    await pass(1_990);
    press("pointerdown");
    await pass(2_000);
    expect(over).toHaveBeenCalledOnce();
    expect(over.mock.calls[0]?.[0]).toBeGreaterThan(2_250);
  });
});
