import { describe, expect, test } from "vitest";
import { type JournalEntry } from "./attempt.ts";
import {
  entriesWith,
  explainedBy,
  isOpenElsewhere,
  type Journal,
  type JournalLine,
  lighter,
  lineFor,
  withChange,
  withLine,
  withoutKnown,
} from "./journal.ts";
import { pickOf, quoteOf } from "./testing/slips.ts";

const entryOf = (ref: string, matchId = 5, account = "jason"): JournalEntry => ({
  ref,
  account,
  kind: "single",
  quotes: [quoteOf(pickOf(matchId))],
  stake: 10,
  payment: 10,
  combCount: 1,
  at: 96_000,
  knownIds: [],
});

const lineOf = (ref: string, more: Partial<JournalLine> = {}): JournalLine => ({
  entry: entryOf(ref),
  outcome: "open",
  betIds: [],
  ...more,
});

describe("a bet on a selection is in doubt elsewhere", () => {
  const next = entryOf("next");

  test("while its line is open", () => {
    expect(isOpenElsewhere([lineOf("a")], next)).toBe(true);
    expect(isOpenElsewhere([lineOf("a", { outcome: "accepted" })], next)).toBe(false);
  });

  test("but not once the server has taken and named it, although the list has not shown it yet", () => {
    const taken = lineOf("a", { betIds: ["71"], saw: { answeredAt: 97_000, result: 0, said: "" } });
    expect(isOpenElsewhere([taken], next)).toBe(false);
  });

  test("still where the server named no bet, or answered with another result", () => {
    expect(isOpenElsewhere([lineOf("a", { saw: { result: 0 } })], next)).toBe(true);
    expect(isOpenElsewhere([lineOf("a", { betIds: ["71"], saw: { result: 13 } })], next)).toBe(true);
    expect(isOpenElsewhere([lineOf("a", { betIds: ["71"] })], next)).toBe(true);
  });

  test("also where it shares one leg of several", () => {
    const legs = (...ids: number[]) => ({ ...entryOf("p"), quotes: ids.map((id) => quoteOf(pickOf(id))) });
    expect(isOpenElsewhere([lineOf("a", { entry: { ...legs(6, 5), ref: "a" } })], next)).toBe(true);
    expect(isOpenElsewhere([lineOf("a")], { ...legs(7, 5), ref: "next" })).toBe(true);
    expect(isOpenElsewhere([lineOf("a")], { ...legs(7, 8), ref: "next" })).toBe(false);
    expect(isOpenElsewhere([lineOf("a", { outcome: "refused" }), lineOf("b")], next)).toBe(true);
  });

  test("for the same member and another tap on the same selection only", () => {
    expect(isOpenElsewhere([lineOf("a", { entry: entryOf("a", 6) })], next)).toBe(false);
    expect(isOpenElsewhere([lineOf("a", { entry: entryOf("a", 5, "somchai") })], next)).toBe(false);
    expect(isOpenElsewhere([lineOf("next")], next)).toBe(false);
  });
});

describe("the journal holds 50 lines", () => {
  const refsOf = (journal: Journal): readonly string[] => journal.map(({ entry }) => entry.ref);
  const many = (count: number, of: Partial<JournalLine>): Journal =>
    Array.from({ length: count }, (_, n) => lineOf(`${n + 1}`, of));

  test("the oldest whose outcome is known makes room for a new one", () => {
    const after = withLine(many(50, { outcome: "accepted" }), entryOf("new"));
    expect(refsOf(after)).toHaveLength(50);
    expect(refsOf(after).slice(0, 2)).toEqual(["2", "3"]);
    expect(after.at(-1)).toEqual({ entry: entryOf("new"), outcome: "open", betIds: [] });
  });

  test("an open one is never dropped, however old it is", () => {
    const old = [lineOf("old"), ...many(49, { outcome: "refused" })];
    expect(refsOf(withLine(old, entryOf("new"))).slice(0, 2)).toEqual(["old", "2"]);
    expect(refsOf(withLine(many(50, {}), entryOf("new")))).toHaveLength(51);
  });

  test("49 lines leave room", () => {
    expect(refsOf(withLine(many(49, { outcome: "accepted" }), entryOf("new")))).toHaveLength(50);
  });
});

