import { testApp } from "#app/application/testing/testApp.ts";
import { expect, test, vi } from "vitest";
import { ownerOf } from "#app/stores/storage/owner.ts";
import { useSession } from "#app/stores/session.ts";
import { type Order, runOnce } from "./runOnce.ts";

test.each([
  ["while its host's next member is asked for", { phase: "starting", account: undefined }],
  ["by another member than it was drawn for", { phase: "member", account: "somchai" }],
] as const)("an order tapped %s starts nothing, and no attempt is told of it", async (_, session) => {
  const app = testApp();
  useSession.of(app).setState(session);
  const called: string[] = [];
  const call = (name: string) => () => void called.push(name);
  const order: Omit<Order<string>, "kind"> = {
    app,
    owner: ownerOf("jason88"),
    confirm: () => called.push("confirm") > 0,
    isInDoubtElsewhere: () => false,
    writeDown: call("writeDown"),
    send: async () => `call ${called.push("send")}`,
    answered: call("answered"),
    failed: call("failed"),
    lost: call("lost"),
    gaveWay: call("gaveWay"),
  };
  expect(runOnce({ ...order, kind: "bet" })).toBe(false);
  expect(runOnce({ ...order, kind: "cashOut" })).toBe(false);
  await new Promise((done) => setTimeout(done));
  expect(called).toEqual([]);
});

test.each([
  ["is on time at the tap and late under the lock", true],
  ["is on time under the lock", false],
])("an order that %s", async (_, isLate) => {
  const app = testApp();
  useSession.of(app).setState({ phase: "member", account: "jason88" });
  const called: string[] = [];
  const call = (name: string) => () => void called.push(name);
  let isHeld = false;
  const request = async (_name: string, _how: object, work: (lock: object) => Promise<void>) => {
    await new Promise((done) => setTimeout(done));
    isHeld = true;
    await work({});
    isHeld = false;
  };
  vi.stubGlobal("navigator", { locks: { request } });
  runOnce<string>({
    app,
    kind: "bet",
    owner: ownerOf("jason88"),
    confirm: () => true,
    isInDoubtElsewhere: () => false,
    whyHeldBack: () => (isHeld && isLate ? "late" : undefined),
    writeDown: call("writeDown"),
    send: async () => `call ${called.push("send")}`,
    answered: call("answered"),
    failed: call("failed"),
    lost: call("lost"),
    gaveWay: call("gaveWay"),
    heldBack: call("heldBack"),
  });
  await new Promise((done) => setTimeout(done, 5));
  expect(called).toEqual(isLate ? ["heldBack"] : ["writeDown", "send", "answered"]);
  vi.unstubAllGlobals();
});

test("an order whose member signs out before the lock is theirs sends nothing and says nothing", async () => {
  const app = testApp();
  useSession.of(app).setState({ phase: "member", account: "jason88" });
  const called: string[] = [];
  const call = (name: string) => () => void called.push(name);
  const request = async (_name: string, _how: object, work: (lock: object) => Promise<void>) => {
    useSession.of(app).setState({ phase: "visitor", account: undefined });
    await work({});
    called.push("over");
  };
  vi.stubGlobal("navigator", { locks: { request } });
  runOnce<string>({
    app,
    kind: "bet",
    owner: ownerOf("jason88"),
    confirm: () => true,
    isInDoubtElsewhere: () => true,
    writeDown: call("writeDown"),
    send: async () => `call ${called.push("send")}`,
    answered: call("answered"),
    failed: call("failed"),
    lost: call("lost"),
    gaveWay: call("gaveWay"),
  });
  await new Promise((done) => setTimeout(done));
  expect(called).toEqual(["over"]);
  vi.unstubAllGlobals();
});
