/** Match ids by sport: a member's favourites, everyone's, or the hot matches (spec §3, Favourites). */
export type MatchIds = Readonly<Record<number, readonly number[]>>;
