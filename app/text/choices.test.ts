import { i18n } from "@lingui/core";
import { beforeAll, describe, expect, test } from "vitest";
import { cellLabel, cellName, choiceTitle } from "./choices.ts";

beforeAll(() => i18n.loadAndActivate({ locale: "en-US", messages: {} }));

const match = { sportId: 1, home: "Arsenal", away: "Chelsea" };

describe("a Burmese line", () => {
  const burmese = { ...match, oddsStyle: 6 as const };
  test("of a handicap stands in brackets for the side that receives, of a total never", () => {
    expect(choiceTitle(i18n, { ...burmese, marketId: 1, betPos: 1, hdp: "1", outLevel: -50 })).toBe("Arsenal 1-50");
    expect(choiceTitle(i18n, { ...burmese, marketId: 1, betPos: 2, hdp: "1", outLevel: -50 })).toBe("Chelsea (1-50)");
    expect(choiceTitle(i18n, { ...burmese, marketId: 53, betPos: 1, hdp: "-1", outLevel: 20 })).toBe("Arsenal (1+20)");
    for (const marketId of [3, 4, 27, 35, 54, 81])
      expect(choiceTitle(i18n, { ...burmese, marketId, betPos: 2, hdp: "2", outLevel: 30 })).toBe("Under 2+30");
  });
  test("has whole goals: what is written in halves and quarters is an ordinary line", () => {
    expect(choiceTitle(i18n, { ...burmese, marketId: 54, betPos: 2, hdp: "1.25" })).toBe("Under 1/1.5");
    expect(choiceTitle(i18n, { ...burmese, marketId: 53, betPos: 2, hdp: "0.5" })).toBe("Chelsea +0.5");
  });
  test("is only in handicap and over/under: the three-way lines are decimal in every style (domain A7, A11)", () => {
    expect(choiceTitle(i18n, { ...burmese, marketId: 26, betPos: 1, hdp: "1" })).toBe("Arsenal −1");
    expect(choiceTitle(i18n, { ...burmese, marketId: 39, betPos: 3, hdp: "1" })).toBe("Chelsea +1");
    expect(choiceTitle(i18n, { ...burmese, marketId: 30, betPos: 1, hdp: "3" })).toBe("Over 3");
    expect(choiceTitle(i18n, { ...burmese, marketId: 40, betPos: 2, hdp: "1" })).toBe("Exactly 1");
  });
  test("whose percent is not known has its goals alone: = and a number would be another line", () => {
    expect(choiceTitle(i18n, { ...burmese, marketId: 1, betPos: 1, hdp: "1" })).toBe("Arsenal 1");
    expect(choiceTitle(i18n, { ...burmese, marketId: 1, betPos: 2, hdp: "1" })).toBe("Chelsea (1)");
    expect(choiceTitle(i18n, { ...burmese, marketId: 3, betPos: 1, hdp: "3" })).toBe("Over 3");
    expect(choiceTitle(i18n, { ...burmese, marketId: 1, betPos: 1, hdp: "0" })).toBe("Arsenal (0)");
    expect(choiceTitle(i18n, { ...burmese, marketId: 1, betPos: 1, hdp: "1", outLevel: 0 })).toBe("Arsenal 1=");
  });
});

describe("the words of a pick", () => {
  test.each([
    { marketId: 1, betPos: 1, hdp: "0.5", title: "Arsenal −0.5", cell: "−0.5" },
    { marketId: 1, betPos: 2, hdp: "0.5", title: "Chelsea +0.5", cell: "+0.5" },
    { marketId: 1, betPos: 1, hdp: "-0.25", title: "Arsenal +0/0.5", cell: "+0/0.5" },
    { marketId: 3, betPos: 1, hdp: "2.25", title: "Over 2/2.5", cell: "O 2/2.5" },
    { marketId: 3, betPos: 2, hdp: "2.25", title: "Under 2/2.5", cell: "U 2/2.5" },
    { marketId: 5, betPos: 1, hdp: "", title: "Arsenal", cell: "1" },
    { marketId: 5, betPos: 2, hdp: "", title: "Draw", cell: "X" },
    { marketId: 5, betPos: 3, hdp: "", title: "Chelsea", cell: "2" },
    { marketId: 9, betPos: 3, hdp: "", title: "2–1", cell: "2–1" },
    { marketId: 9, betPos: 26, hdp: "", title: "Any other score", cell: "Any other score" },
    { marketId: 11, betPos: 2, hdp: "", title: "2–3", cell: "2–3" },
    { marketId: 15, betPos: 2, hdp: "", title: "Arsenal / Draw", cell: "Arsenal / Draw" },
    { marketId: 19, betPos: 3, hdp: "", title: "Arsenal by 3+", cell: "Arsenal by 3+" },
    { marketId: 25, betPos: 3, hdp: "", title: "Draw or Chelsea", cell: "Draw or Chelsea" },
    { marketId: 68, betPos: 1, hdp: "", title: "0", cell: "0" },
    { marketId: 999, betPos: 4, hdp: "", title: "Selection 4", cell: "Selection 4" },
  ])("market $marketId position $betPos is $title", ({ title, cell, ...pick }) => {
    expect(choiceTitle(i18n, { ...match, ...pick })).toBe(title);
    expect(cellLabel(i18n, { ...match, ...pick })).toBe(cell);
  });
});

test("a score in sets or maps is read from the number of positions, and without it is called by its own", () => {
  const volleyball = { ...match, sportId: 12, marketId: 9, hdp: "" };
  const title = (betPos: number, positions?: number) => choiceTitle(i18n, { ...volleyball, betPos, positions });
  expect([1, 5].map((betPos) => title(betPos, 6))).toEqual(["3–0", "1–3"]);
  expect([1, 4].map((betPos) => title(betPos, 4))).toEqual(["2–0", "0–2"]);
  expect([1, 5].map((betPos) => title(betPos))).toEqual(["Selection 1", "Selection 5"]);
  const maps = { ...match, sportId: 26, marketId: 58, hdp: "" };
  expect(choiceTitle(i18n, { ...maps, betPos: 2, positions: 3 })).toBe("1–1");
  expect(choiceTitle(i18n, { ...maps, betPos: 5, positions: 8 })).toBe("3–4");
});

test("a level handicap stands in brackets, so that it does not read like goals", () => {
  const level = { sportId: 1, marketId: 1, betPos: 1, hdp: "0", home: "Benfica", away: "Porto" };
  expect(choiceTitle(i18n, level)).toBe("Benfica (0)");
  expect(cellName(i18n, level)).toBe("Benfica 0");
  expect(cellLabel(i18n, level)).toBe("0");
});
