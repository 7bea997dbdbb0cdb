import { testApp } from "#app/application/testing/testApp.ts";
import { expect, test } from "vitest";
import { ownerOf } from "#app/stores/owner.ts";
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
