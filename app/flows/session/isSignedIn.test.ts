import { testApp } from "#app/application/testing/testApp.ts";
import { expect, test } from "vitest";
import { ownerOf } from "#app/stores/storage/owner.ts";
import { useSession } from "#app/stores/session.ts";
import { isSignedIn, stillSignedIn } from "./isSignedIn.ts";

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

test("who was signed in at one moment is told apart from everybody who comes after, and from nobody", () => {
  useSession.of(app).setState({ phase: "member", account: "jason88" });
  const isStill = stillSignedIn(app);
  expect(isStill()).toBe(true);
  useSession.of(app).setState({ phase: "starting", account: undefined });
  expect(isStill()).toBe(false);
  useSession.of(app).setState({ phase: "member", account: "another" });
  expect(isStill()).toBe(false);
  useSession.of(app).setState({ phase: "member", account: "jason88" });
  expect(isStill()).toBe(true);
});
