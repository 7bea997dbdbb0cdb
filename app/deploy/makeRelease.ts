import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { makeBuild } from "./build.ts";
import manifest from "../../package.json" with { type: "json" };

const FOLDER = "dist";

/** Beside the build: the hash of each of its files. */
const SUMS = "dist-sha256.txt";
const SBOM = "dist-sbom.cdx.json";

const CHANGES = "app/deploy/CHANGELOG.md";

/** Paths whose changes concern operators or hosts. */
const THEIRS = [
  "app/deploy",
  "app/config.ts",
  "app/flows/operator",
  "app/host",
  "app/hostKit",
  "app/api/contract.schema.json",
];

const git = (...asked: readonly string[]): string => execFileSync("git", asked, { encoding: "utf8" }).trim();

const hash = (bytes: string | Buffer): string => createHash("sha256").update(bytes).digest("hex");

/** The hashes of all files of the build, in the format of `sha256sum -c`. */
export function sumsOf(folder: string): string {
  const files = globSync(`${folder}/**`, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .toSorted();
  return files.map((file) => `${hash(readFileSync(file))}  ${file}\n`).join("");
}

interface Bom {
  serialNumber?: string;
  readonly metadata: { timestamp?: string; readonly component: { name: string } };
}

/**
 * The app's components, as CycloneDX: npm's own list of what is installed for it. Serial number and time are the
 * commit's, so that two lists for one commit are identical.
 */
export function sbomOf(listed: string, commit: string, at: string): string {
  const bom = JSON.parse(listed) as Bom;
  const [, a, b, c, d, e] = /^(.{8})(.{4}).(.{3}).(.{3})(.{12})/.exec(hash(`sportsbook ${commit}`)) ?? [];
  bom.serialNumber = `urn:uuid:${a}-${b}-5${c}-8${d}-${e}`;
  bom.metadata.timestamp = at;
  // npm names it after the folder
  bom.metadata.component.name = manifest.name;
  return `${JSON.stringify(bom, undefined, 2)}\n`;
}

/** A release in the changelog. */
export interface Release {
  readonly version: string;
  /** YYYY-MM-DD, of the commit. */
  readonly day: string;
  readonly commit: string;
  readonly sums: string;
  /** The `integrity` of host-kit-2.js. */
  readonly kit: string;
  /** The subjects of changes that concern operators and hosts, newest first. */
  readonly changes: readonly string[];
}

const headOf = (version: string): string => `## ${version} ·`;

/** Written by hand, during development, for the next release. */
const NEXT = "## Next";

/** What was written by hand in a section: everything between its heading and the commit. */
const writtenIn = (section: string): string =>
  section
    .split("\n")
    .slice(1)
    .join("\n")
    .split(/^Commit `/m)[0]
    ?.trim() ?? "";

const sectionOf = ({ version, day, commit, sums, kit, changes }: Release, written: string): string =>
  [
    `${headOf(version)} ${day}`,
    "",
    ...(written === "" ? [] : [written, ""]),
    `Commit \`${commit}\`, ${sums.trim().split("\n").length} files; the sum of their sums (\`${SUMS}\`) is`,
    `\`${hash(sums)}\`, and \`host-kit-2.js\` is`,
    `\`${kit}\`.`,
    "",
    ...(changes.length > 0 ? changes.map((subject) => `- ${subject}`) : ["- Nothing for operators and hosts."]),
    "",
  ].join("\n");

/**
 * The changelog with this release at the top; one that is already there is replaced. What was written by hand for it is
 * kept.
 */
export function withRelease(text: string, release: Release): string {
  const [title = "", ...sections] = text.split(/^(?=## )/m);
  const isIts = (section: string) => section.startsWith(headOf(release.version)) || section.startsWith(NEXT);
  const written = sections.filter(isIts).map(writtenIn).filter(Boolean).join("\n\n");
  const others = sections.filter((section) => !isIts(section));
  return [
    `${title.trimEnd()}\n\n`,
    sectionOf(release, written),
    ...others.map((section, place) => (place === 0 ? `\n${section}` : section)),
  ].join("");
}

/** The commit of the previous release, from the changelog; "" if there is none. */
export function releasedBefore(text: string, version: string): string {
  const sections = text.split(/^(?=## )/m).slice(1);
  const before = sections.find((section) => !section.startsWith(headOf(version)) && !section.startsWith(NEXT));
  return /^Commit `([0-9a-f]{40})`/m.exec(before ?? "")?.[1] ?? "";
}

function changesSince(before: string): readonly string[] {
  // the first release has no list: everything in it is new
  if (before === "") return ["First release with this list."];
  const subjects = git("log", "--format=%s", `${before}..HEAD`, "--", ...THEIRS, `:!${CHANGES}`);
  return subjects === "" ? [] : [...new Set(subjects.split("\n"))];
}

/** Builds a release of the current commit, also for clients with the releases in `since`, and records what it is. */
function makeRelease(since: readonly string[]): void {
  if (git("status", "--porcelain") !== "")
    throw new RangeError("commit your changes first: a release is of one commit");
  makeBuild(FOLDER, since);
  const sums = sumsOf(FOLDER);
  writeFileSync(SUMS, sums);
  const asked = ["sbom", "--sbom-format", "cyclonedx", "--omit", "dev", "--package-lock-only"];
  const commit = git("rev-parse", "HEAD");
  const at = new Date(Number(git("log", "-1", "--format=%ct")) * 1_000).toISOString();
  writeFileSync(SBOM, sbomOf(execFileSync("npm", asked, { encoding: "utf8", maxBuffer: 1 << 26 }), commit, at));
  const changes = readFileSync(CHANGES, "utf8");
  const { version } = manifest;
  const kits = JSON.parse(readFileSync(`${FOLDER}/kit-integrity.json`, "utf8")) as Record<string, string>;
  writeFileSync(
    CHANGES,
    withRelease(changes, {
      version,
      day: at.slice(0, 10),
      commit,
      sums,
      kit: kits["host-kit-2.js"] ?? "",
      changes: changesSince(releasedBefore(changes, version)),
    }),
  );
  console.log(`${version} of ${commit.slice(0, 7)} is in ${FOLDER}; its files sum up to ${hash(sums)}`);
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { since: { type: "string", multiple: true, default: [] } } });
  try {
    makeRelease(values.since);
  } catch (error) {
    // a system error is a command that failed, which has said why
    if (!(error instanceof RangeError || (error instanceof Error && "status" in error))) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}
