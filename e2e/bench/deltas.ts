import { type BoardData, type MatchRow } from "#app/api/odds/matchData.ts";

/** Matches in a league of the benchmark's board. */
const LEAGUE = 8;

/** A chance of its own, so that both boards are given the same ticks. */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

const price = (roll: number): number => Math.round(150 + roll * 150) / 100;

const row = (id: number, minute: number, roll: () => number): MatchRow => ({
  SportID: 1,
  MatchID: id,
  MainID: id,
  MatchKind: 0,
  M: [
    100 + Math.floor(id / LEAGUE),
    id * 2,
    id * 2 + 1,
    `League ${Math.floor(id / LEAGUE)}`,
    `Home ${id}`,
    `Away ${id}`,
    "2026-11-21T09:00:00Z",
    0,
    id,
    3,
    1,
    0,
    id,
    86,
    0,
  ],
  MEXT: { Period: 1, Minute: minute, Red: [0, 0], Yellow: [0, 0], Corner: [1, 2] },
  ML: [0, 0, 0, 0],
  MK: {
    1: { 10: ["0.5", 0, 3, 0, 1, price(roll()), price(roll())] },
    3: { 30: ["2.5", 0, 3, 0, 1, price(roll()), price(roll())] },
    5: { 50: ["", 0, 3, 0, 1, price(roll()), price(roll()), price(roll()), price(roll())] },
  },
  S: 1,
  MinParlay: 2,
});

/** The whole board of a benchmark: `size` matches with 3 markets and 8 prices each (performance part 1). */
export function wholeBoard(size: number): BoardData {
  const roll = seeded(size);
  const leagues: BoardData["LG"] = {};
  for (let league = 0; league <= size / LEAGUE; league += 1) {
    leagues[100 + league] = { LeagueName: `League ${league}`, SportID: 1, IsPopu: 0, LS: league };
  }
  const MH = Array.from({ length: size }, (_, id) => row(id + 1, 1, roll));
  return { Code: 0, T: 1, LG: leagues, MH, D: [] };
}

/** The answer of tick `tick`: `changed` of the first `among` matches with all their prices and their minute; parsed, as a poll has it. */
export function delta(size: number, changed: number, tick: number, among = size): BoardData {
  const roll = seeded(size * 1_000 + tick);
  const ids = new Set<number>();
  while (ids.size < changed) ids.add(1 + Math.floor(roll() * among));
  const MH = [...ids].map((id) => row(id, 1 + (tick % 44), roll));
  return { Code: 0, T: 1 + tick, LG: {}, MH, D: [] };
}
