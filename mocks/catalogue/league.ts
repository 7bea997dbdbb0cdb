import { type SportId } from "#app/domain/odds/sports.ts";

/** A league or tournament of the catalogue with its teams or players, strongest first. */
export interface League {
  readonly id: number;
  readonly sportId: SportId;
  readonly name: string;
  /** Shown under Popular in the league filter (contract, LG.IsPopu). */
  readonly popular: boolean;
  /** 0 (grassroots) to 1 (the best of the sport): how wide the offer and how high the limits are. */
  readonly level: number;
  readonly teams: readonly string[];
}

/** A league of the catalogue from one line of names, strongest first, separated by "|". */
export const league = (id: number, sportId: SportId, name: string, level: number, teams: string): League => ({
  id,
  sportId,
  name,
  popular: level >= 0.8,
  level,
  teams: teams.split("|"),
});
