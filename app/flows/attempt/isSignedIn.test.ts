import { testApp } from "#app/application/testing/testApp.ts";
import { expect, test } from "vitest";
import { ownerOf } from "#app/stores/owner.ts";
import { useSession } from "#app/stores/session.ts";
import { isSignedIn } from "./isSignedIn.ts";

const app = testApp();

test("an order is that of the member who is signed in, and nobody else's", () => {
  const owner = ownerOf("jason88");
  useSession.of(app).setState({ phase: "member", account: "jason88" });
  expect(isSignedIn(app, owner)).toBe(true);
  expect(isSignedIn(app, ownerOf("another"))).toBe(false);
  useSession.of(app).setState({ phase: "visitor", account: "jason88" });
  expect(isSignedIn(app, owner)).toBe(false);
  useSession.of(app).setState({ phase: "member", account: undefined });
  expect(isSignedIn(app, owner)).toBe(false);
});
