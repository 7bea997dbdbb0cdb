import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { digestOf, Measurement } from "./measured.ts";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "measured-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

const FOUND = { judged: 40, killed: 39, survivors: ["12 < -> <="] };

test("what was found of a file is known to the next run, until the file or its tests change", () => {
  const path = join(folder, "measured.json");
  const texts: Record<string, string> = { "a.ts": "1", "b.ts": "2" };
  const digest = (file: string) => texts[file] ?? "";
  new Measurement(path, digest).keep("b.ts", FOUND);
  new Measurement(path, digest).keep("a.ts", { judged: 1, killed: 1, survivors: [] });
  const next = new Measurement(path, digest);
  expect(next.of("b.ts")).toEqual({ of: "2", ...FOUND });
  expect(next.of("c.ts")).toBeUndefined();
  texts["b.ts"] = "3";
  expect(next.of("b.ts")).toBeUndefined();
  expect(next.of("a.ts")?.killed).toBe(1);
  expect(Object.keys(JSON.parse(readFileSync(path, "utf8")) as object)).toEqual(["a.ts", "b.ts"]);
});

test("a file is told from another by its text and that of its tests", () => {
  expect(digestOf("app/domain/odds/odds.ts")).toMatch(/^[0-9a-f]{16}$/);
  expect(digestOf("app/domain/odds/odds.ts")).not.toBe(digestOf("app/domain/odds/money.ts"));
});
