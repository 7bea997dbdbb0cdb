import { createElement } from "react";
import { expect, test } from "vitest";
import { type LeagueSection } from "#app/domain/boards/boardOrder.ts";
import { layRows } from "#app/components/board/boardRows.ts";
import { type Arrangement, arrangeBy } from "./arrange.ts";

const section = (leagueId: number, ...ids: number[]): LeagueSection => ({
  key: `l${leagueId}`,
  leagueId,
  leagueName: `League ${leagueId}`,
  sportId: 1,
  live: false,
  matches: ids.map((id) => ({ id, extensions: [] })),
});

const line = () => createElement("i");

const NOTHING: Arrangement = {
  unpriced: new Set(),
  shown: new Set(),
  isOver: () => false,
  foldLine: line,
  next: [],
};

/** The rows in short: leagues, matches (with ^ where no hairline stands above), lines by their keys. */
function laid(sections: readonly LeagueSection[], by: Partial<Arrangement>): readonly string[] {
  const open = new Map(sections.map(({ key }) => [key, true]));
  const { rows } = layRows(sections, open, arrangeBy({ ...NOTHING, ...by }));
  return rows.map((row) => {
    if (row.kind === "league") return row.section.key;
    return row.kind === "line" ? row.key : `${row.listed.id}${row.first ? "^" : ""}`;
  });
}

test("what has no price in the view stands behind one line at its league's end, before what is over", () => {
  const sections = [section(1, 11, 12, 13, 14), section(2, 21), section(3, 31)];
  const unpriced = new Set([11, 13, 21]);
  const isOver = (id: number) => id === 14;
  expect(laid(sections, { unpriced, isOver })).toEqual(["l1", "12^", "fold:l1", "14", "l2", "fold:l2", "l3", "31^"]);
  expect(laid(sections, { unpriced, isOver, shown: new Set(["l1"]) }).slice(0, 6)).toEqual([
    "l1",
    "12^",
    "fold:l1",
    "11",
    "13",
    "14",
  ]);
});

test("how many stand behind the line, and whether it is the first of its league, is said to it", () => {
  const told: (readonly [string, number, boolean])[] = [];
  const foldLine: Arrangement["foldLine"] = ({ key }, count, first) => {
    told.push([key, count, first]);
    return line();
  };
  const sections = [section(1, 11, 12), section(2, 21)];
  const arrange = arrangeBy({ ...NOTHING, unpriced: new Set([12, 21]), foldLine });
  for (const row of layRows(
    sections,
    new Map([
      ["l1", true],
      ["l2", true],
    ]),
    arrange,
  ).rows)
    if (row.kind === "line") row.draw();
  expect(told).toEqual([
    ["l1", 1, false],
    ["l2", 1, true],
  ]);
});

test("a head stands where the date turns: in each league anew, by time once, and none on the list's own date", () => {
  const dates: Readonly<Record<number, string>> = { 11: "d1", 12: "d2", 21: "d2", 22: "d2", 31: "d1" };
  const days = { dateOf: (id: number) => dates[id], own: "d1", byTime: false, head: line };
  const sections = [section(1, 11, 12), section(2, 21, 22), section(3, 31)];
  expect(laid(sections, { days })).toEqual([
    "l1",
    "11^",
    "day:l1:d2",
    "12^",
    "l2",
    "day:l2:d2",
    "21^",
    "22",
    "l3",
    "31^",
  ]);
  const byTime = [section(3, 31), section(1, 12), section(2, 21)];
  expect(laid(byTime, { days: { ...days, byTime: true } })).toEqual([
    "l3",
    "31^",
    "l1",
    "day:l1:d2",
    "12^",
    "l2",
    "21^",
  ]);
});

test("a folded league has no lines, and what comes next is behind the last league and pinned in its turn", () => {
  const next = [
    { kind: "line", key: "next", pins: true, draw: line },
    { kind: "line", key: "next:9", draw: line },
  ] as const;
  const arrange = arrangeBy({ ...NOTHING, unpriced: new Set([11]), next });
  const { rows, heads } = layRows([section(1, 11), section(2, 21)], new Map([["l2", true]]), arrange);
  expect(rows.map((row) => (row.kind === "line" ? row.key : row.kind))).toEqual([
    "league",
    "league",
    "match",
    "next",
    "next:9",
  ]);
  expect(heads).toEqual([0, 1, 3]);
});
