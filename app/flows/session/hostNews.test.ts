import { testApp } from "#app/application/testing/testApp.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { READY } from "#app/domain/slip/attempt.ts";
import { type AppMessage } from "#app/host/messages.ts";
import { useAttempts } from "#app/stores/attempt.ts";
import { useSession } from "#app/stores/session.ts";
import { useSlip } from "#app/stores/slip.ts";
import { reportToHost } from "./hostNews.ts";

const told = vi.hoisted(() => [] as AppMessage[]);
vi.mock("#app/host/host.ts", () => ({ notifyHost: (message: AppMessage) => told.push(message) > 0 }));

const NOW = Date.parse("2026-11-21T12:00:00Z");

let app = testApp();
let stop: () => void = () => undefined;

beforeEach(() => {
  told.length = 0;
  app = testApp();
  vi.useFakeTimers({ now: NOW, toFake: ["setTimeout", "clearTimeout", "Date"] });
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

const tokenUntil = (ms: number): string =>
  ["{}", JSON.stringify({ exp: (NOW + ms) / 1_000, Account: "jason88" }), "x"]
    .map((part) => Buffer.from(part).toString("base64url"))
    .join(".");

/** Signs in with a token that expires in this many ms, and waits until it has been read. */
async function signInFor(ms: number): Promise<void> {
  useSession.of(app).setState({ phase: "member", credentials: { token: tokenUntil(ms), bcs: "" } });
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
}

test("the end of a session is told of at two minutes and at half a minute, until another token comes", async () => {
  stop = reportToHost(app);
  await signInFor(600_000);
  told.length = 0;
  await vi.advanceTimersByTimeAsync(479_999);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual([{ type: "SessionEnding", inMs: 120_000 }]);
  await vi.advanceTimersByTimeAsync(90_000);
  expect(told.at(-1)).toEqual({ type: "SessionEnding", inMs: 30_000 });
  await signInFor(700_000);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(told).toHaveLength(2);
});

test("a token in its last seconds is told of once, and one that ends in two months not yet", async () => {
  stop = reportToHost(app);
  await signInFor(20_000);
  expect(told.filter(({ type }) => type === "SessionEnding")).toEqual([{ type: "SessionEnding", inMs: 20_000 }]);
  told.length = 0;
  await signInFor(60 * 86_400_000);
  await vi.advanceTimersByTimeAsync(40 * 86_400_000);
  expect(told).toEqual([]);
});

test("the slip is told as it stands, and then each time that it holds more or less", () => {
  useSlip.of(app).setState({ parlay: [{}, {}] as never });
  stop = reportToHost(app);
  useSlip.of(app).setState({ combination: "2 X 1" });
  useSlip.of(app).setState({ single: {} as never });
  useSlip.of(app).setState({ leaving: true });
  useSlip.of(app).setState({ single: undefined, leaving: false, parlay: [] });
  expect(told).toEqual([
    { type: "SlipChanged", count: 2, mode: "parlay" },
    { type: "SlipChanged", count: 1, mode: "single" },
    { type: "SlipChanged", count: 2, mode: "parlay" },
    { type: "SlipChanged", count: 0, mode: "none" },
  ]);
});

test("what becomes of a bet is told once a state, without sums, and its id with placed alone", () => {
  stop = reportToHost(app);
  told.length = 0;
  const entry = { ref: "r1", account: "jason88", kind: "single", stake: 500, payment: 500 };
  const states = [
    { state: "submitting", entry },
    { state: "unknown", entry },
    { state: "reconciling", entry },
    { state: "unknown", entry },
    { state: "notFound", entry },
    { state: "accepted", entry, betIds: [], proof: "confirming" },
    { state: "accepted", entry, betIds: ["8830192174"], proof: "confirming" },
    { state: "accepted", entry, betIds: ["8830192174"], proof: "found" },
  ];
  for (const current of states) useAttempts.of(app).setState({ current: current as never });
  useAttempts.of(app).setState({ current: READY });
  expect(told).toEqual([
    { type: "BetState", state: "placing", kind: "single" },
    { type: "BetState", state: "unknown", kind: "single" },
    { type: "BetState", state: "notFound", kind: "single" },
    { type: "BetState", state: "placed", kind: "single" },
    { type: "BetState", state: "placed", kind: "single", betId: "8830192174" },
  ]);
});
