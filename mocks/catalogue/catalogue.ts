import { BALL_SPORTS } from "#mocks/catalogue/ballSports.ts";
import { DUEL_SPORTS } from "#mocks/catalogue/duelSports.ts";
import { type League } from "#mocks/catalogue/league.ts";
import { OUTRIGHT_SPORTS } from "#mocks/catalogue/outrightSports.ts";
import { SOCCER_EUROPE } from "#mocks/catalogue/soccerEurope.ts";
import { SOCCER_WORLD } from "#mocks/catalogue/soccerWorld.ts";

/** Every league that plays matches. */
export const MATCH_LEAGUES: readonly League[] = [...SOCCER_EUROPE, ...SOCCER_WORLD, ...BALL_SPORTS, ...DUEL_SPORTS];

/** Every league and tournament, those with outrights only included. */
export const LEAGUES: readonly League[] = [...MATCH_LEAGUES, ...OUTRIGHT_SPORTS];

const byId = new Map(LEAGUES.map((one) => [one.id, one]));

const ROUNDS = ["", " U21", " U19", " Reserves"];
const ROUND = 10_000;

const made = new Map<number, League>();

/** A league of the catalogue by id; ids above 10,000 are its youth and reserve rounds. */
export function leagueOf(id: number): League {
  const found = byId.get(id) ?? made.get(id);
  if (found !== undefined) return found;
  const base = byId.get(id % ROUND);
  const suffix = ROUNDS[Math.floor(id / ROUND)];
  if (base === undefined || suffix === undefined) throw new RangeError(`no league ${id} in the catalogue`);
  const level = Math.max(0.1, base.level - 0.45);
  const league = {
    ...base,
    id,
    name: base.name + suffix,
    level,
    popular: false,
    teams: base.teams.map((team) => team + suffix),
  };
  made.set(id, league);
  return league;
}

/** The id of a team: the league's id, then its place in the league's list. */
export const teamId = (league: League, index: number): number => league.id * 100 + index + 1;
