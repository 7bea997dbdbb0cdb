import { createHash } from "node:crypto";
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const hashed = (name: string) => /^(.+-)(.{7})(\.(?:js|css))$/.exec(name);

/** The number of the next release. */
export const NEXT = "9.0.0";

/** Writes a file and its packed copies, quickly. */
function writePacked(file: string, text: string): void {
  writeFileSync(file, text);
  writeFileSync(`${file}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }));
  writeFileSync(`${file}.gz`, gzipSync(text));
}

/**
 * Makes the next release of a build, in its place: each script and style has another name, all that name it too, its
 * number is NEXT, and one says more (`isNext`).
 */
export function nextRelease(folder: string): void {
  const assets = join(folder, "assets");
  const { release } = JSON.parse(readFileSync(join(folder, "version.json"), "utf8")) as { release: string };
  const names = new Map<string, string>();
  for (const name of readdirSync(assets)) {
    const [, stem = "", hash = "", ending = ""] = hashed(name) ?? [];
    if (hash) names.set(name, stem + createHash("sha256").update(name).digest("base64url").slice(0, 7) + ending);
  }
  const renamed = (text: string) =>
    text
      .replace(/[\w-]+-[\w-]{7}\.(?:js|css)/g, (name) => names.get(name) ?? name)
      .replaceAll(`"${release}"`, `"${NEXT}"`)
      .replaceAll(`\`${release}\``, `\`${NEXT}\``);
  for (const [name, next] of names) {
    const text = renamed(readFileSync(join(assets, name), "utf8"));
    renameSync(join(assets, name), join(assets, next));
    for (const packed of [".br", ".gz"]) rmSync(join(assets, name + packed), { force: true });
    writePacked(join(assets, next), /^index-.*js$/.test(name) ? `${text}\nglobalThis.isNext=true;` : text);
  }
  writePacked(join(folder, "index.html"), renamed(readFileSync(join(folder, "index.html"), "utf8")));
  writeFileSync(join(folder, "version.json"), `${JSON.stringify({ release: NEXT, commit: "b2" })}\n`);
}
