import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { testApp } from "#app/application/testing/testApp.ts";

/** Another tab of this browser: the same storage, and modules of its own. */
async function tab() {
  vi.resetModules();
  const { changeSettings, forgetUnsent, unsentSettings } = await import("./settings.ts");
  const app = testApp();
  return { choose: changeSettings.bind(undefined, app), forgetUnsent, unsentSettings };
}

beforeEach(() => {
  const held = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test("what one tab has not sent yet is neither missed nor forgotten by another", async () => {
  const [one, other] = [await tab(), await tab()];
  one.choose({ oddsStyle: 3 });
  other.choose({ timeZone: 7 });
  one.choose({ autoDark: true });
  expect(other.unsentSettings()).toEqual(["oddsStyle", "timeZone", "autoDark"]);
  other.forgetUnsent(["timeZone"]);
  one.forgetUnsent(["oddsStyle"]);
  expect(one.unsentSettings()).toEqual(["autoDark"]);
  expect(other.unsentSettings()).toEqual(["autoDark"]);
});
