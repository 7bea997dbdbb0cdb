import { expect, test } from "vitest";
import { isLocked } from "./lockedWords.ts";
import { faultsOf, readIds, sourceMessages, withNew } from "./ownWords.ts";

const message = (text: string) => ({ text, files: [], placeholders: [] });

test("every message has an id, and no id has vanished", () => {
  expect(faultsOf(readIds(), sourceMessages())).toEqual([]);
});

test("a message without an id, an id without a message and a gap are named", () => {
  const ids = { w1: { text: "Old", since: "1.0.0" }, w3: { text: "Late", since: "1.0.0", gone: "1.1.0" } };
  expect(faultsOf(ids, new Map([["x", message("New")]]))).toEqual([
    "w2 has vanished: w3 stands in its place",
    'w1 has no message any more: "Old"',
    'no id for "New"',
  ]);
});

test("a new message gets the next number, and one that is gone keeps its own", () => {
  expect(withNew({ w1: { text: "Old", since: "1.0.0" } }, new Map([["x", message("New")]]), "1.6.0")).toEqual({
    w1: { text: "Old", since: "1.0.0", gone: "1.6.0" },
    w2: { text: "New", since: "1.6.0" },
  });
});

test("words of money, odds, refusals and the law are locked, those of the way around are not", () => {
  expect(isLocked(["app/components/shell/NavBar.tsx", "app/components/slip/SlipHead.tsx"])).toBe(true);
  expect(isLocked(["app/text/oddsStyles.ts"])).toBe(true);
  expect(isLocked(["app/components/shell/menu/MenuHead.tsx"])).toBe(true);
  expect(isLocked(["app/screens/setting/SettingScreen.tsx"])).toBe(true);
  expect(isLocked(["app/text/watches.ts"])).toBe(true);
  expect(isLocked(["app/text/refusals.ts"])).toBe(true);
  expect(isLocked(["app/text/sale/outcomes.ts"])).toBe(true);
  expect(isLocked(["app/screens/setting/BreakSheet.tsx"])).toBe(true);
  expect(isLocked(["app/components/duties/SaferPlay.tsx"])).toBe(true);
  expect(isLocked(["app/components/shell/NavBar.tsx", "app/screens/index/EmptyList.tsx"])).toBe(false);
});
