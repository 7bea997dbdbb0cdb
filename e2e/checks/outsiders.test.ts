import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { MOST_OUTSIDERS, OPTIONAL, outsiders } from "./outsiders.ts";

test.each(Object.keys(OPTIONAL))("%s is known by few files outside its own folders", (name) =>
  expect(outsiders(name).slice(MOST_OUTSIDERS)).toEqual([]),
);

// that it then passes the type checker too takes too long for every run: npm run house removes it
test("exposure is removed by deleting its folders and one line: nothing else imports or names it", () => {
  expect(outsiders("exposure")).toEqual(["app/components/shell/features.ts"]);
  const table = readFileSync("app/components/shell/features.ts", "utf8");
  expect(table.match(/exposure/g)).toHaveLength(1);
});
