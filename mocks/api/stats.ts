import { type Call, languageFrom, numberFrom, type Reply, type Route } from "#mocks/api/reply.ts";
import { type Desk } from "#mocks/book/desk.ts";
import { teamName } from "#mocks/catalogue/names.ts";
import { chance, hash } from "#mocks/world/chance.ts";
import { bestOf } from "#mocks/course/course.ts";
import { planOf, type SportPlan } from "#mocks/course/plan.ts";
import { pressureEvents } from "#mocks/course/pressure.ts";
import { scoreEvents, type StoryEntry } from "#mocks/course/scoreCourse.ts";
import { isoTime } from "#mocks/world/days.ts";
import { type Fixture } from "#mocks/schedule/fixture.ts";
import { type World } from "#mocks/world/world.ts";

const WEEK = 7 * 86_400_000;

/** A match of the sport may end level: its score stands when the time is up. */
const canDraw = (plan: SportPlan | undefined): boolean => plan?.kind === "score" && plan.overtime === undefined;

function form(seed: number, teamId: number, plan: SportPlan | undefined): string {
  const [won, drawn] = canDraw(plan) ? [0.44, 0.7] : [0.55, 0.55];
  return Array.from({ length: 5 }, (_, i) => {
    const roll = chance(seed, teamId, i, 40);
    if (roll < won) return "W";
    return roll < drawn ? "D" : "L";
  }).join("");
}

/** How two sides finished, in the sport's units: sets of a race, points of a score around its average. */
function oldScore(fixture: Fixture, plan: SportPlan | undefined, roll: (salt: number) => number): [number, number] {
  const homeWon = roll(62) < 0.5;
  const ordered = (more: number, less: number): [number, number] => (homeWon ? [more, less] : [less, more]);
  if (plan?.kind === "race") {
    const toWin = Math.ceil(bestOf(fixture) / 2);
    return ordered(toWin, Math.floor(roll(60) * toWin));
  }
  if (plan?.kind !== "score") return ordered(1, 0);
  if (plan.base < 8) {
    const goals = (salt: number) => Math.floor(-Math.log(1 - roll(salt)) * plan.base * 0.9);
    const [home, away] = [goals(60), goals(61)];
    return home === away && !canDraw(plan) ? ordered(home + 1, away) : [home, away];
  }
  const points = (salt: number) => Math.round(plan.base * (0.85 + 0.3 * roll(salt)));
  const [home, away] = [points(60), points(61)];
  return home === away && !canDraw(plan) ? ordered(home + 1, away) : [home, away];
}

/** The sport's name for a part of a match. */
function partName(plan: SportPlan | undefined, part: number): string {
  if (plan?.kind === "race") {
    const name = { tennis: "Set", points: "Set", frames: "Frame", maps: "Map" }[plan.show];
    return `${name} ${part}`;
  }
  if (plan?.kind !== "score") return `${part}`;
  if (plan.clock === "innings") return `Inning ${part}`;
  if (part > plan.periods) return "Overtime";
  if (plan.periods === 2) return plan.turns ? `Innings ${part}` : `${part}H`;
  return plan.periods === 4 ? `Q${part}` : `P${part}`;
}

type Row = { Name: string; Home: number; Away: number };

function rows(desk: Desk, plan: SportPlan | undefined, seed: number, events: readonly StoryEntry[]): Row[] {
  const { state, fixture } = desk;
  if (state.progress === 0 || fixture.sportId !== 1)
    return state.byPeriod.map(([Home, Away], i) => ({ Name: partName(plan, i + 1), Home, Away }));
  const home = Math.round(
    100 * (0.5 + 0.12 * (fixture.home0 - fixture.away0)) + 6 * (chance(seed, fixture.id, 50) - 0.5),
  );
  // the figures match the events: counting them gives the same
  const count = (Name: string, ...types: readonly string[]): Row => {
    const of = (side: 1 | 2) => events.filter(({ Side, Type }) => Side === side && types.includes(Type)).length;
    return { Name, Home: of(1), Away: of(2) };
  };
  return [
    { Name: "Possession", Home: home, Away: 100 - home },
    count("Dangerous attacks", "dangerousAttack"),
    count("Shots", "shot", "shotOnTarget", "goal"),
    count("Shots on target", "shotOnTarget", "goal"),
    { Name: "Corners", Home: state.corner[0], Away: state.corner[1] },
    { Name: "Yellow cards", Home: state.yellow[0], Away: state.yellow[1] },
    { Name: "Red cards", Home: state.red[0], Away: state.red[1] },
  ];
}

