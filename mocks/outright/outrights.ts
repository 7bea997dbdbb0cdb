import { LEAGUES } from "#mocks/catalogue/catalogue.ts";

/** How many outright markets a sport has. */
export const outrightCount = (sportId: number): number =>
  LEAGUES.filter((one) => one.sportId === sportId && hasOutright(one.level)).length;

/** Whether a league of that class has an outright market. */
export const hasOutright = (level: number): boolean => level >= 0.5;
