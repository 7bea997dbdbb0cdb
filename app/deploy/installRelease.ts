// Brings a release to a site and back: `npm run install-release -- dist /srv/sportsbook` (app/deploy/README.md).
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { isBefore } from "#app/domain/release.ts";
import { copyWhole, OWN, policyEntries, type Release, releaseIn, type Step, stepsFor, takeSteps } from "./site.ts";
import {
  keptOf,
  leftOver,
  outdated,
  readRecord,
  roomOf,
  type SiteRecord,
  standing,
  writeRecord,
} from "./siteRecord.ts";

const USAGE = `npm run install-release -- <dist> <site>      brings a release to the folder that a server serves
npm run install-release -- --back <site>      back to the release before the current one
  --dry-run   says what would be done, and does nothing`;

const SAMPLE = "config.sample.json";

interface Wish {
  readonly site: string;
  /** The folder of the release; undefined on the way back. */
  readonly dist: string | undefined;
  readonly dryRun: boolean;
  /** ms since 1970. */
  readonly now: number;
}

const copyOf = (site: string, id: string): string => join(roomOf(site), id);

/** The release that a site has without having been brought by this command: what the next one replaces of it. */
function adopted(site: string, next: Release): Release | undefined {
  if (!existsSync(join(site, "index.html"))) return undefined;
  const there = releaseIn(site);
  // pictures and words of the operator lie beside it
  const isIts = (file: string): boolean => file.startsWith("assets/") || next.files.includes(file);
  return { ...there, files: there.files.filter(isIts) };
}

/** Keeps a whole copy of a release beside the site: the way back needs nothing else. */
function keep(site: string, { id, folder, files }: Release): void {
  for (const file of files) copyWhole(join(folder, file), join(copyOf(site, id), file));
}

const withRelease = (record: SiteRecord, { id, release, commit, files }: Release): SiteRecord => ({
  ...record,
  releases: { ...record.releases, [id]: { release, commit, files } },
});

/** Throws if pages of this release would reload for ever, because config.json asks for a later one. */
function fits(site: string, { release }: Release): void {
  const file = join(site, OWN);
  if (!existsSync(file)) return;
  const wanted = /"minVersion"\s*:\s*"([^"]*)"/.exec(readFileSync(file, "utf8"))?.[1];
  if (wanted !== undefined && isBefore(release, wanted))
    throw new RangeError(`${file} asks for minVersion ${wanted}, and this is ${release}: lower it first`);
}

/** The release to bring: that of the folder, or the one below the current one. */
function wanted({ site, dist }: Wish, record: SiteRecord): Release {
  if (dist !== undefined) return releaseIn(dist);
  const before = standing(record).at(-2);
  if (before === undefined) throw new RangeError(`nothing is kept of a release before the current one of ${site}`);
  return { ...releaseIn(copyOf(site, before)), id: before };
}

const nameOf = ({ release, commit }: Pick<Release, "release" | "commit">): string =>
  commit === "" ? release : `${release} of ${commit.slice(0, 7)}`;

const count = (steps: readonly Step[], kind: Step["kind"]): number => steps.filter((step) => step.kind === kind).length;

/** The record with this install, and with the site's first release if the command had not seen it. */
function recordWith(wish: Wish, record: SiteRecord, next: Release, first: Release | undefined): SiteRecord {
  const at = new Date(wish.now).toISOString();
  const known = first === undefined ? record : withRelease(record, first);
  const since = first && { id: first.id, at: statSync(join(wish.site, "index.html")).mtime.toISOString() };
  const install = { id: next.id, at, ...(wish.dist === undefined && { back: true as const }) };
  const isCurrent = known.installs.at(-1)?.id === next.id || since?.id === next.id;
  return withRelease(
    { ...known, installs: [...known.installs, ...(since ? [since] : []), ...(isCurrent ? [] : [install])] },
    next,
  );
}

/** What the policy must have for this page, if it is not what the page before had. */
function policyWords(site: string, next: Release): readonly string[] {
  const before = existsSync(join(site, "index.html")) ? policyEntries(site) : [];
  const added = policyEntries(next.folder).filter((entry) => !before.includes(entry));
  return added.length === 0
    ? []
    : [`The page's policy (Content-Security-Policy) needs ${added.join(" and ")} beside what it has.`];
}

