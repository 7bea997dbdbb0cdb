import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { brotliCompressSync, constants, zstdCompressSync } from "node:zlib";

/** A script or stylesheet: its name without the content hash is the same in each release. */
const PART = /^(.+)-.{7}\.(js|css)$/;

/** The start of a body compressed with a dictionary; the hash of the dictionary follows (RFC 9842, 5). */
const MAGIC = Buffer.from("5e2a4d1820000000", "hex");

/** Their folder, below that of the files themselves. */
const ROOM = "dcz";

/** A file of an earlier release, which a returning browser already has. */
interface Known {
  readonly name: string;
  readonly bytes: Buffer;
}

/** The name without the content hash: "index.js". */
const stemOf = (name: string): string | undefined => {
  const [, stem, ending] = PART.exec(name) ?? [];
  return stem === undefined ? undefined : `${stem}.${ending}`;
};

/**
 * The folder of a dictionary. A browser names it by its SHA-256 in base64, which cannot be a file name: the first three
 * runs of letters and digits are used, because the servers' samples can extract those. Undefined in the one case in
 * thousands where that is too short to be unique.
 */
function folderOf(dictionary: Buffer): string | undefined {
  const sum = createHash("sha256").update(dictionary).digest("base64");
  const name = sum.split(/[+/]+/, 3).join("").replace("=", "");
  return name.length < 8 ? undefined : name;
}

/** The scripts and stylesheets of a release. Throws if the folder has none. */
export function partsOf(release: string): readonly Known[] {
  const folder = join(release, "assets");
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const known = names
    .filter((name) => stemOf(name) !== undefined)
    .map((name) => ({ name, bytes: readFileSync(join(folder, name)) }));
  if (known.length === 0) throw new RangeError(`${release} holds no release: name the folder of a dist`);
  return known;
}

/** This text, compressed for a client that has that dictionary. */
function packedWith(dictionary: Buffer, text: Buffer): Buffer {
  const frame = zstdCompressSync(text, { dictionary, params: { [constants.ZSTD_c_compressionLevel]: 22 } });
  return Buffer.concat([MAGIC, createHash("sha256").update(dictionary).digest(), frame]);
}

/**
 * Compresses each script and stylesheet of a build for browsers that have an earlier release's file of the same name,
 * if that is smaller than brotli: `assets/dcz/<folder of the dictionary>/<name>`. Returns how many there are.
 */
export function packSince(build: string, known: readonly Known[]): number {
  const folder = join(build, "assets");
  let count = 0;
  for (const name of readdirSync(folder)) {
    const stem = stemOf(name);
    const before = stem === undefined ? [] : known.filter((one) => stemOf(one.name) === stem);
    // a returning browser does not request a file whose name is unchanged
    if (before.length === 0 || before.some((one) => one.name === name)) continue;
    const text = readFileSync(join(folder, name));
    const most = brotliCompressSync(text).length;
    for (const { bytes } of before) {
      const room = folderOf(bytes);
      const packed = packedWith(bytes, text);
      if (room === undefined || packed.length >= most) continue;
      mkdirSync(join(folder, ROOM, room), { recursive: true });
      writeFileSync(join(folder, ROOM, room, name), packed);
      count += 1;
    }
  }
  return count;
}

/**
 * Names of scripts or stylesheets that more than one file of a build has. A browser keeps one of them as the dictionary
 * for the next release, and would load the other anew.
 */
export function twinsOf(names: readonly string[]): readonly string[] {
  const stems = names.flatMap((name) => stemOf(name) ?? []);
  return [...new Set(stems.filter((stem, place) => stems.indexOf(stem) !== place))];
}

/** Builds the app, also for clients with one of these earlier releases: their folders, each like `dist` was. */
export function makeBuild(folder: string, since: readonly string[]): void {
  // read first: the build empties its folder, in which the last release may be
  const known = since.flatMap(partsOf);
  const asked = ["build", "--outDir", folder, "--emptyOutDir", "--logLevel", "warn"];
  // the sums of what was there are not those of what comes
  rmSync(`${folder}-sha256.txt`, { force: true });
  execFileSync("node_modules/.bin/vite", asked, { stdio: "inherit" });
  const twins = twinsOf(readdirSync(join(folder, "assets")));
  if (twins.length > 0) throw new Error(`two files are named ${twins.join(", ")}: a returning browser needs one each`);
  if (since.length > 0) console.log(`${packSince(folder, known)} files packed for those who were here`);
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { since: { type: "string", multiple: true, default: [] }, outDir: { type: "string", default: "dist" } },
  });
  makeBuild(values.outDir, values.since);
}
