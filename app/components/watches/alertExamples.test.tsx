import { beforeEach, expect, test, vi } from "vitest";
import { testApp } from "#app/application/testing/testApp.ts";
import { boardsIn } from "#app/api/boards.ts";
import { match, NOON, reading } from "#app/domain/watches/testing/watched.ts";
import { type Match } from "#app/domain/boards/match.ts";
import { newestReading } from "#app/flows/watches/answers.ts";
import { alertExamples } from "./alertExamples.ts";

vi.mock("#app/api/boards.ts", () => ({ boardsIn: vi.fn<() => unknown>() }));
vi.mock("#app/flows/watches/answers.ts", () => ({ newestReading: vi.fn<() => unknown>() }));
vi.mock("#app/stores/serverClock.ts", () => ({ serverNow: () => NOON }));

const LIVE = match({ id: 502, mainId: 502, stage: "live", state: "running", home: "Inter" });
const LATER = match({ id: 503, mainId: 503, startsAt: "2026-11-22T18:00:00Z" });

function hold(...matches: readonly Match[]): void {
  vi.mocked(boardsIn).mockReturnValue([{ matches: Object.fromEntries(matches.map((one) => [one.id, one])) }] as never);
  vi.mocked(newestReading).mockImplementation((_client, id) => {
    const one = matches.find((each) => each.id === id);
    return one && { ...reading(one), match: one };
  });
}

beforeEach(() => void vi.clearAllMocks());

const examples = () => alertExamples(testApp().client, "en-US");

test("WAT-01: an empty list of alerts offers a price above the one of now, the goals of a live match, the next kick-off", () => {
  hold(LATER, match(), LIVE);
  expect(examples().map(({ kind, wish }) => [kind, wish.matchId])).toEqual([
    ["price", 503],
    ["goal", 502],
    ["start", 501],
  ]);
  const [price] = examples();
  expect(price?.facts.price).toBeLessThan(price?.wish.target ?? 0);
  expect(price?.wish.pick).toMatchObject({ marketId: 1, couId: 11, betPos: 1 });
});

test("what no list has a match for is not offered", () => {
  hold(LATER);
  expect(examples().map(({ kind }) => kind)).toEqual(["price", "start"]);
  hold();
  expect(examples()).toEqual([]);
});
