/** Requirements that are not met yet, by their words: each fails as soon as it is met, and then leaves this list. */
export const PENDING: ReadonlySet<string> = new Set([
  "notice banner at top showing 'ID:{bet id} {status}' on bet status changes",
  "Status poll raises a notice when a status changes",
  "detail tabs Animation, Video, Data, Chat",
  "detail tabs of a match to come",
  "resource-unavailable",
  "bet record labels: bet (id)",
  "market with full or half game, on a settled row",
]);
