import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { APP_ICONS, manifestOf } from "./installable.ts";

/** Width and height of a PNG, from its header. */
function sizeOf(file: string): readonly [width: number, height: number] {
  const png = readFileSync(new URL(`../ui/icons/${file}`, import.meta.url));
  expect(png.subarray(1, 4).toString("latin1")).toBe("PNG");
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

describe("the installed app", () => {
  test.each(APP_ICONS)("has $file in the size it claims, and small", ({ file, size }) => {
    expect(sizeOf(file)).toEqual([size, size]);
    expect(readFileSync(new URL(`../ui/icons/${file}`, import.meta.url)).length).toBeLessThan(24_000);
  });

  test("has what a phone asks for before it offers to install", () => {
    const { name, display, icons } = manifestOf((file) => `./assets/${file}`);
    expect(name).toBe("Sportsbook");
    expect(display).toBe("standalone");
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      "192x192 any",
      "512x512 any",
      "512x512 maskable",
    ]);
  });

  test("names no address outside its own folder", () => {
    const { start_url, scope, icons } = manifestOf((file) => `./assets/${file}`);
    for (const address of [start_url, scope, ...icons.map(({ src }) => src)]) expect(address).toMatch(/^\.\//);
  });
});
