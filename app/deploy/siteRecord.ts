import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** One call of the command: which release came to the site, and when. */
export interface Install {
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
  /** It was a way back: what had come after this release does not count as the one before. */
  readonly back?: true;
}

/** A release that a site has or had. */
export interface Known {
  readonly release: string;
  readonly commit: string;
  /** Every file of it, by its path in the site. */
  readonly files: readonly string[];
}

/** What is remembered of a site, beside its folder and never served. */
export interface SiteRecord {
  /** Oldest first. */
  readonly installs: readonly Install[];
  /** By id; whole copies are in folders of these names. */
  readonly releases: Readonly<Record<string, Known>>;
}

/** So many releases must have come after one before its files go. */
const LATER_RELEASES = 2;
/** And so many days must have passed since it was replaced: a page may stay open, or come back from a phone's memory. */
const LEAST_DAYS = 30;

const DAY_MS = 86_400_000;
const FILE = "releases.json";

/** The folder beside a site in which its releases are kept. */
export const roomOf = (site: string): string => `${site}.releases`;

/** What is remembered of a site; nothing of one that the command has not seen. */
export function readRecord(site: string): SiteRecord {
  const file = join(roomOf(site), FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as SiteRecord) : { installs: [], releases: {} };
}

/** Remembers, whole or not at all. */
export function writeRecord(site: string, record: SiteRecord): void {
  const file = join(roomOf(site), FILE);
  mkdirSync(roomOf(site), { recursive: true });
  writeFileSync(`${file}.new`, `${JSON.stringify(record, undefined, 2)}\n`);
  renameSync(`${file}.new`, file);
}

/** The releases that stand one upon the other: the last is the current one, the one below it is where the way back leads. */
export function standing({ installs }: SiteRecord): readonly string[] {
  const stack: string[] = [];
  for (const { id, back } of installs) {
    const place = back === true ? stack.lastIndexOf(id) : -1;
    if (place >= 0) stack.length = place + 1;
    else if (stack.at(-1) !== id) stack.push(id);
  }
  return stack;
}

/** When a release was replaced, ms since 1970, and how many others have come since; undefined for the current one. */
function replaced({ installs }: SiteRecord, id: string): { at: number; later: number } | undefined {
  const last = installs.findLastIndex((one) => one.id === id);
  const after = installs.slice(last + 1);
  const [next] = after;
  return next && { at: Date.parse(next.at), later: new Set(after.map((one) => one.id)).size };
}

/** Releases of which no page can still be open, by the rule of the operators' page: their files may go. */
export const outdated = (record: SiteRecord, now: number): readonly string[] =>
  Object.keys(record.releases).filter((id) => {
    const end = replaced(record, id);
    return end !== undefined && end.later >= LATER_RELEASES && now - end.at > LEAST_DAYS * DAY_MS;
  });

/** A release that is kept for open pages, and until when at least. */
export interface Kept {
  readonly release: string;
  /** ISO day. */
  readonly until: string;
}

/** What is kept beside the current release. */
export const keptOf = (record: SiteRecord, now: number): readonly Kept[] =>
  Object.entries(record.releases).flatMap(([id, { release }]) => {
    const end = replaced(record, id);
    if (end === undefined || outdated(record, now).includes(id)) return [];
    return [{ release, until: new Date(end.at + LEAST_DAYS * DAY_MS).toISOString().slice(0, 10) }];
  });

/** Files of outdated releases that no other release has. The host kits' names stay: other people's pages name them. */
export function leftOver(record: SiteRecord, now: number): readonly string[] {
  const old = outdated(record, now);
  const used = new Set(Object.entries(record.releases).flatMap(([id, { files }]) => (old.includes(id) ? [] : files)));
  const gone = new Set(old.flatMap((id) => record.releases[id]?.files ?? []));
  return [...gone].filter((file) => !used.has(file) && !file.startsWith("host-kit")).toSorted();
}