/** What was done, or would be, in sentences. */
function report(
  wish: Wish,
  record: SiteRecord,
  next: Release,
  steps: readonly Step[],
  gone: readonly string[],
): string[] {
  const { site, dryRun, now } = wish;
  const before = standing(record).at(-2);
  const of = before === undefined ? undefined : record.releases[before];
  const kept = keptOf(record, now).map(({ release, until }) => `${release} until ${until} at least`);
  return [
    `${nameOf(next)} ${dryRun ? "would be" : "is"} in ${site}${of === undefined ? "" : `; below it stands ${nameOf(of)}`}.`,
    `${dryRun ? "To do" : "Done"}: ${count(steps, "write")} files written, ${count(steps, "remove")} packed copies removed that have no file in this release, ${gone.length} files of outdated releases deleted. ${OWN} and all other files of yours stay.`,
    ...(kept.length === 0
      ? []
      : [`Kept for pages that are open: ${kept.join(", ")}, and until two later ones are out.`]),
    ...policyWords(site, next),
  ];
}

/**
 * Brings a release to a site, or back, and returns what it did, in sentences. Pages that are open keep their files; the
 * operator's own files are not touched. Throws a RangeError for what cannot be done, before anything is.
 */
export function installRelease(wish: Wish): readonly string[] {
  const { site, dryRun, now } = wish;
  const record = readRecord(site);
  const next = wanted(wish, record);
  fits(site, next);
  const steps = stepsFor(next, site);
  const first = record.installs.length === 0 && steps.length > 0 ? adopted(site, next) : undefined;
  const after = recordWith(wish, record, next, first);
  const gone = leftOver(after, now).filter((file) => existsSync(join(site, file)));
  const said = report(wish, after, next, steps, gone);
  if (dryRun) return said;
  alone(site, () => {
    for (const one of first === undefined ? [next] : [first, next])
      if (one.folder !== copyOf(site, one.id)) keep(site, one);
    // remembered first: if the rest is broken off, the same command takes it up
    writeRecord(site, after);
    takeSteps(steps, next.folder, site);
    if (!existsSync(join(site, OWN)) && existsSync(join(site, SAMPLE))) copyWhole(join(site, SAMPLE), join(site, OWN));
    for (const file of gone) rmSync(join(site, file));
    forget(site, after, outdated(after, now));
  });
  return said;
}

/** Deletes what is kept of releases of which no page can be open. */
function forget(site: string, { installs, releases }: SiteRecord, old: readonly string[]): void {
  for (const id of old) rmSync(copyOf(site, id), { recursive: true, force: true });
  writeRecord(site, {
    installs: installs.filter(({ id }) => !old.includes(id)),
    releases: Object.fromEntries(Object.entries(releases).filter(([id]) => !old.includes(id))),
  });
}

/** Does the work alone, since two at once would write each other's files, and so that a server may read what it makes. */
function alone(site: string, work: () => void): void {
  const lock = join(roomOf(site), "at-work");
  if (existsSync(lock)) throw new RangeError(`another install is at work on ${site}; if none is, delete ${lock}`);
  const mask = process.umask(0o022);
  mkdirSync(roomOf(site), { recursive: true });
  writeFileSync(lock, `${process.pid}\n`, { flag: "wx" });
  try {
    work();
  } finally {
    rmSync(lock);
    process.umask(mask);
  }
}

/** The command's wish. Throws a RangeError with the usage if it is none. */
function wishOf(args: readonly string[]): Wish {
  const { values, positionals } = parseArgs({
    args: args.filter((arg) => arg !== "--"),
    allowPositionals: true,
    options: { back: { type: "string" }, "dry-run": { type: "boolean", default: false } },
  });
  const [dist, site] = values.back === undefined ? positionals : [undefined, values.back];
  if (site === undefined || positionals.length !== (values.back === undefined ? 2 : 0)) throw new RangeError(USAGE);
  return { dist: dist && resolve(dist), site: resolve(site), dryRun: values["dry-run"], now: Date.now() };
}

if (import.meta.main) {
  try {
    for (const sentence of installRelease(wishOf(process.argv.slice(2)))) console.log(sentence);
  } catch (error) {
    if (!(error instanceof RangeError || error instanceof TypeError || (error instanceof Error && "syscall" in error)))
      throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}
