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

test("a message that was split from another keeps the other's id beside its own", () => {
  const ids = {
    w1: { text: "Undo", since: "1.5.0" },
    w2: { text: "Undo", context: "bet", since: "1.6.0", from: "w1" },
  };
  const messages = new Map([["x", { ...message("Undo"), context: "bet" }]]);
  expect(withNew(ids, messages, "1.7.0")["w2"]?.from).toBe("w1");
  expect(faultsOf({ w1: { text: "New", since: "1.6.0", from: "w9" } }, new Map())).toContain(
    "w1 was split from w9, which is not there",
  );
});

test("words of money, odds, refusals and the law are locked, those of the way around are not", () => {
  const slip = "app/components/slip/SlipHead.tsx";
  const nav = "app/components/shell/NavBar.tsx";
  expect(isLocked(["app/text/oddsStyles.ts", nav], "Hong Kong")).toBe(true);
  expect(isLocked(["app/text/refusals.ts"], "Blocked country")).toBe(true);
  expect(isLocked(["app/components/duties/SaferPlay.tsx"], "Help")).toBe(true);
  expect(isLocked([slip, nav], "Balance")).toBe(true);
  expect(isLocked([slip, nav], "You get {amount}")).toBe(true);
  expect(isLocked([slip], "The offer has changed")).toBe(true);
  expect(isLocked([slip], "Share")).toBe(false);
  expect(isLocked([slip, nav], "My bets")).toBe(false);
  expect(isLocked([nav], "Odds")).toBe(false);
});

test("of the catalogue more than a third is the operator's to word, the names of lists and pages among it", () => {
  const all = [...sourceMessages().values()];
  const free = all.filter(({ files, text }) => !isLocked(files, text)).map(({ text }) => text);
  expect(free.length / all.length).toBeGreaterThan(1 / 3);
  for (const name of ["Live", "Today", "My bets", "Share", "Matches", "Show more"]) expect(free).toContain(name);
  for (const word of [
    "Stake",
    "Balance",
    "Insufficient balance",
    "Cash out",
    "Bet failed",
    "Odds style",
    "Accepted",
    "Refused",
    // of a half that is bet on, in sports of halves and of quarters
    "First half",
  ])
    expect(free).not.toContain(word);
});
