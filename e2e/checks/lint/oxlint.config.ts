import { readdirSync } from "node:fs";
import { defineConfig, type OxlintOverride } from "oxlint";
import { BOOKMAKER_BELOW, FLOORS, ROOMS, SHUT, TYPES_UP } from "./floors.ts";

const MACROS = {
  name: "@lingui/core/macro",
  importNames: ["t", "plural", "select", "selectOrdinal"],
  message: "stale after a language change under React Compiler; use useLingui() of @lingui/react/macro",
};

const QUERIES = {
  name: "@tanstack/react-query",
  importNames: [
    "useQuery",
    "useQueries",
    "useInfiniteQuery",
    "useSuspenseQuery",
    "useMutation",
    "useMutationState",
    "useIsMutating",
    "QueryObserver",
    "QueriesObserver",
    "InfiniteQueryObserver",
    "MutationObserver",
  ],
  message: "every call is a hook of its own module in api, with its cadence",
};

const ACROSS = { regex: "(?:^|/)\\.\\.(?:/|$)", message: "cross a folder with #app/, #mocks/ or #e2e/" };
const BOOKMAKER = { regex: "^#(mocks|e2e)/", message: "only start/main.tsx and tests know the bookmaker" };

const TESTING = { regex: "(?:^|/)testing/", message: "only tests know what is made for tests" };
const TESTS = { regex: "^#e2e/", message: "no product code knows its tests" };

/** Node reads the 138 kB of names in the package's own file again for each of the 250 modules behind its root. */
const WHOLE = { regex: "^date-fns(?:-tz)?$", message: "a second of every Node process; import date-fns/<function>" };

const escaped = (text: string) => text.replaceAll(".", "\\.");

/** Every entry of `app`, read from the disk: a new folder is closed to all layers until the table lists it. */
const PLACES = readdirSync(new URL("../../../app", import.meta.url)).filter((name) => !name.endsWith(".md"));

/** A pattern for imports of these places; a folder includes everything in it. */
const importsOf = (places: readonly string[]) =>
  places.map((place) => `^#app/${escaped(place)}${/\.tsx?$/.test(place) ? "$" : "/"}`).join("|");

/** What may not be imported from a package, by name. */
interface Closed {
  name: string;
  importNames: string[];
  message: string;
}

const restricted = (patterns: object[], paths: Closed[] = []): ["error", { paths: Closed[]; patterns: object[] }] => [
  "error",
  { paths: [MACROS, ...paths], patterns: [WHOLE, ...patterns] },
];

type Floor = (typeof FLOORS)[number];

/** Everything that a layer may not import, as patterns. */
const closedTo = ({ place, below, packages = [], why }: Floor): object[] => {
  const allowed = new Set([...below, ...(place === "screens" ? [] : [place])]);
  const shut = [
    ...PLACES.filter((name) => !allowed.has(name)),
    ...Object.entries(SHUT).flatMap(([file, to]) => (to.includes(place) ? [file] : [])),
  ];
  return [
    ACROSS,
    place === "start" ? TESTS : BOOKMAKER,
    { regex: importsOf(shut), message: why },
    ...(packages.length > 0 ? [{ group: [...packages], message: why }] : []),
  ];
};

/** A pattern for every other name than this one, without the look-ahead that the linter's patterns do not have. */
const otherThan = (name: string): string =>
  `(?:${name
    .split("")
    .map((letter, at) => `${escaped(name.slice(0, at))}[^${letter}]`)
    .join("|")}|${escaped(name)}.)`;

