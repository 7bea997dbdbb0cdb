import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { CompatData, CompatStatement, Identifier, SimpleSupportStatement } from "@mdn/browser-compat-data";

/** The names of a browser in browserslist, Vite and MDN's data. */
const NAMES = {
  chrome: { vite: "chrome", data: "chrome" },
  edge: { vite: "edge", data: "edge" },
  firefox: { vite: "firefox", data: "firefox" },
  safari: { vite: "safari", data: "safari" },
  ios_saf: { vite: "ios", data: "safari_ios" },
} as const;

interface Browser {
  readonly name: keyof typeof NAMES;
  /** The oldest version that runs the app. */
  readonly version: string;
}

const isKnown = (name: string): name is Browser["name"] => Object.hasOwn(NAMES, name);

/** The supported browsers, as package.json lists them. Throws on a line that is not "name >= version". */
function supported(): readonly Browser[] {
  const { browserslist } = JSON.parse(readFileSync("package.json", "utf8")) as { browserslist: readonly string[] };
  return browserslist.map((line) => {
    const [, name = "", version = ""] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
    if (!isKnown(name)) throw new Error(`browserslist: ${line}`);
    return { name, version };
  });
}

const SUPPORTED = supported();

/** The same as Vite's build.target. */
export const buildTarget = (): string[] => SUPPORTED.map(({ name, version }) => NAMES[name].vite + version);

/** The version since which a browser has it without a prefix, a flag or a gap; Infinity if it does not. */
function since(statement: SimpleSupportStatement | SimpleSupportStatement[] | "mirror" | undefined): number {
  const whole = [statement ?? []]
    .flat()
    .find(
      (one) => typeof one === "object" && !one.flags && !one.prefix && !one.alternative_name && !one.version_removed,
    );
  const added = typeof whole === "object" ? whole.version_added : false;
  return typeof added === "string" && added !== "preview" ? Number.parseFloat(added.replace("≤", "")) : Infinity;
}

const isNewer = ({ support }: CompatStatement): boolean =>
  SUPPORTED.some(({ name, version }) => since(support[NAMES[name].data]) > Number(version));

const STATIC = /_static$/;

const entries = (node: Identifier | undefined) =>
  Object.entries(node ?? {}).filter((entry): entry is [string, Identifier] => /^[A-Za-z]\w*$/.test(entry[0]));

/**
 * Globals in one part of the data that some supported browser lacks, and what is under them, by `placesOf` its name
 * there.
 */
const newerIn = (tree: Identifier | undefined, placesOf: (name: string) => readonly string[]): readonly string[] =>
  entries(tree).flatMap(([global, node]) => {
    const under = entries(node).flatMap(([name, { __compat }]) =>
      __compat !== undefined && name !== global && !name.endsWith("_event") && isNewer(__compat)
        ? placesOf(name).map((place) => `${global}.${place}`)
        : [],
    );
    return node.__compat !== undefined && isNewer(node.__compat) ? [global, ...under] : under;
  });

/** APIs that some supported browser lacks: "URL.parse", "Set.prototype.union". */
export function newerNames(): readonly string[] {
  const { api, javascript } = createRequire(import.meta.url)("@mdn/browser-compat-data") as CompatData;
  return [
    ...newerIn(api as Identifier, (name) => (STATIC.test(name) ? [name.replace(STATIC, "")] : [`prototype.${name}`])),
    // the data does not say which of a language's own names are instance members
    ...newerIn(javascript.builtins, (name) => [name, `prototype.${name}`]),
  ];
}
