import { i18n } from "@lingui/core";
import { beforeAll, describe, expect, test } from "vitest";
import { cellLabel, choiceTitle } from "./choices.ts";

beforeAll(() => i18n.loadAndActivate({ locale: "en-US", messages: {} }));

const match = { sportId: 1, home: "Arsenal", away: "Chelsea" };

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
