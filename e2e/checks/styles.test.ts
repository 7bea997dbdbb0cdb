import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** A sibling that is named by its element alone, of what a nested rule names. */
const SIBLING = /&\s*[+~]\s*(?:[a-z*]|:not)[^{]*\{/g;

// browsers then restyle all that comes into any list with an element of that name: scrolling the matches took twice the time
test("no nested rule names a sibling by its element", () => {
  expect("& + div {".match(SIBLING)).toHaveLength(1);
  expect("& + & {".match(SIBLING)).toBeNull();
  const found = globSync("app/**/*.css").flatMap((file) =>
    (readFileSync(file, "utf8").match(SIBLING) ?? []).map((rule) => `${file}: ${rule}`),
  );
  expect(found).toEqual([]);
});
