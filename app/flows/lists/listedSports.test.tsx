import { testApp } from "#app/application/testing/testApp.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, test, vi } from "vitest";
import { type SportCounts, sportsWithMatches } from "#app/domain/boards/menu.ts";
import { type SportId } from "#app/domain/odds/sports.ts";
import { useListedSports } from "./listedSports.ts";

type List = "live" | "today";

/** Live and today's matches by sport. */
type Counts = Readonly<Partial<Record<SportId, readonly [live: number, today: number]>>>;

const menuOf = (counts: Counts) => ({
  combos: [],
  sports: Object.entries(counts).map(([id, [live, today]]) => {
    const of: SportCounts = { live, today, early: 0, parlay: 0, total: live + today, outright: 0 };
    return { sportId: Number(id), counts: of };
  }),
});

let place: HTMLElement;
let show: (counts: Counts, list: List, chosen: SportId) => void;

function Listed({ counts, list, chosen }: { counts: Counts; list: List; chosen: SportId }) {
  const listed = useListedSports({ sports: sportsWithMatches(menuOf(counts), 0), sportId: chosen }, list);
  return listed.map(({ sportId, count }) => <li key={sportId}>{`${sportId}: ${count}`}</li>);
}

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  place = document.createElement("ul");
  const root = createRoot(place);
  const { client } = testApp();
  show = (counts, list, chosen) =>
    act(() =>
      root.render(
        <QueryClientProvider client={client}>
          <Listed counts={counts} list={list} chosen={chosen} />
        </QueryClientProvider>,
      ),
    );
});

const shown = () => [...place.children].map(({ textContent }) => textContent);
const ids = () => shown().map((text) => parseInt(text ?? "", 10));

test("stand in the specification's order, however many matches they have, and without those that have none", () => {
  show({ 1: [1, 9], 2: [3, 0], 3: [9, 1], 7: [5, 2], 12: [4, 0], 13: [0, 8] }, "live", 1);
  expect(shown()).toEqual(["1: 1", "2: 3", "7: 5", "12: 4", "3: 9"]);
  show({ 1: [1, 9], 2: [3, 0], 3: [9, 1], 7: [5, 2], 12: [4, 0], 13: [0, 8] }, "today", 1);
  expect(ids()).toEqual([1, 7, 3, 13]);
});

test("one that runs out stays where it is until the list changes, and a new one takes its place in the order", () => {
  show({ 1: [1, 1], 2: [1, 1], 7: [1, 1] }, "live", 1);
  show({ 1: [1, 1], 2: [0, 1], 7: [1, 1], 12: [2, 0] }, "live", 1);
  expect(shown()).toEqual(["1: 1", "2: 0", "7: 1", "12: 2"]);
  show({ 1: [1, 1], 2: [0, 1], 7: [1, 1], 12: [2, 0] }, "today", 1);
  show({ 1: [1, 1], 2: [0, 1], 7: [1, 1], 12: [2, 0] }, "live", 1);
  expect(ids()).toEqual([1, 7, 12]);
});

test("the chosen one is listed with none, and stays until the list changes", () => {
  show({ 1: [1, 1], 2: [0, 3] }, "live", 2);
  expect(shown()).toEqual(["1: 1", "2: 0"]);
  show({ 1: [1, 1], 2: [0, 3] }, "live", 1);
  expect(ids()).toEqual([1, 2]);
  show({ 1: [1, 1], 2: [0, 3] }, "today", 1);
  show({ 1: [1, 1], 2: [0, 3] }, "live", 1);
  expect(ids()).toEqual([1]);
});
