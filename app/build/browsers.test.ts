import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { buildTarget, newerNames } from "#app/deploy/browsers.ts";

/** APIs that a supported browser lacks, and that the app checks for before using them. */
const ASKED_FOR = ["Notification", "Notification.permission", "Notification.requestPermission"];

/** The app's own text, without comments. `lib` of tsconfig.json covers the names of objects ("x.union"). */
const source = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing\//.test(file))
  .map((file) => readFileSync(`app/${file}`, "utf8").replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, ""))
  .join("\n");

test("the build's target is the list of package.json", () => {
  expect(buildTarget()).toEqual(["chrome123", "edge123", "firefox125", "safari17.5", "ios17.5"]);
});

test("the list of newer names is read from MDN's data", () => {
  const newer = newerNames();
  expect(newer).toEqual(
    expect.arrayContaining(["URL.parse", "Promise.try", "Set.prototype.union", "Iterator.prototype.map"]),
  );
  for (const old of ["URL", "URL.canParse", "Promise.all", "Array.prototype.toSorted", "Intl.Segmenter"])
    expect(newer).not.toContain(old);
});

test("the app uses no name that a supported browser lacks", () => {
  const called = new Set([...source.matchAll(/(?<![.\w"'`])[A-Z]\w*(?:\.\w+)?(?=[.(])/g)].map(([name]) => name));
  expect(called.size).toBeGreaterThan(50);
  expect(newerNames().filter((name) => called.has(name) && !ASKED_FOR.includes(name))).toEqual([]);
});
