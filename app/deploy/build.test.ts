import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { zstdDecompressSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { packSince, partsOf, twinsOf } from "./build.ts";

let room = "";

beforeEach(() => {
  room = mkdtempSync(join(tmpdir(), "since-"));
});

afterEach(() => rmSync(room, { recursive: true }));

/** A build with these files under assets/. */
function release(name: string, files: Readonly<Record<string, string>>): string {
  const folder = join(room, name);
  mkdirSync(join(folder, "assets"), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, "assets", file), text);
  return folder;
}

const SAID = Array.from({ length: 200 }, (_, place) => `export const price${place} = ${place * 7931};\n`).join("");

test("a script is packed with the one of the same name, in the folder that its hash leads to", () => {
  const last = release("last", { "index-AAAAAAA.js": SAID });
  const next = release("next", { "index-BBBBBB-.js": `${SAID}export const more = 1;\n` });
  expect(packSince(next, partsOf(last))).toBe(1);
  // base64 of its SHA-256: 8Y+yz/xGioBN9PhKme619J1ERDgjmrdk+UNnWCA3sJU=
  const folder = "8YyzxGioBN9PhKme619J1ERDgjmrdk";
  expect(readdirSync(join(next, "assets/dcz"))).toEqual([folder]);
  const packed = readFileSync(join(next, "assets/dcz", folder, "index-BBBBBB-.js"));
  expect(packed.subarray(0, 8).toString("hex")).toBe("5e2a4d1820000000");
  expect(packed.subarray(8, 40).toString("base64")).toBe("8Y+yz/xGioBN9PhKme619J1ERDgjmrdk+UNnWCA3sJU=");
  expect(packed.length).toBeLessThan(100);
  expect(zstdDecompressSync(packed.subarray(40), { dictionary: Buffer.from(SAID) }).toString()).toBe(
    `${SAID}export const more = 1;\n`,
  );
});

test("what has kept its name, is new, or has nothing in common is left as it is", () => {
  const last = release("last", { "kept-AAAAAAA.js": SAID, "other-AAAAAAA.css": "a{}", "index-AAAAAAA.js": SAID });
  const next = release("next", {
    "kept-AAAAAAA.js": SAID,
    "other-BBBBBBB.css": ".b{color:red}",
    "index-BBBBBBB.css": "a{}",
    "young-BBBBBBB.js": SAID,
    "brand.svg": "<svg/>",
  });
  expect(packSince(next, partsOf(last))).toBe(0);
  expect(readdirSync(join(next, "assets"))).toHaveLength(5);
});

test("a name that two files have is found", () => {
  const names = [
    "second-AAAAAAA.js",
    "second-BBBBBBB.js",
    "second-BBBBBBB.js.br",
    "second-CCCCCCC.css",
    "index-AAAAAAA.js",
  ];
  expect(twinsOf(names)).toEqual(["second.js"]);
});

test("a folder without a release is refused", () => {
  expect(() => partsOf(join(room, "none"))).toThrow("holds no release: name the folder of a dist");
});
