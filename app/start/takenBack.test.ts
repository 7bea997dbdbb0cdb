import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { testApp } from "#app/application/testing/testApp.ts";
import { pickOf } from "#app/domain/slip/testing/slips.ts";
import { useDialog } from "#app/stores/dialog.ts";
import { useSession } from "#app/stores/session.ts";
import { type PlainPick, takePlainPick } from "#app/stores/first/plainSlip.ts";
import { useQuickBet } from "#app/stores/quick/quickBet.ts";
import { useSlip } from "#app/stores/slip.ts";
import { ownerOf } from "#app/stores/storage/owner.ts";
import { forgetMember } from "#app/flows/session/token/forgetMember.ts";
import { pickPrice } from "#app/flows/slip/pickPrice.ts";
import { watchSlip } from "#app/flows/slip/slipSession.ts";
import { keepForLogin } from "#app/flows/slip/undo.ts";
import { standPlain } from "./standPlain.ts";

const app = testApp();

beforeEach(() => useSession.of(app).setState({ phase: "member", credentials: undefined, account: "m" }));

test("a pick that was taken back in the slip before the app opens none, and asks nobody to log in; the next tap does", () => {
  const pick = pickOf(7);
  const closed = { pick, typed: "50", isPassed: true, isClosed: true, remove: () => undefined, close: () => undefined };
  vi.stubGlobal("window", { plainSlip: closed });
  pickPrice(app, pick);
  expect(useSlip.of(app).getState().single).toBeUndefined();
  useSession.of(app).setState({ phase: "visitor", account: undefined });
  vi.stubGlobal("window", { plainSlip: closed });
  pickPrice(app, pick);
  expect(useDialog.of(app).getState().content).toBeUndefined();
  useSession.of(app).setState({ phase: "member", account: "m" });
  pickPrice(app, pick);
  expect(useSlip.of(app).getState().single).toEqual(pick);
  vi.unstubAllGlobals();
});

test("a slip before the app is its member's: whoever is signed in meanwhile finds nothing of it, passed on or not", () => {
  // closing it starts a timer of 30 s, which would find this test's page gone
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  for (const isPassed of [false, true]) {
    const page: { plainSlip?: unknown } = {};
    vi.stubGlobal("window", page);
    useSlip.of(app).setState({ single: undefined });
    const pick = pickOf(8);
    const takeOff = vi.fn<() => void>();
    standPlain(pick as unknown as PlainPick, takeOff);
    if (isPassed) takePlainPick();
    forgetMember(app);
    expect(takeOff).toHaveBeenCalledOnce();
    expect(takePlainPick()).toBeUndefined();
    // the pick that waited for the sign-in
    if (isPassed) pickPrice(app, pick);
    expect(useSlip.of(app).getState().single).toBeUndefined();
    vi.unstubAllGlobals();
  }
});

test("a later pick takes the place of one that waits for the login: closing its slip leaves none to open", async () => {
  vi.useFakeTimers();
  const stop = watchSlip(app);
  onTestFinished(() => {
    stop();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  const pick = pickOf(9);
  useSession.of(app).setState({ phase: "starting", account: undefined });
  useSlip.of(app).setState({ single: undefined });
  keepForLogin(app, pick, undefined);
  const plain = { pick, typed: "", isPassed: true, isClosed: false, remove: () => undefined, close: () => undefined };
  vi.stubGlobal("window", { plainSlip: plain });
  pickPrice(app, pick);
  plain.isClosed = true;
  useSession.of(app).setState({ phase: "member", account: "m" });
  await vi.dynamicImportSettled();
  expect(useSlip.of(app).getState().single).toBeUndefined();
});

test("what another member picked before the app came opens nothing, arms no quick bet, and takes no later tap", () => {
  vi.useFakeTimers();
  vi.stubGlobal("window", {});
  const tap = vi.fn<() => boolean>(() => true);
  onTestFinished(() => {
    useQuickBet.of(app).setState({ tap: undefined });
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  useSlip.of(app).setState({ single: undefined });
  const pick = pickOf(10);
  const takeOff = vi.fn<() => void>();
  standPlain(pick as unknown as PlainPick, takeOff);
  takePlainPick();
  useQuickBet.of(app).setState({ tap });
  pickPrice(app, pick, ownerOf("other"));
  expect(tap).not.toHaveBeenCalled();
  expect(takeOff).toHaveBeenCalledOnce();
  expect(useSlip.of(app).getState().single).toBeUndefined();
  useQuickBet.of(app).setState({ tap: undefined });
  pickPrice(app, pick);
  expect(useSlip.of(app).getState().single).toEqual(pick);
});