/** The rooms of a layer on the disk: one that the table does not list is closed to all of them, and they to it. */
const roomsOf = (place: string): readonly string[] =>
  readdirSync(new URL(`../../../app/${place}`, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !["testing", "vectors"].includes(entry.name))
    .map(({ name }) => name);

/** Everything that a room may not import of its own layer: the rooms above it, and those that the table does not list. */
const aboveRoom = (place: string, room: string): object[] => {
  const rooms = ROOMS[place] ?? [];
  const below = new Set(rooms.includes(room) ? rooms.slice(rooms.indexOf(room)) : [room]);
  const above = roomsOf(place).filter((name) => !below.has(name));
  const message = `a room of ${place} imports the rooms below it (e2e/checks/lint/floors.ts)`;
  const closed = (names: readonly string[], rest = ""): object => ({
    // the files beside the rooms could reach them by a relative path
    regex: `^(?:#app/${place}${room === "." ? "|\\." : ""})/(?:${names.join("|")})/${rest}`,
    message,
  });
  const typed = TYPES_UP[`${place}/${room}`];
  return [
    closed(typed ? above.filter((name) => name !== typed.room) : above),
    ...(typed ? [closed([typed.room], otherThan(typed.file))] : []),
    ...(typed ? [{ regex: `/${typed.room}/${escaped(typed.file)}$`, allowTypeImports: true, message }] : []),
    ...(below.has(".") ? [] : [{ regex: `^#app/${place}/[^/]+$`, message }]),
  ];
};

/** The rules of a layer and of its rooms; what is made for tests may import more of the like. */
const floorRules = (floor: Floor) => {
  const { place } = floor;
  const isFile = place.includes(".");
  const rule = (files: string, patterns: object[]) => ({
    files: [files],
    rules: { "no-restricted-imports": restricted(patterns, place === "api" ? [] : [QUERIES]) },
  });
  const closed = closedTo(floor);
  return [
    rule(`**/app/${place}${isFile ? "" : "/**"}`, [...closed, TESTING]),
    ...(place in ROOMS ? [...roomsOf(place), "."] : []).map((room) =>
      rule(`**/app/${place}/${room === "." ? "*" : `${room}/**`}`, [...closed, ...aboveRoom(place, room), TESTING]),
    ),
    ...(isFile ? [] : [rule(`**/app/${place}/**/testing/**`, closed), rule(`**/app/${place}/**/*.case.ts`, closed)]),
  ];
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

/** The most that a function may hold: 14 branches, 60 lines, no conditional in a conditional. */
const SHAPE: OxlintOverride["rules"] = {
  complexity: ["error", { max: 14 }],
  "no-nested-ternary": "error",
  "max-lines-per-function": ["error", { max: 60, skipBlankLines: true, skipComments: true }],
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
    ...FLOORS.flatMap(floorRules),
    {
      files: ["**/app/**"],
      rules: {
        "import/no-cycle": ["error", { ignoreTypes: false }],
      },
    },
    // the app, its build and its host kit, the bookmaker, the proofs and the helpers of the browser tests alike
    { files: ["**/app/**", "**/mocks/**", "**/e2e/**"], rules: SHAPE },
    {
      files: ["**/app/**"],
      rules: {
        "no-restricted-properties": [
          "error",
          { property: "randomUUID", message: "missing where the page is served without TLS; use newRef()" },
        ],
      },
    },
    {
      files: ["**/app/**/*.test.*", "**/app/flows/attempt/clientRef.ts"],
      rules: { "no-restricted-properties": "off" },
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
    // proofs and checks join the app, its build and the bookmaker, as do the rules of the letter
    {
      files: ["**/e2e/checks/**", "**/e2e/proofs/**", "**/e2e/letter/rules/**"],
      rules: { "no-restricted-imports": restricted([ACROSS]), "react/rules-of-hooks": "off" },
    },
    {
      files: ["**/*.test.ts", "**/*.test.tsx"],
      rules: { "no-restricted-imports": "off", "typescript/no-non-null-assertion": "off", ...ANY_SHAPE },
    },
    { files: ["**/*.case.ts", "**/testing/**", "**/vectors/**"], rules: ANY_SHAPE },
    { files: ["**/e2e/**/*.spec.ts", "**/e2e/**/*.walk.ts"], rules: ANY_SHAPE },
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
