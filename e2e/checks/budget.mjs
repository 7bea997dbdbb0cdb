// Fails if the first list needs more JavaScript or CSS than a phone should wait for.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

/**
 * Kilobytes (1,000 bytes) after brotli at its highest level (performance 4); `inline` is what the page itself holds, `slip` what a member
 * who comes back has fetched beside it (app/start/plainSlip.ts).
 */
const LIMITS = { script: 140, style: 15, inline: 4.5, slip: 6.5 };
const folder = process.argv[2] ?? "dist";

const page = readFileSync(join(folder, "index.html"), "utf8");
const attribute = (tag, name) => new RegExp(`\\s${name}="\\./([^"]+)"`).exec(tag)?.[1];
const tags = page.match(/<(?:script|link)\b[^>]*>/g) ?? [];
const scripts = new Set(tags.flatMap((tag) => (tag.startsWith("<script") ? (attribute(tag, "src") ?? []) : [])));
for (const tag of tags) if (tag.includes("modulepreload")) scripts.add(attribute(tag, "href"));
const styles = new Set(tags.flatMap((tag) => (tag.includes('rel="stylesheet"') ? (attribute(tag, "href") ?? []) : [])));

// one language's messages come by a dynamic import before anything is rendered: one chunk names them before the rest
// (text/i18n.ts)
const named = [...scripts].flatMap(
  (script) => /en-US-[\w-]+\.js/.exec(readFileSync(join(folder, script), "utf8"))?.[0] ?? [],
);
if (named.length === 0) throw new Error("no part names the en-US catalogue");
for (const name of named) scripts.add(`assets/${name}`);

// and whatever those import statically
const IMPORTS = /(?:\bfrom|\bimport)\s*["']\.\/([\w.-]+\.js)["']/g;
for (const script of scripts) {
  for (const [, name] of readFileSync(join(folder, script), "utf8").matchAll(IMPORTS)) scripts.add(`assets/${name}`);
}

/** Prints the sizes of these texts; true if their sum is within the limit. */
function within(kind, texts, limit) {
  let sum = 0;
  for (const [name, text] of texts) {
    const size = brotliCompressSync(text).length;
    sum += size;
    process.stdout.write(`${(size / 1_000).toFixed(2).padStart(8)} kB  ${name}\n`);
  }
  process.stdout.write(`${(sum / 1_000).toFixed(2).padStart(8)} kB of ${limit} kB ${kind}\n`);
  return texts.length > 0 && sum <= limit * 1_000;
}

const filesOf = (names) => [...names].map((name) => [name, readFileSync(join(folder, name))]);
// a part that moves into the page is not saved; what is no script (type="application/json") is not run
const inline = [...page.matchAll(/<script(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, text], at) => [
  `index.html, script ${at + 1}`,
  text,
]);
const ofSlip = tags.flatMap((tag) =>
  tag.includes('rel="slip"') && !tag.includes('as="style"') && (!tag.includes("hreflang") || tag.includes('"en-US"'))
    ? attribute(tag, "href")
    : [],
);
const small = [
  within("script", filesOf(scripts), LIMITS.script),
  within("style", filesOf(styles), LIMITS.style),
  within("script in the page", inline, LIMITS.inline),
  within("script of the slip before the app", filesOf(ofSlip), LIMITS.slip),
];
process.exit(small.every(Boolean) ? 0 : 1);
