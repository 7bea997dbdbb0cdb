/** An announcement of the operator (spec §3). */
export interface Announcement {
  readonly id: number;
  /** 1 general, 2 important, 3 match; an unknown number is kept (NET-13). */
  readonly type: number;
  /** ISO 8601 UTC. */
  readonly updatedAt: string;
  /** Plain text or the contract's small HTML subset; never inserted into the page as it is (trust E9). */
  readonly content: string;
}
