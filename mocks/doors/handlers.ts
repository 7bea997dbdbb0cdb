import { type RequestHandler } from "msw";
import { ACCESS_ROUTES } from "#mocks/api/access.ts";
import { BET_ROUTES } from "#mocks/api/bet.ts";
import { COMM_ROUTES } from "#mocks/api/comm.ts";
import { MATCH_ROUTES } from "#mocks/api/match.ts";
import { NOTICE_ROUTES } from "#mocks/api/notice.ts";
import { ODDS_ROUTES } from "#mocks/api/odds.ts";
import { RECORD_ROUTES } from "#mocks/api/records.ts";
import { handlerOf, type Route } from "#mocks/api/reply.ts";
import { RESULT_ROUTES } from "#mocks/api/results.ts";
import { STATS_ROUTES } from "#mocks/api/stats.ts";
import { type World } from "#mocks/world/world.ts";

/** Every call of the contract (41, and the statistics call). */
export const ROUTES: readonly Route[] = [
  ...ODDS_ROUTES,
  ...MATCH_ROUTES,
  ...RESULT_ROUTES,
  ...BET_ROUTES,
  ...RECORD_ROUTES,
  ...NOTICE_ROUTES,
  ...COMM_ROUTES,
  ...ACCESS_ROUTES,
  ...STATS_ROUTES,
];

/** All calls, served from one world. Paths begin with a star, so that one set serves all four interfaces. */
export const handlers = (world: World): RequestHandler[] => ROUTES.map((route) => handlerOf(world, route));
