import { expect, test } from "vitest";
import { ownerOf } from "#app/stores/owner.ts";
import { useSession } from "#app/stores/session.ts";
import { isSignedIn } from "./isSignedIn.ts";

test("an order is that of the member who is signed in, and nobody else's", () => {
  const owner = ownerOf("jason88");
  useSession.setState({ phase: "member", account: "jason88" });
  expect(isSignedIn(owner)).toBe(true);
  expect(isSignedIn(ownerOf("another"))).toBe(false);
  useSession.setState({ phase: "visitor", account: "jason88" });
  expect(isSignedIn(owner)).toBe(false);
  useSession.setState({ phase: "member", account: undefined });
  expect(isSignedIn(owner)).toBe(false);
});
