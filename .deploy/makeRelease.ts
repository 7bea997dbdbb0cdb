import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { makeBuild } from "./build.ts";
import manifest from "../package.json" with { type: "json" };

const FOLDER = "dist";

/** Beside the build: what is in it, and what each of its files is. */
const SUMS = "dist-sha256.txt";
const SBOM = "dist-sbom.cdx.json";

const CHANGES = ".deploy/CHANGELOG.md";

/** Where a change is an operator's or a host's to read about. */
const THEIRS = [
  ".deploy",
  "app/config.ts",
  "app/flows/operator",
  "app/host",
  "app/hostKit",
  "app/api/contract.schema.json",
];

const git = (...asked: readonly string[]): string => execFileSync("git", asked, { encoding: "utf8" }).trim();

const hash = (bytes: string | Buffer): string => createHash("sha256").update(bytes).digest("hex");

/** The hashes of all files of the build, as `sha256sum -c` reads them. */
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
 * What the app is made of, as CycloneDX: npm's own list of what is installed for it. Number and time are those of the commit,
 * so that two lists of one commit are one.
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

/** What stands of a release in the list of changes. */
export interface Release {
  readonly version: string;
  /** YYYY-MM-DD, of the commit. */
  readonly day: string;
  readonly commit: string;
  readonly sums: string;
  /** What `integrity` of host-kit-2.js is. */
  readonly kit: string;
  /** The subjects of what operators and hosts read about, the newest first. */
  readonly changes: readonly string[];
}

const headOf = (version: string): string => `## ${version} ·`;

/** What is written by hand, while it is worked on, for the release to come. */
const NEXT = "## Next";

/** What was written by hand in a section: all between its head and the commit. */
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
 * The list of changes with this release at its head; one that stands there already is written anew. What was written by hand for it
 * goes along.
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

/** The commit of the release before this one, as the list of changes names it; "" where there is none. */
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

/** Builds a release of the commit that stands here, for those who have the releases in `since` too, and writes down what it is. */
function makeRelease(since: readonly string[]): void {
  if (git("status", "--porcelain") !== "") throw new Error("commit first: a release is of one commit");
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
  makeRelease(values.since);
}
