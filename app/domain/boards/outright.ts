/** One runner of an outright: a team or player that may win it (spec §1, outright). */
export interface Runner {
  /** Above 0; makes a bet on it an outright bet (spec §3, OrID). */
  readonly orId: number;
  readonly couId: number;
  readonly name: string;
  /** Always decimal (domain A7); 0 = not offered. */
  readonly odds: number;
  /** The ticket status bits (domain H1). */
  readonly status: number;
}

/** An outright market: who wins a league (contract, GetOutRight). */
export interface Outright {
  readonly leagueId: number;
  readonly leagueName: string;
  readonly sportId: number;
  readonly title: string;
  /** ISO 8601 UTC. */
  readonly closesAt: string;
  readonly runners: readonly Runner[];
}
