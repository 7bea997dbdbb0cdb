import { beforeEach, expect, test, vi } from "vitest";
import { testApp } from "#app/application/testing/testApp.ts";
import { pickOf } from "#app/domain/slip/testing/slips.ts";
import { useDialog } from "#app/stores/dialog.ts";
import { useSession } from "#app/stores/session.ts";
import { useSlip } from "#app/stores/slip.ts";
import { pickPrice } from "./pickPrice.ts";

const app = testApp();

beforeEach(() => useSession.of(app).setState({ phase: "member", credentials: undefined, account: "m" }));

test("a pick that was taken back in the slip before the app opens none, and asks nobody to log in; the next tap does", () => {
  const pick = pickOf(7);
  const closed = { pick, typed: "50", isPassed: true, isClosed: true, remove: () => undefined };
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
