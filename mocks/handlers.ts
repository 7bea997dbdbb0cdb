import { type RequestHandler } from "msw";
import { ACCESS_ROUTES } from "#mocks/api/access.ts";
import { BET_ROUTES } from "#mocks/api/bet.ts";
import { COMM_ROUTES } from "#mocks/api/comm.ts";
import { ODDS_ROUTES } from "#mocks/api/odds.ts";
import { handlerOf } from "#mocks/api/reply.ts";
import { type World } from "#mocks/world.ts";

/** Every call of the contract, served from one world. Paths begin with a star, so that one set serves all four doors. */
export const handlers = (world: World): RequestHandler[] =>
  [...ODDS_ROUTES, ...BET_ROUTES, ...COMM_ROUTES, ...ACCESS_ROUTES].map((route) => handlerOf(world, route));
