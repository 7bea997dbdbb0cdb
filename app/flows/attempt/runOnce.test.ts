import { type App } from "#app/application/app.ts";
import { testApp } from "#app/application/testing/testApp.ts";
import { expect, test, vi } from "vitest";
import { ownerOf } from "#app/stores/storage/owner.ts";
import { useSession } from "#app/stores/session.ts";
import { type Order, runOnce } from "./runOnce.ts";

/** The orders of jason88 in an app, and what was called of each. */
function ordersOf(app: App, more: Partial<Order<string>> = {}) {
  const called: string[] = [];
  const call = (name: string) => () => void called.push(name);
  const order: Omit<Order<string>, "kind"> = {
    app,
    owner: ownerOf("jason88"),
    confirm: () => true,
    isInDoubtElsewhere: () => false,
    writeDown: call("writeDown"),
    send: async () => `call ${called.push("send")}`,
    answered: call("answered"),
    failed: call("failed"),
    lost: call("lost"),
    gaveWay: call("gaveWay"),
    heldBack: call("heldBack"),
    ...more,
  };
  return { called, order };
}

test.each([
  ["while its host's next member is asked for", { phase: "starting", account: undefined }],
  ["by another member than it was drawn for", { phase: "member", account: "somchai" }],
] as const)("an order tapped %s starts nothing, and no attempt is told of it", async (_, session) => {
  const app = testApp();
  useSession.of(app).setState(session);
  const confirm = vi.fn<() => boolean>(() => true);
  const { called, order } = ordersOf(app, { confirm });
  expect(runOnce({ ...order, kind: "bet" })).toBe(false);
  expect(runOnce({ ...order, kind: "cashOut" })).toBe(false);
  await new Promise((done) => setTimeout(done));
  expect(called).toEqual([]);
  expect(confirm).not.toHaveBeenCalled();
});

test.each([
  ["is on time at the tap and late under the lock", true],
  ["is on time under the lock", false],
])("an order that %s", async (_, isLate) => {
  const app = testApp();
  useSession.of(app).setState({ phase: "member", account: "jason88" });
  let isHeld = false;
  const request = async (_name: string, _how: object, work: (lock: object) => Promise<void>) => {
    await new Promise((done) => setTimeout(done));
    isHeld = true;
    await work({});
    isHeld = false;
  };
  vi.stubGlobal("navigator", { locks: { request } });
  const { called, order } = ordersOf(app, { whyHeldBack: () => (isHeld && isLate ? "late" : undefined) });
  runOnce({ ...order, kind: "bet" });
  await new Promise((done) => setTimeout(done, 5));
  expect(called).toEqual(isLate ? ["heldBack"] : ["writeDown", "send", "answered"]);
  vi.unstubAllGlobals();
});

test("an order whose member signs out before the lock is theirs sends nothing and says nothing", async () => {
  const app = testApp();
  useSession.of(app).setState({ phase: "member", account: "jason88" });
  const { called, order } = ordersOf(app, { isInDoubtElsewhere: () => true });
  const request = async (_name: string, _how: object, work: (lock: object) => Promise<void>) => {
    useSession.of(app).setState({ phase: "visitor", account: undefined });
    await work({});
    called.push("over");
  };
  vi.stubGlobal("navigator", { locks: { request } });
  runOnce({ ...order, kind: "bet" });
  await new Promise((done) => setTimeout(done));
  expect(called).toEqual(["over"]);
  vi.unstubAllGlobals();
});
