import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { installRelease } from "./installRelease.ts";
import { filesOf } from "./site.ts";

let room = "";
let site = "";

beforeEach(() => {
  room = mkdtempSync(join(tmpdir(), "install-"));
  site = join(room, "site");
});

afterEach(() => rmSync(room, { recursive: true }));

function write(file: string, text: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** A build of a release as `npm run build` makes it, each file with its packed copies. */
function built(release: string, more: Readonly<Record<string, string>> = {}): string {
  const folder = join(room, `dist-${release}`);
  const script = `assets/index-${release.replaceAll(".", "")}AAAA.js`;
  const texts = {
    "index.html": `<style>a{}</style><script>boot("${release}")</script><script type="module" src="./${script}"></script>`,
    "version.json": `{"release":"${release}","commit":"${release.replaceAll(".", "").padEnd(40, "0")}"}\n`,
    "host-kit-2.js": `// ${release}`,
    "config.sample.json": "{}\n",
    [script]: `import("${release}")`,
    ...more,
  };
  for (const [name, text] of Object.entries(texts)) {
    write(join(folder, name), text);
    write(join(folder, `${name}.br`), brotliCompressSync(text));
    write(join(folder, `${name}.gz`), gzipSync(text));
  }
  return folder;
}

const START = Date.UTC(2026, 10, 1);
const DAY = 86_400_000;

const bring = (dist: string, day = 0, dryRun = false) => installRelease({ dist, site, dryRun, now: START + day * DAY });
const back = (day = 0) => installRelease({ dist: undefined, site, dryRun: false, now: START + day * DAY });

const plain = (name: string): string => readFileSync(join(site, name), "utf8");

/** What a browser gets that takes br, one that takes gzip, and one that takes neither. */
const served = (name: string): readonly string[] => [
  brotliDecompressSync(readFileSync(join(site, `${name}.br`))).toString(),
  gunzipSync(readFileSync(join(site, `${name}.gz`))).toString(),
  plain(name),
];

test("an upgrade and the way back change the page and version.json in every packing", () => {
  bring(built("1.0.0"));
  bring(built("1.1.0"), 1);
  for (const text of served("index.html")) expect(text).toContain("110AAAA");
  back(2);
  for (const text of served("index.html")) expect(text).toContain("100AAAA");
  for (const text of served("version.json")) expect(text).toContain("1.0.0");
});

test("the way back leads down one release at a time, and says when there is none", () => {
  for (const release of ["1.0.0", "1.1.0", "1.2.0"]) bring(built(release));
  back();
  expect(plain("version.json")).toContain("1.1.0");
  back();
  expect(plain("version.json")).toContain("1.0.0");
  expect(back).toThrow(`nothing is kept of a release before the current one of ${site}`);
  bring(built("1.3.0"));
  back();
  expect(plain("version.json")).toContain("1.0.0");
});

test("a site that was copied by hand is kept before the first upgrade, and can be gone back to", () => {
  bring(built("1.0.0"));
  rmSync(`${site}.releases`, { recursive: true });
  write(join(site, "brand/logo.svg"), "<svg/>");
  bring(built("1.1.0"));
  back();
  for (const text of served("index.html")) expect(text).toContain("100AAAA");
  expect(plain("brand/logo.svg")).toBe("<svg/>");
});

test("config.json and the operator's own files are never touched; a first install makes one of the sample", () => {
  bring(built("1.0.0"));
  expect(plain("config.json")).toBe("{}\n");
  write(join(site, "config.json"), '{ "age": 18 }');
  write(join(site, "words/en-US.json"), "{}");
  bring(built("1.1.0", { "config.json": "{}" }));
  back();
  expect(plain("config.json")).toBe('{ "age": 18 }');
  expect(existsSync(join(site, "words/en-US.json"))).toBe(true);
});

test("a packed copy that the release does not have goes, since servers prefer it", () => {
  bring(built("1.0.0"));
  const next = built("1.1.0");
  for (const ending of [".br", ".gz"]) rmSync(join(next, `index.html${ending}`));
  bring(next);
  expect(filesOf(site).filter((name) => name.startsWith("index.html"))).toEqual(["index.html"]);
});

test("files of an earlier release stay until two later ones are out and 30 days have passed", () => {
  const script = "assets/index-100AAAA.js";
  bring(built("1.0.0", { "host-kit.js": "// the oldest name" }));
  bring(built("1.1.0"), 10);
  bring(built("1.2.0"), 20);
  bring(built("1.3.0"), 40);
  expect(existsSync(join(site, script))).toBe(true);
  const said = bring(built("1.4.0"), 41);
  expect(existsSync(join(site, script))).toBe(false);
  expect(existsSync(join(site, `${script}.br`))).toBe(false);
  expect(existsSync(join(site, "assets/index-110AAAA.js"))).toBe(true);
  expect(existsSync(join(site, "host-kit.js"))).toBe(true);
  expect(said.join("\n")).toContain("Kept for pages that are open: 1.1.0 until 2026-12-21 at least");
});

test("a release of which fewer than two later ones are out stays, however old it is", () => {
  bring(built("1.0.0"));
  bring(built("1.1.0"), 400);
  bring(built("1.1.0"), 800);
  expect(existsSync(join(site, "assets/index-100AAAA.js"))).toBe(true);
});

test("what replaces a file is a second younger, so that its ETag is another one", () => {
  bring(built("1.0.0"));
  const later = new Date(Date.now() + 60_000);
  utimesSync(join(site, "index.html"), later, later);
  bring(built("1.1.0"));
  expect(statSync(join(site, "index.html")).mtimeMs).toBeGreaterThanOrEqual(
    Math.floor(later.getTime() / 1_000) * 1_000 + 1_000,
  );
});

test("files can be read by the server whatever the builder's mask was", () => {
  const next = built("1.0.0");
  for (const name of filesOf(next)) write(join(next, name), readFileSync(join(next, name)));
  const before = process.umask(0o077);
  try {
    bring(next);
  } finally {
    process.umask(before);
  }
  for (const name of ["index.html", "assets/index-100AAAA.js.br"])
    expect(statSync(join(site, name)).mode & 0o444).toBe(0o444);
  for (const name of ["", "assets"]) expect(statSync(join(site, name)).mode & 0o555).toBe(0o555);
});

test("a dry run says the same and does nothing", () => {
  bring(built("1.0.0"));
  const before = filesOf(room);
  const dist = built("1.1.0");
  const said = bring(dist, 1, true);
  expect(said[0]).toBe(`1.1.0 of 1100000 would be in ${site}; below it stands 1.0.0 of 1000000.`);
  expect(filesOf(room).filter((name) => !name.startsWith("dist-1.1.0"))).toEqual(before);
  expect(plain("version.json")).toContain("1.0.0");
});

test("it names the entries that the policy needs for another page", () => {
  bring(built("1.0.0"));
  const said = bring(built("1.1.0"));
  expect(said.at(-1)).toMatch(
    /^The page's policy \(Content-Security-Policy\) needs 'sha256-[^']{44}' beside what it has\.$/,
  );
});

test.each([
  ["is none", () => join(room, "nowhere"), /holds no release: index\.html is missing \(npm run build\)/],
  [
    "lacks what its page loads",
    () => {
      const next = built("1.1.0");
      rmSync(join(next, "assets/index-110AAAA.js"));
      return next;
    },
    /is not whole: its page loads assets\/index-110AAAA\.js, which is missing/,
  ],
  [
    "is not what its sums say",
    () => {
      const next = built("1.1.0");
      writeFileSync(`${next}-sha256.txt`, `${"0".repeat(64)}  dist/index.html\n`);
      return next;
    },
    /index\.html is not the file of which .*-sha256\.txt has the sum/,
  ],
  [
    "is older than config.json demands",
    () => {
      write(join(site, "config.json"), '{ "minVersion": "1.2.0" }');
      return built("1.1.0");
    },
    /asks for minVersion 1\.2\.0, and this is 1\.1\.0: lower it first/,
  ],
])("a release that %s is refused before anything is done", (_which, make, words) => {
  bring(built("1.0.0"));
  const dist = make();
  expect(() => bring(dist)).toThrow(words);
  expect(plain("version.json")).toContain("1.0.0");
});

test("what was broken off is taken up by the same command", () => {
  bring(built("1.0.0"));
  const next = built("1.1.0");
  bring(next);
  // as if it had stopped before the page
  for (const name of ["index.html", "index.html.br", "index.html.gz"])
    write(join(site, name), readFileSync(join(room, "dist-1.0.0", name)));
  bring(next);
  for (const text of served("index.html")) expect(text).toContain("110AAAA");
  back();
  for (const text of served("index.html")) expect(text).toContain("100AAAA");
});

test("two installs at once are refused", () => {
  bring(built("1.0.0"));
  writeFileSync(join(`${site}.releases`, "at-work"), "1\n");
  const dist = built("1.1.0");
  expect(() => bring(dist)).toThrow(/another install is at work/);
  expect(plain("version.json")).toContain("1.0.0");
});
