import { readdirSync } from "node:fs";
import { defineConfig } from "oxlint";
import { BOOKMAKER_BELOW, FLOORS, SHUT } from "./floors.ts";

const MACROS = {
  name: "@lingui/core/macro",
  importNames: ["t", "plural", "select", "selectOrdinal"],
  message: "stale after a language change under React Compiler; use useLingui() of @lingui/react/macro",
};

const ACROSS = { group: ["../**"], message: "cross a folder with #app/, #mocks/ or #e2e/" };
const BOOKMAKER = { regex: "^#(mocks|e2e)/", message: "only start/main.tsx and tests know the bookmaker" };

const TESTS = { regex: "^#e2e/", message: "no product code knows its tests" };

const escaped = (text: string) => text.replaceAll(".", "\\.");

/** Every entry of `app`, read from the disk: a new folder is closed to all layers until the table lists it. */
const PLACES = readdirSync(new URL("../../../app", import.meta.url)).filter((name) => !name.endsWith(".md"));

/** A pattern for imports of these places; a folder includes everything in it. */
const importsOf = (places: readonly string[]) =>
  places.map((place) => `^#app/${escaped(place)}${/\.tsx?$/.test(place) ? "$" : "/"}`).join("|");

const restricted = (patterns: object[]): ["error", { paths: (typeof MACROS)[]; patterns: object[] }] => [
  "error",
  { paths: [MACROS], patterns },
];

/** The rule of one layer: everything that it may not import, by name. */
const floorRule = ({ place, below, packages = [], why }: (typeof FLOORS)[number]) => {
  const alone = place === "screens";
  const allowed = new Set([...below, ...(alone ? [] : [place])]);
  const shut = [
    ...PLACES.filter((name) => !allowed.has(name)),
    ...Object.entries(SHUT).flatMap(([file, to]) => (to.includes(place) ? [file] : [])),
  ];
  return {
    files: [`**/app/${place}${place.includes(".") ? "" : "/**"}`],
    rules: {
      "no-restricted-imports": restricted([
        ACROSS,
        place === "start" ? TESTS : BOOKMAKER,
        { regex: importsOf(shut), message: why },
        ...(packages.length > 0 ? [{ group: [...packages], message: why }] : []),
      ]),
    },
  };
};

/** Everything of the app that the bookmaker or its tests may not import, as one pattern. */
const bookmakerRule = (more: readonly string[] = []) => {
  const whole = [...more, ...BOOKMAKER_BELOW.filter((place) => !place.includes("/"))];
  const parts = BOOKMAKER_BELOW.filter((place) => place.includes("/")).map((place) => place.split("/"));
  const inside = parts.flatMap(([folder = ""]) =>
    readdirSync(new URL(`../../../app/${folder}`, import.meta.url))
      .map((name) => `${folder}/${name}`)
      .filter((name) => !BOOKMAKER_BELOW.includes(name)),
  );
  const shut = PLACES.filter((name) => !whole.includes(name) && !parts.some(([folder]) => folder === name));
  return restricted([
    ACROSS,
    {
      regex: importsOf([...shut, ...new Set(inside), "api/client.ts"]),
      message: "the bookmaker knows the wire and the tables, not the app",
    },
  ]);
};

/** Tests and their tables may be as long as their content requires. */
const ANY_SHAPE = { complexity: "off", "no-nested-ternary": "off", "max-lines-per-function": "off" } as const;

export default defineConfig({
  plugins: ["eslint", "typescript", "unicorn", "oxc", "import", "react", "jsx-a11y", "promise", "vitest"],
  options: { typeAware: true },
  categories: { correctness: "error" },
  rules: {
    "import/no-cycle": "error",
    "import/no-default-export": "error",
    "import/no-duplicates": "error",
    "typescript/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
    "typescript/no-explicit-any": "error",
    "typescript/no-floating-promises": "error",
    "typescript/no-misused-promises": "error",
    "typescript/switch-exhaustiveness-check": "error",
    "typescript/no-non-null-assertion": "error",
    "react/rules-of-hooks": "error",
    "react/exhaustive-deps": "error",
    "eslint/eqeqeq": "error",
    "eslint/no-console": "error",
    "max-lines": ["error", { max: 300, skipBlankLines: true, skipComments: true }],
    "no-restricted-imports": restricted([BOOKMAKER]),
    "jsx-a11y/prefer-tag-over-role": "off",
  },
  overrides: [
    ...FLOORS.map(floorRule),
    {
      files: ["**/app/**"],
      rules: {
        complexity: ["error", { max: 14 }],
        "no-nested-ternary": "error",
        "max-lines-per-function": ["error", { max: 60, skipBlankLines: true, skipComments: true }],
      },
    },
    {
      files: ["**/mocks/**", "**/e2e/**"],
      rules: {
        "no-restricted-imports": bookmakerRule(),
        "eslint/no-console": "off",
        "react/rules-of-hooks": "off",
        "eslint/no-empty-pattern": "off",
      },
    },
    // the tests of a release start its servers and read its headers
    { files: ["**/e2e/**"], rules: { "no-restricted-imports": bookmakerRule(["build", "deploy"]) } },
    // proofs and checks join the app, its build and the bookmaker
    {
      files: ["**/e2e/checks/**", "**/e2e/proofs/**"],
      rules: { "no-restricted-imports": restricted([ACROSS]), "react/rules-of-hooks": "off" },
    },
    {
      files: ["**/*.test.ts", "**/*.test.tsx"],
      rules: { "no-restricted-imports": "off", "typescript/no-non-null-assertion": "off", ...ANY_SHAPE },
    },
    { files: ["**/*.case.ts", "**/testing/**", "**/vectors/**"], rules: ANY_SHAPE },
    {
      files: ["**/app/build/**", "**/app/deploy/**"],
      rules: { "no-restricted-imports": "off", "eslint/no-console": "off" },
    },
    {
      files: ["**/e2e/bench/**"],
      rules: { "no-restricted-imports": "off", "import/no-default-export": "off", "eslint/no-console": "off" },
    },
    // the catalogue renders the app's own parts
    { files: ["**/e2e/catalogue/**"], rules: { "no-restricted-imports": "off", "react/rules-of-hooks": "error" } },
    { files: ["**/*.config.ts"], rules: { "import/no-default-export": "off" } },
  ],
  ignorePatterns: ["node_modules", "dist", "dist-demo", "test-results"],
});
