import { describe, expect, test } from "vitest";
import { launchAddress, returnAddress } from "#mocks/operator/returnAddress.ts";

const PAGE = "http://127.0.0.1:4173/sub/mocks/operator/sign-in.html";
const HOME = "http://127.0.0.1:4173/sub/";

describe("the way back from the operator's pages", () => {
  test("is the app, two folders above, when nothing was asked", () => {
    expect(returnAddress(PAGE).href).toBe(HOME);
  });

  test("is what was asked when it is of the same origin, hash and all", () => {
    const back = `${HOME}#/pages/betrecord/betrecord?tab=1`;
    expect(returnAddress(`${PAGE}?return=${encodeURIComponent(back)}`).href).toBe(back);
  });

  test.each([
    "https://evil.example/",
    "//evil.example/",
    "javascript:alert(1)",
    "/\\evil.example",
    "http://127.0.0.1:4173@evil.example/",
    "http://user:word@127.0.0.1:4173/",
    "blob:http://127.0.0.1:4173/1",
    "http://127.0.0.1:9999/",
  ])("never leaves for %s", (asked) => {
    expect(returnAddress(`${PAGE}?return=${encodeURIComponent(asked)}`).href).toBe(HOME);
  });

  test("carries the session in the query, before the hash", () => {
    expect(launchAddress(new URL(`${HOME}?language=th#/pages/index/index`), "a.b.c", "b1")).toBe(
      `${HOME}?language=th&token=a.b.c&bcs=b1#/pages/index/index`,
    );
  });
});
