import { expect, test } from "vitest";
import { Failure } from "#app/api/failure.ts";
import { onFailure } from "#app/api/failures.ts";
import { testApp } from "#app/application/testing/testApp.ts";
import { ownerOf } from "#app/stores/owner.ts";
import { useSession } from "#app/stores/session.ts";
import { lookOnce, type Search } from "./pursue.ts";

test("a session that has ended is heard of at a look as at any call, and after its member has left it is not", async () => {
  const app = testApp();
  const heard: unknown[] = [];
  const failed: number[] = [];
  const stop = onFailure(app, ({ signal }, open) => heard.push([signal, open]));
  const search: Search = {
    app,
    ref: "ref-1",
    owner: ownerOf("jason88"),
    takeUp: () => true,
    isTaken: () => false,
    nextLook: () => undefined,
    look: () => Promise.reject(new Failure("envelope", "bet/GetUnSettleBetList", 3)),
    lookFailed: (at) => failed.push(at),
  };
  useSession.of(app).setState({ phase: "member", account: "jason88" });
  await lookOnce(search);
  expect(heard).toEqual([["loggedOut", false]]);
  expect(failed).toHaveLength(1);
  useSession.of(app).setState({ phase: "visitor", account: undefined });
  await lookOnce(search);
  useSession.of(app).setState({ phase: "member", account: "jason88" });
  stop();
  await lookOnce(search);
  expect(heard).toHaveLength(1);
  expect(failed).toHaveLength(2);
});