describe("a journal that full storage does not take", () => {
  const refused = lineOf("refused", { outcome: "refused" });
  const found = lineOf("found", { outcome: "accepted", betIds: ["71"] });
  const owed = lineOf("owed", { outcome: "accepted" });
  const missing = lineOf("missing", { outcome: "notFound" });
  const untold = lineOf("untold", { outcome: "refused", saw: { untold: { code: 8, isResult: true } } });
  const other = lineOf("other", { entry: entryOf("other", 6) });

  test("does without what was refused first", () => {
    expect(lighter([found, owed, refused, missing])).toEqual([found, owed, missing]);
  });

  test("then without a bet that is known, of which the attempts for the same bet are told", () => {
    expect(lighter([lineOf("open", { notMine: ["70"] }), found, missing, other])).toEqual([
      lineOf("open", { notMine: ["70", "71"] }),
      { ...missing, notMine: ["71"] },
      other,
    ]);
  });

  test("never without what is open, owed, missing or untold", () => {
    expect(lighter([lineOf("open"), owed, missing, untold])).toBeUndefined();
  });
});

test("a log-out takes the lines of this member that nothing hangs on", () => {
  const taken = lineOf("taken", { outcome: "accepted", betIds: ["71"] });
  const refused = lineOf("refused", { outcome: "refused" });
  const unnamed = lineOf("unnamed", { outcome: "accepted" });
  const missing = lineOf("missing", { outcome: "notFound" });
  const theirs = lineOf("theirs", { entry: entryOf("theirs", 5, "somchai"), outcome: "accepted", betIds: ["72"] });
  expect(withoutKnown([taken, theirs, refused, lineOf("open"), unnamed, missing], "jason")).toEqual([
    theirs,
    lineOf("open", { notMine: ["71"] }),
    unnamed,
    lineOf("missing", { outcome: "notFound", notMine: ["71"] }),
  ]);
});

describe("a line of the journal", () => {
  const [first, second] = [lineOf("a", { betIds: ["71"] }), lineOf("b", { betIds: ["72"] })];

  test("is changed by its ref, and no other with it", () => {
    const after = withChange([first, second], "b", ({ betIds }) => ({ betIds: [...betIds, "73"] }));
    expect(after).toEqual([first, { ...second, betIds: ["72", "73"] }]);
  });

  test("is found by the ref that a record keeps, or by its id", () => {
    expect(lineFor([first, second], { id: "9", clientRef: "b" })).toBe(second);
    expect(lineFor([first, second], { id: "71" })).toBe(first);
    expect(lineFor([first, second], { id: "9", clientRef: "c" })).toBeUndefined();
    expect(lineFor([first, second], { id: "9" })).toBeUndefined();
  });

  test("is told by its outcome, of one member", () => {
    const theirs = lineOf("c", { entry: entryOf("c", 5, "somchai") });
    const found = lineOf("d", { outcome: "accepted" });
    expect(entriesWith([first, theirs, found, second], "jason", "open")).toEqual([first.entry, second.entry]);
    expect(entriesWith([first, theirs, found], "jason", "accepted")).toEqual([found.entry]);
    expect(entriesWith([first, theirs, found], "somchai", "accepted")).toEqual([]);
  });
});

describe("what explains the bets of a list", () => {
  const own = lineOf("own", { betIds: ["71"], notMine: ["60"] });
  const named = lineOf("named", { outcome: "accepted", betIds: ["72"] });
  const owed = lineOf("owed", { outcome: "accepted" });
  const missing = lineOf("missing", { outcome: "notFound" });

  test("are its own ids, those of others, and how many of the same bet are owed or missing", () => {
    expect(explainedBy([own, named, owed, { ...owed }, { ...owed }, missing, lineOf("open")], own.entry)).toEqual({
      answered: ["71"],
      others: new Set(["72", "60"]),
      owed: 3,
      missing: 1,
    });
  });

  test("is nothing of another member, nor of a bet that differs", () => {
    const theirs = lineOf("theirs", { entry: entryOf("theirs", 5, "somchai"), outcome: "accepted", betIds: ["73"] });
    const other = { ...owed, entry: entryOf("other", 6) };
    expect(explainedBy([own, theirs, { ...theirs, betIds: [] }, other], own.entry)).toEqual({
      answered: ["71"],
      others: new Set(["60"]),
      owed: 0,
      missing: 0,
    });
  });

  test("is nothing at all where the journal does not know the attempt", () => {
    const none = { answered: [], others: new Set(), owed: 0, missing: 0 };
    expect(explainedBy([], own.entry)).toEqual(none);
  });
});
