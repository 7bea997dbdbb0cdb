import { spawnSync } from "node:child_process";
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

/**
 * The optional features that have code of their own: their folders and files under `app`, and their name among the features of an
 * operator. Reports have none: they are switched on by an address.
 */
export const OPTIONAL: Readonly<Record<string, { readonly places: readonly string[]; readonly feature?: string }>> = {
  alerts: {
    places: [
      "components/watches/",
      "domain/watches/",
      "flows/watches/",
      "screens/alerts/",
      "stores/watches/",
      "text/watches.ts",
    ],
    feature: "watches",
  },
  exposure: {
    places: ["components/exposure/", "domain/exposure/", "flows/exposure/", "text/exposure.ts"],
    feature: "exposure",
  },
  figures: {
    places: ["components/figures/", "domain/figures/", "flows/figures/", "screens/figures/", "text/figures.ts"],
    feature: "figures",
  },
  quickBet: { places: ["components/slip/quick/", "flows/quick/", "stores/quick/"], feature: "quickBet" },
  reports: { places: ["flows/reports/"] },
  share: {
    places: ["components/share/", "domain/share/", "flows/share/", "screens/shared/", "stores/share/"],
    feature: "sharing",
  },
  winCard: {
    places: ["components/bets/win/", "flows/bets/showsWins.ts", "flows/bets/wins.ts", "stores/win/"],
    feature: "winCard",
  },
};

/** The most outsiders that a feature may have. */
export const MOST_OUTSIDERS = 5;

const files = globSync("app/**/*.{ts,tsx}").filter(
  (file) => !/\.(?:test|case|d)\.tsx?$|\/testing\/|\/vectors\/|^app\/(?:build|deploy)\//.test(file),
);

/** The text of each file of the product, by its path. */
export const SOURCES: ReadonlyMap<string, string> = new Map(files.map((file) => [file, readFileSync(file, "utf8")]));

/** The files of `app` that a file imports, at once or later. */
export const importsOf = (file: string, text: string): readonly string[] =>
  [...text.matchAll(/(?:\bfrom|\bimport\(|^import)\s*"([#.][^"]+)"/gm)].map(([, from = ""]) =>
    from.startsWith("#") ? from.slice(1) : join(dirname(file), from),
  );

/**
 * Who knows a feature from outside: the files of the product, tests aside, that stand in none of its places but import from one of
 * them, or name the feature where it is offered. What its own files import does not count: a feature may use all of the app.
 */
export function outsiders(name: string): readonly string[] {
  const { places = [], feature } = OPTIONAL[name] ?? {};
  const isInside = (file: string) => places.some((place) => file.startsWith(`app/${place}`));
  const named = new RegExp(String.raw`(?:isOffered\(|feature: )"${feature}"`);
  return [...SOURCES].flatMap(([file, text]) =>
    !isInside(file) && (importsOf(file, text).some(isInside) || named.test(text)) ? [file] : [],
  );
}

/** The one line of a feature stands here. */
const TABLE = "app/components/shell/features.ts";

/** What the type checker says of the product once a feature is removed: without its places, and without its line. */
export function wrongWithout(name: string): readonly string[] {
  const { places = [] } = OPTIONAL[name] ?? {};
  const copy = mkdtempSync(join(tmpdir(), "without-"));
  try {
    for (const file of ["app", "package.json"])
      cpSync(file, join(copy, file), {
        recursive: true,
        filter: (one) => !/\.(?:test|case)\.tsx?$|\/testing$/.test(one),
      });
    for (const beside of ["node_modules", "mocks", "locales"]) symlinkSync(resolve(beside), join(copy, beside));
    for (const place of places) rmSync(join(copy, "app", place), { recursive: true });
    const lines = readFileSync(TABLE, "utf8").split("\n");
    const isOthers = (line: string) => !places.some((place) => line.includes(`#app/${place}`));
    writeFileSync(join(copy, TABLE), lines.filter(isOthers).join("\n"));
    const { compilerOptions } = JSON.parse(readFileSync("tsconfig.json", "utf8")) as { compilerOptions: object };
    const exclude = ["app/build", "app/deploy"];
    writeFileSync(join(copy, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["app"], exclude }));
    const run = spawnSync("tsc", ["-p", join(copy, "tsconfig.json")], { encoding: "utf8" });
    if (run.error) throw run.error;
    return run.stdout.split("\n").filter((line) => line.includes("error"));
  } finally {
    rmSync(copy, { recursive: true });
  }
}
