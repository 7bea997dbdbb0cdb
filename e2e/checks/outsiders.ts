import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

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
      "stores/watches.ts",
      "text/watches.ts",
    ],
    feature: "watches",
  },
  exposure: { places: ["components/exposure/", "domain/exposure/", "flows/exposure/", "text/exposure.ts"], feature: "exposure" },
  figures: { places: ["domain/figures/", "flows/figures/", "screens/figures/", "text/figures.ts"], feature: "figures" },
  quickBet: { places: ["components/slip/quick/", "flows/quick/", "stores/quick/"], feature: "quickBet" },
  reports: { places: ["flows/reports/"] },
  share: { places: ["components/share/", "domain/share/", "flows/share/"], feature: "sharing" },
  winCard: { places: ["components/bets/win/", "stores/win/"], feature: "winCard" },
};

/** The most outsiders that a feature may have. */
export const MOST_OUTSIDERS = 16;

const files = globSync("app/**/*.{ts,tsx}").filter(
  (file) => !/\.(?:test|case|d)\.tsx?$|\/testing\/|\/vectors\/|^app\/(?:build|deploy)\//.test(file),
);

const texts = new Map(files.map((file) => [file, readFileSync(file, "utf8")]));

/** The files of `app` that a file imports, at once or later. */
const importsOf = (file: string, text: string): readonly string[] =>
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
  return [...texts].flatMap(([file, text]) =>
    !isInside(file) && (importsOf(file, text).some(isInside) || named.test(text)) ? [file] : [],
  );
}
