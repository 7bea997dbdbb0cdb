/** The signed-in member as the server says (spec §3, user info). Money in the account currency's major unit. */
export interface Member {
  readonly account: string;
  readonly name: string;
  /** null = not known; betting is then blocked (BET-16). */
  readonly balance: number | null;
  readonly cashBalance: number | null;
  readonly currency: string;
  /** Prohibited from betting (spec §6). */
  readonly paused: boolean;
  readonly allowedThemes: readonly number[];
}
