import { BALL_SPORTS } from "#mocks/catalogue/ballSports.ts";
import { DUEL_SPORTS } from "#mocks/catalogue/duelSports.ts";
import { type League } from "#mocks/catalogue/league.ts";
import { OUTRIGHT_SPORTS } from "#mocks/catalogue/outrightSports.ts";
import { SOCCER_EUROPE } from "#mocks/catalogue/soccerEurope.ts";
import { SOCCER_WORLD } from "#mocks/catalogue/soccerWorld.ts";

/** Every league that plays matches. */
export const MATCH_LEAGUES: readonly League[] = [...SOCCER_EUROPE, ...SOCCER_WORLD, ...BALL_SPORTS, ...DUEL_SPORTS];

/** Every league and tournament, including those with outrights only. */
export const LEAGUES: readonly League[] = [...MATCH_LEAGUES, ...OUTRIGHT_SPORTS];

const byId = new Map(LEAGUES.map((one) => [one.id, one]));

const TEAM_ROUNDS = ["", " U21", " U19", " Reserves", " Women", " U17"];
const SOLO_ROUNDS = ["", " Qualifying", " Plate", " Exhibition", " Doubles Draw", " Open"];
const SOLO_SPORTS = new Set([7, 8, 9, 17, 20, 21]);
const ROUND = 10_000;

/** How many leagues one entry of the catalogue can represent: itself and its further rounds. */
export const ROUND_COUNT = TEAM_ROUNDS.length;

const made = new Map<number, League>();

/** A league of the catalogue by id; ids above 10,000 are its youth, reserve or qualifying rounds. */
export function leagueOf(id: number): League {
  const found = byId.get(id) ?? made.get(id);
  if (found !== undefined) return found;
  const base = byId.get(id % ROUND);
  const solo = base !== undefined && SOLO_SPORTS.has(base.sportId);
  const suffix = (solo ? SOLO_ROUNDS : TEAM_ROUNDS)[Math.floor(id / ROUND)];
  if (base === undefined || suffix === undefined) throw new RangeError(`no league ${id} in the catalogue`);
  const level = Math.max(0.1, base.level - 0.45);
  const teams = solo ? base.teams : base.teams.map((team) => team + suffix);
  const league = { ...base, id, name: base.name + suffix, level, popular: false, teams };
  made.set(id, league);
  return league;
}

/** The id of a team: the league's id, then its index in the league's list. */
export const teamId = (league: League, index: number): number => league.id * 100 + index + 1;
