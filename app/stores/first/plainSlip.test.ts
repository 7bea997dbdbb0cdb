import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { line, match } from "#app/domain/watches/testing/watched.ts";
import { type PlainPick, type PlainSlip, plainSlipOn, takePlainPick, wasTakenBack } from "./plainSlip.ts";

const PICK: PlainPick = {
  match: match({ sportId: 1, markets: { 3: [line()] } }),
  matchId: 501,
  marketId: 3,
  couId: 10,
  betPos: 1,
  hdp: "2.5",
  odds: 1.95,
  oddsStyle: 2,
};

const plain = (more: Partial<PlainSlip> = {}): PlainSlip => ({
  pick: PICK,
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
  expect(takePlainPick()).toBe(PICK);
  expect(takePlainPick()).toBeUndefined();
});

test("only a slip with the same pick takes over from it, and none from one that was closed", () => {
  page.plainSlip = plain({ isPassed: true, typed: "50" });
  expect(plainSlipOn(PICK)?.typed).toBe("50");
  for (const other of [{ matchId: 502 }, { marketId: 1 }, { couId: 11 }, { betPos: 2 }])
    expect(plainSlipOn({ ...PICK, ...other })).toBeUndefined();
  page.plainSlip.isClosed = true;
  expect(plainSlipOn(PICK)).toBeUndefined();
});

test("closed after the app was told of its pick, it takes that pick back once, and no other", () => {
  page.plainSlip = plain({ isPassed: true });
  expect(wasTakenBack(PICK)).toBe(false);
  page.plainSlip.isClosed = true;
  expect(wasTakenBack({ ...PICK, betPos: 2 })).toBe(false);
  expect(wasTakenBack(PICK)).toBe(true);
  // a tap on the same price after that opens its slip
  expect(wasTakenBack(PICK)).toBe(false);
});
