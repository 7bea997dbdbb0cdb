// Every call of the contract is a hook of its own file, and the product uses it.
import { globSync, readFileSync } from "node:fs";
import { ASKS } from "#app/api/contract/asks.ts";

/** The text of a file, by its path. */
export type Sources = Readonly<Record<string, string>>;

/** The files of `app` that members load. */
export const sourcesOfApp = (): Sources =>
  Object.fromEntries(
    globSync("app/**/*.{ts,tsx}")
      .filter((file) => !/\.(test|case)\.tsx?$|\/testing\/|^app\/(build|deploy)\//.test(file))
      .map((file) => [file, readFileSync(file, "utf8")]),
  );

/** Three paths are asked before their files have loaded. */
const FIRST: Readonly<Record<string, string>> = { MENU: "GetMenu", LIVE: "GetLiveMatchOdds", MEMBER: "GetUserInfo" };

/** The call that a file of api defines, by its name in the contract. */
function callIn(source: string): string | undefined {
  const [, own, first = ""] = /const path = (?:"[^"]*\/|"|`)([A-Za-z]\w+)|import \{ (\w+) as path\b/.exec(source) ?? [];
  const name = own ?? FIRST[first];
  return name === "match" ? "match/{statsId}" : name;
}

/** The exports of a file that begin so. */
const exportsOf = (source: string, begin: string): readonly string[] =>
  [...source.matchAll(new RegExp(`^export (?:const|function) (${begin}\\w+)`, "gm"))].map(([, name = ""]) => name);

/** True if this text of the product uses the hook of an endpoint; of a board without its own, that of all boards with its options. */
function uses(source: string, words: ReadonlySet<string>): boolean {
  const hooks = exportsOf(source, "use[A-Z]");
  if (hooks.length > 0) return hooks.some((hook) => words.has(hook));
  const isBoard = source.includes("...BOARD_OPTIONS") && words.has("useBoardShape");
  return isBoard && exportsOf(source, "[a-z]").some((options) => words.has(options));
}

const isOfApi = (file: string): boolean => file.startsWith("app/api/");

/** The calls of the contract without a hook that the product uses outside api, or without a file. */
export function callsWithoutHook(sources: Sources): readonly string[] {
  const files = Object.entries(sources);
  const outside = files
    .filter(([file]) => !isOfApi(file))
    .map(([, source]): ReadonlySet<string> => new Set(source.match(/\w+/g)));
  const hooked = files.flatMap(([file, source]) =>
    isOfApi(file) && outside.some((words) => uses(source, words)) ? [callIn(source)] : [],
  );
  return Object.keys(ASKS).filter((name) => !hooked.includes(name));
}

/** How many calls the contract has. */
export const CALL_COUNT = Object.keys(ASKS).length;
