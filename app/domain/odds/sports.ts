/** The 27 sports by id (spec §1). Ids are the server's. */
export const SPORT_IDS = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27,
] as const;

/** The id of a known sport (spec §1). */
export type SportId = (typeof SPORT_IDS)[number];

/** The order in which sports are listed everywhere (spec §1). */
export const SPORT_ORDER: readonly SportId[] = [
  1, 2, 7, 12, 3, 4, 5, 6, 8, 9, 10, 11, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27,
];

/** True for the id of a known sport. */
export const isSportId = (id: number): id is SportId => Number.isInteger(id) && id >= 1 && id <= 27;

/** Soccer-type sports: a live handicap counts only the goals after the bet (domain B5). */
export const isSoccerType = (sportId: number): boolean => sportId === 1 || sportId === 15 || sportId === 16;
