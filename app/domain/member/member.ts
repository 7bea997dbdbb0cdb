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

/**
 * What a token claims of its member (spec §3), each part undefined if the claim is absent or unusable. Shown until the
 * server has said who the member is, and no stake is checked against it; `paused` shuts betting, and its absence opens
 * nothing (SES-12).
 */
export interface ClaimedMember {
  readonly account: string | undefined;
  /** Account currency's major unit, 0 or more. */
  readonly balance: number | undefined;
  readonly currency: string | undefined;
  readonly paused: boolean | undefined;
}
