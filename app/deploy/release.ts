import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

interface Package {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
}

/**
 * Copied into the build by the tools themselves: Tabler's drawings, and the code that Vite and Rolldown add around
 * chunks.
 */
const BY_TOOLS = ["@tabler/icons", "vite", "rolldown"];

const LICENCE = /^(?:licen[cs]e|notice|copying)\b/i;

/** After this line a tool's licence lists what only the tool contains. */
const OF_THE_TOOL = /^# Licenses of bundled dependencies/m;

/** The folder of the package to which a module belongs; undefined for the app's own. */
const packageOf = (module: string): string | undefined =>
  /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(module.replace(/^\0/, ""))?.[0];

/** Name, version and full licence of a package. Throws if it has neither licence nor name. */
function noticeOf(folder: string): readonly [name: string, notice: string] {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Package;
  const texts = readdirSync(folder)
    .filter((file) => LICENCE.test(file))
    .map((file) => readFileSync(join(folder, file), "utf8").split(OF_THE_TOOL)[0]?.trim() ?? "");
  if (texts.length === 0 && license === undefined) throw new Error(`${name} does not say its licence`);
  return [name, [`${name} ${version} (${license ?? "see below"})`, ...texts].join("\n\n")];
}

/** The notices of all packages in these folders, by name: what their licences require in copies. */
function noticesOf(folders: Iterable<string>): string {
  const notices = new Map([...new Set(folders)].map((folder) => noticeOf(folder)));
  const sorted = [...notices].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, notice]) => notice);
  return `${["This app contains the following packages.", ...sorted].join(`\n\n${"-".repeat(80)}\n\n`)}\n`;
}

/** The commit being built: the folder's, else COMMIT's (a container has no history), else "". */
function commit(): string {
  if (!existsSync(".git")) return process.env.COMMIT ?? "";
  return execFileSync("git", ["rev-parse", "HEAD"], { encoding: "utf8" }).trim();
}

/** Emits beside the app which release it is (version.json) and whose work it contains (THIRD-PARTY.txt). */
export const release = (version: string): Plugin => ({
  name: "release",
  apply: "build",
  generateBundle(_options, bundle) {
    const modules = Object.values(bundle).flatMap((part) => (part.type === "chunk" ? part.moduleIds : []));
    const folders = modules.flatMap((module) => packageOf(module) ?? []);
    const source = noticesOf([...folders, ...BY_TOOLS.map((name) => join("node_modules", name))]);
    this.emitFile({ type: "asset", fileName: "THIRD-PARTY.txt", source });
    const says = `${JSON.stringify({ release: version, commit: commit() })}\n`;
    this.emitFile({ type: "asset", fileName: "version.json", source: says });
  },
});
