import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type PlainSlip, plainSlipOn, takePlainPick, wasTakenBack } from "./plainSlip.ts";
import { PLAIN_PICK } from "./testing/plainPick.ts";

const plain = (more: Partial<PlainSlip> = {}): PlainSlip => ({
  pick: PLAIN_PICK,
  owner: undefined,
  typed: "",
  isPassed: false,
  isClosed: false,
  remove: () => undefined,
  close: () => undefined,
  ...more,
});

const page: { plainSlip?: PlainSlip | undefined } = {};

beforeEach(() => vi.stubGlobal("window", page));

afterEach(() => {
  delete page.plainSlip;
  vi.unstubAllGlobals();
});

test("its pick is acted on once", () => {
  expect(takePlainPick()).toBeUndefined();
  page.plainSlip = plain();
  expect(takePlainPick()?.pick).toBe(PLAIN_PICK);
  expect(takePlainPick()).toBeUndefined();
});

test("only a slip with the same pick takes over from it, and none from one that was closed", () => {
  page.plainSlip = plain({ isPassed: true, typed: "50" });
  expect(plainSlipOn(PLAIN_PICK)?.typed).toBe("50");
  for (const other of [{ matchId: 502 }, { marketId: 1 }, { couId: 11 }, { betPos: 2 }])
    expect(plainSlipOn({ ...PLAIN_PICK, ...other })).toBeUndefined();
  page.plainSlip.isClosed = true;
  expect(plainSlipOn(PLAIN_PICK)).toBeUndefined();
});

test("closed after the app was told of its pick, it takes that pick back once, and no other", () => {
  page.plainSlip = plain({ isPassed: true });
  expect(wasTakenBack(PLAIN_PICK)).toBe(false);
  page.plainSlip.isClosed = true;
  expect(wasTakenBack({ ...PLAIN_PICK, betPos: 2 })).toBe(false);
  expect(wasTakenBack(PLAIN_PICK)).toBe(true);
  // a tap on the same price after that opens its slip
  expect(wasTakenBack(PLAIN_PICK)).toBe(false);
});
