import { isCounted } from "#mocks/book/desk.ts";
import { leaguePlace } from "#mocks/book/wire.ts";
import { leagueOf } from "#mocks/catalogue/catalogue.ts";
import { type Size } from "#mocks/schedule/slate.ts";
import { createWorld, type World } from "./world.ts";

/** The fewest sports that a visitor of the demo finds in play, and how many worlds are looked at for them. */
const SPORTS = 5;
const WORLDS = 20;

/** When the first goal falls at the top of the live list, ms after the demo began. */
const FIRST_GOAL = 45_000;

const SOCCER = 1;
const REST = 9;

/** The sports that have a match in play. */
export const sportsInPlay = ({ book }: World): ReadonlySet<number> =>
  new Set([...book.on(3)].filter(({ fixture }) => isCounted(fixture)).map(({ fixture }) => fixture.sportId));

/** The first seed from `seed` on whose world has five sports in play at that time, epoch ms; `seed` itself if none of the next has. */
export function busySeed(seed: number, size: Size, now: number): number {
  for (let tried = seed; tried < seed + WORLDS; tried += 1)
    if (sportsInPlay(createWorld({ seed: tried, size, now })).size >= SPORTS) return tried;
  return seed;
}

/** The soccer match that stands first in the live list of those not at rest: leagues by their order, then by kick-off. */
export function topMatch({ book }: World): number | undefined {
  const running = [...book.on(3)].filter((desk) => {
    book.refresh(desk);
    const { progress, period } = desk.state;
    return desk.fixture.sportId === SOCCER && desk.fixture.kind === 0 && progress === 1 && period !== REST;
  });
  const place = (leagueId: number) => leaguePlace(leagueOf(leagueId));
  const [first] = running
    .map(({ fixture }) => fixture)
    .toSorted((a, b) => place(a.leagueId) - place(b.leagueId) || a.kickoff - b.kickoff || a.sort - b.sort);
  return first?.id;
}

/** Lets the home side score at the top of the live list in the demo's first minute, so that a visitor sees what a goal does. */
export function scoreSoon(world: World, later: (act: () => void, ms: number) => unknown = setTimeout): void {
  later(() => {
    const match = topMatch(world);
    if (match !== undefined) world.goal(match, 1);
  }, FIRST_GOAL);
}
