/** Says to whoever looks after the site that an address did not fit (spec §5, single-match page). */
export function noteMisfit(what: string): void {
  // oxlint-disable-next-line no-console -- the spec asks for a log entry, and a page has no other log
  console.error(`match page: ${what}`);
}
