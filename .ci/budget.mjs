// Fails when the first list needs more JavaScript or CSS than a phone should wait for.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

/** Kilobytes (1,000 bytes) after brotli at its best (performance 4). */
const LIMITS = { script: 140, style: 15 };
const folder = process.argv[2] ?? "dist";

const page = readFileSync(join(folder, "index.html"), "utf8");
const attribute = (tag, name) => new RegExp(`\\s${name}="\\./([^"]+)"`).exec(tag)?.[1];
const tags = page.match(/<(?:script|link)\b[^>]*>/g) ?? [];
const scripts = new Set(tags.flatMap((tag) => (tag.startsWith("<script") ? (attribute(tag, "src") ?? []) : [])));
for (const tag of tags) if (tag.includes("modulepreload")) scripts.add(attribute(tag, "href"));
const styles = new Set(tags.flatMap((tag) => (tag.includes('rel="stylesheet"') ? (attribute(tag, "href") ?? []) : [])));

// the words of one language come by a dynamic import before anything is drawn: the entry names them before the rest (text/i18n.ts)
const entry = tags.find((tag) => tag.includes('type="module"'));
const main = attribute(entry ?? "", "src");
if (main === undefined) throw new Error(`${folder}/index.html names no module`);
const words = /en-US-[\w-]+\.js/.exec(readFileSync(join(folder, main), "utf8"))?.[0];
if (words === undefined) throw new Error("the entry names no en-US catalogue");
scripts.add(`assets/${words}`);

// and whatever those import for good
const IMPORTS = /(?:\bfrom|\bimport)\s*["']\.\/([\w.-]+\.js)["']/g;
for (const script of scripts) {
  for (const [, name] of readFileSync(join(folder, script), "utf8").matchAll(IMPORTS)) scripts.add(`assets/${name}`);
}

/** Prints the sizes of these files; true when their sum is within the limit. */
function within(kind, files, limit) {
  let sum = 0;
  for (const file of files) {
    const size = brotliCompressSync(readFileSync(join(folder, file))).length;
    sum += size;
    process.stdout.write(`${(size / 1_000).toFixed(2).padStart(8)} kB  ${file}\n`);
  }
  process.stdout.write(`${(sum / 1_000).toFixed(2).padStart(8)} kB of ${limit} kB ${kind}\n`);
  return files.length > 0 && sum <= limit * 1_000;
}

const small = [within("script", [...scripts], LIMITS.script), within("style", [...styles], LIMITS.style)];
process.exit(small.every(Boolean) ? 0 : 1);
