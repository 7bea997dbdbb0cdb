/** An announcement of the operator (spec §3). */
export interface Announcement {
  readonly id: number;
  /** 1 general, 2 important, 3 match; a number we do not know stays (NET-13). */
  readonly type: number;
  /** ISO 8601 UTC. */
  readonly updatedAt: string;
  /** Plain text or the small HTML subset of the contract; never put into the page as it is (trust E9). */
  readonly content: string;
}
