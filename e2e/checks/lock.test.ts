import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Locked {
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
}

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  readonly packages: Readonly<Record<string, Locked>>;
};
const locked = Object.entries(packages).filter(([path, { link }]) => path !== "" && link !== true);

test("every package of the lock file, of whatever system, is known by its contents", () => {
  expect(locked.length).toBeGreaterThan(300);
  expect(locked.filter(([, { integrity }]) => !integrity?.startsWith("sha512-")).map(([path]) => path)).toEqual([]);
});

test("the lock file names no server", () => {
  expect(locked.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
});