function meetings(world: World, desk: Desk, language: ReturnType<typeof languageFrom>) {
  const { fixture } = desk;
  const plan = planOf(fixture.sportId, fixture.leagueId);
  const [low, high] = [Math.min(fixture.homeId, fixture.awayId), Math.max(fixture.homeId, fixture.awayId)];
  return Array.from({ length: 5 }, (_, i) => {
    const turned = i % 2 === 1;
    const [HomeScore, AwayScore] = oldScore(fixture, plan, (salt) => chance(world.seed, hash(low, high), i, salt));
    const [Home, Away] = (turned ? [fixture.away, fixture.home] : [fixture.home, fixture.away]).map((name) =>
      teamName(name, language),
    );
    return {
      Date: isoTime(fixture.kickoff - (i + 1) * 24 * WEEK).slice(0, 10),
      Home,
      Away,
      HomeScore,
      AwayScore,
    };
  });
}

/** The sports with ball tracking, and what the ball does there. */
const BALL_GAMES: Readonly<Record<number, readonly string[]>> = {
  1: ["Possession", "Attack", "Dangerous attack", "Throw-in", "Goal kick"],
  2: ["Possession", "Attack", "Shot", "Rebound"],
  7: ["Serve", "Rally"],
};

/** Actions in the half that a side attacks. */
const FORWARD: ReadonlySet<string> = new Set(["Attack", "Dangerous attack", "Shot"]);

/**
 * Where the ball is: it wanders over the pitch and turns every few seconds; the same time always gives the same
 * position. An attack is in the attacked half, a dangerous one near the goal.
 */
function ball(world: World, desk: Desk): Record<string, unknown> {
  const beat = Math.floor(world.clock.now() / 4_000);
  const roll = (n: number) => chance(world.seed, desk.fixture.id, beat % 1_000_000, n);
  const side = roll(1) < desk.fixture.home0 / (desk.fixture.home0 + desk.fixture.away0) ? 1 : 2;
  const kinds = BALL_GAMES[desk.fixture.sportId] ?? [];
  const kind = kinds[Math.floor(roll(4) * kinds.length)] ?? "Possession";
  const near = kind === "Attack" ? 52 : 72;
  const along = FORWARD.has(kind) ? near + roll(2) * (98 - near) : roll(2) * 100;
  const isTurned = side === 2 && FORWARD.has(kind);
  return {
    Ball: {
      X: Math.round(isTurned ? 100 - along : along),
      Y: Math.round(roll(3) * 100),
      Side: side,
      Type: kind,
    },
  };
}

function statistics({ world, query, path }: Call): Reply {
  const id = numberFrom(path.split("/").at(-1));
  const desk = id === undefined ? undefined : world.book.desk(id);
  if (desk === undefined || desk.fixture.stats === 0)
    return { Rows: [], Events: [], Form: { Home: "", Away: "" }, Meetings: [] };
  const language = languageFrom(query.get("language"));
  const { fixture, state } = desk;
  const plan = planOf(fixture.sportId, fixture.leagueId);
  const since = world.clock.now() - fixture.kickoff;
  const Events =
    plan?.kind === "score" && fixture.sportId === 1
      ? [
          ...scoreEvents(fixture, plan, world.seed, desk.added, since),
          ...pressureEvents(fixture, plan, world.seed, since),
        ].toSorted((a, b) => a.Minute - b.Minute)
      : [];
  return {
    Rows: rows(desk, plan, world.seed, Events),
    Events,
    Form: { Home: form(world.seed, fixture.homeId, plan), Away: form(world.seed, fixture.awayId, plan) },
    Meetings: meetings(world, desk, language),
    ...(state.progress === 1 && BALL_GAMES[fixture.sportId] ? ball(world, desk) : {}),
  };
}

/** The statistics service (contract, Others): `{statsBase}/match/{statsId}`. */
export const STATS_ROUTES: readonly Route[] = [
  { method: "get", path: "/stats/match/:id", login: false, answer: statistics },
];
