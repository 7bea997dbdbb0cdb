import { describe, expect, test } from "vitest";
import { type JournalEntry } from "./attempt.ts";
import { isOpenElsewhere, type Journal, type JournalLine, lighter, withLine, withoutKnown } from "./journal.ts";
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
