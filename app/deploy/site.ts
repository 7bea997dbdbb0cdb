import { createHash } from "node:crypto";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { hashOf } from "./headers.ts";

/** The operator's own file: never written over, never removed. */
export const OWN = "config.json";

const PACKED = [".br", ".gz"] as const;

/** Every file of a folder, by its path in it, sorted. */
export const filesOf = (folder: string): readonly string[] =>
  globSync(`${folder}/**`, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .toSorted();

/** A release in a folder. */
export interface Release {
  readonly id: string;
  readonly release: string;
  readonly commit: string;
  readonly folder: string;
  readonly files: readonly string[];
}

const sumOf = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex");

/** What the page loads from its own folder. */
const namedIn = (page: string): readonly string[] =>
  [...page.matchAll(/(?:src|href)="\.?\/?(assets\/[^"?#]+)"/g)].flatMap(([, file]) => file ?? []);

/** What is wrong with a release beside the list of its sums (`<dist>-sha256.txt`), if there is such a list. */
function unlikeSums(folder: string): string | undefined {
  const list = `${folder}-sha256.txt`;
  if (!existsSync(list)) return undefined;
  for (const line of readFileSync(list, "utf8").trim().split("\n")) {
    const [sum, file = ""] = line.split(/ {2}/);
    const path = join(folder, file.slice(file.indexOf("/") + 1));
    if (!existsSync(path)) return `${path} is missing; ${list} names it`;
    if (sumOf(readFileSync(path)) !== sum) return `${path} is not the file of which ${list} has the sum`;
  }
  return undefined;
}

/** The release in a folder. Throws a RangeError that says what is missing if it is none, or not a whole one. */
export function releaseIn(folder: string): Release {
  const at = (name: string): string => join(folder, name);
  for (const name of ["index.html", "version.json", "assets"])
    if (!existsSync(at(name))) throw new RangeError(`${folder} holds no release: ${name} is missing (npm run build)`);
  const page = readFileSync(at("index.html"), "utf8");
  const lost = namedIn(page).find((name) => !existsSync(at(name)));
  if (lost !== undefined) throw new RangeError(`${folder} is not whole: its page loads ${lost}, which is missing`);
  const unlike = unlikeSums(folder);
  if (unlike !== undefined) throw new RangeError(unlike);
  const { release, commit } = JSON.parse(readFileSync(at("version.json"), "utf8")) as Omit<Release, "id">;
  const files = filesOf(folder).filter((file) => file !== OWN);
  const sums = files.map((file) => `${sumOf(readFileSync(at(file)))} ${file}\n`).join("");
  return { id: `${release}-${sumOf(Buffer.from(sums)).slice(0, 8)}`, release, commit, folder, files };
}

/** The entries that the policy needs for what is written into a release's page. */
export function policyEntries(folder: string): readonly string[] {
  const page = readFileSync(join(folder, "index.html"), "utf8");
  const inline = /<(?:script|style)(?:\s+(?:type="module"|nonce="[^"]*"))?>([^]*?)<\/(?:script|style)>/g;
  return [...page.matchAll(inline)].map(([, text = ""]) => hashOf(text));
}

/** One thing that is done to the site. */
export interface Step {
  readonly kind: "write" | "remove";
  readonly file: string;
}

/**
 * When a file comes: what the page needs before the page, and the page before version.json, which makes open pages
 * offer the new one.
 */
function turnOf(file: string): number {
  if (file.startsWith("assets/")) return 0;
  if (file.startsWith("index.html")) return 2;
  return file.startsWith("version.json") ? 3 : 1;
}

const isSame = (one: string, other: string): boolean =>
  existsSync(other) && statSync(one).size === statSync(other).size && readFileSync(one).equals(readFileSync(other));

/**
 * What brings a release to a site, in order. A file goes with its packed copies: one that the release does not have is
 * removed, since servers prefer it to the file itself.
 */
export function stepsFor({ folder, files }: Release, site: string): readonly Step[] {
  const isIn = new Set(files);
  const stale = files
    .flatMap((file) => PACKED.map((ending) => file + ending))
    .filter((file) => !isIn.has(file) && !/\.(?:br|gz)\.(?:br|gz)$/.test(file) && existsSync(join(site, file)));
  const steps: Step[] = [
    ...files
      .filter((file) => !isSame(join(folder, file), join(site, file)))
      .map((file): Step => ({ kind: "write", file })),
    ...stale.map((file): Step => ({ kind: "remove", file })),
  ];
  return steps.toSorted((a, b) => turnOf(a.file) - turnOf(b.file) || (a.file < b.file ? -1 : 1));
}

/** A second later than the file that it replaces: servers make the ETag of time and length, which may both be equal. */
function timeAfter(file: string): Date {
  const before = existsSync(file) ? statSync(file).mtimeMs : 0;
  return new Date(Math.max(Date.now(), Math.floor(before / 1_000) * 1_000 + 1_000));
}

/** Copies a file so that a server never sees half of it, readable by everybody. */
export function copyWhole(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true, mode: 0o755 });
  const passing = `${to}.coming`;
  copyFileSync(from, passing);
  chmodSync(passing, 0o644);
  const time = timeAfter(to);
  utimesSync(passing, time, time);
  renameSync(passing, to);
}

/** Takes the steps. What was written so far is harmless if it stops in between: the same command takes up the rest. */
export function takeSteps(steps: readonly Step[], from: string, site: string): void {
  for (const { kind, file } of steps) {
    if (kind === "write") copyWhole(join(from, file), join(site, file));
    else rmSync(join(site, file), { force: true });
  }
}
