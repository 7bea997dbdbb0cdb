// What the code cites ("spec §4", "domain H5", "BET-07"), and what app/REQUIREMENTS.md must say about it.
import { globSync, readFileSync } from "node:fs";

const REQUIREMENTS = "app/REQUIREMENTS.md";

/** How each text is cited: its name, then one place in it or several in a row ("domain B5, A11"). */
const TEXTS: readonly (readonly [before: string, place: RegExp])[] = [
  ["spec ", /§\d/],
  ["domain ", /[A-K]\d*\b/],
  ["design-2, ", /\d\.\d/],
  ["design ", /\d+(?:\.\d+)?/],
  ["decisions, ", /[A-Z]\w+/],
  [
    "contract, ",
    /(?:(?:POST|Delta|Launch|Envelope or) )?(?:getSettleBetDates|[A-Z][\w-]*|rule|parameters|result)(?: page\b)?/,
  ],
  ["trust ", /E?\d+(?:\.\d)?/],
  ["performance ", /\d/],
  ["toolchain ", /\d+/],
  ["architecture ", /\d+(?:\.\d+)?/],
  ["users ", /\d+/],
];

/** Texts whose places may follow one another without repeating the name. */
const IN_A_ROW = new Set(["spec ", "domain ", "design ", "trust "]);

/** A requirement that has a number of its own, wherever it appears. */
const NUMBERED =
  /\b(?:BET|NET|STO|SES|EMB|PRI|CON|LIF|REG|ACC|MEM|EXP|FIG|LNK|WAT|ADD|BAR|CASH|QCK|CRD|OPS|QA)-\d\d\b/g;

/** The places that a text cites, spelled as in REQUIREMENTS.md. */
export function citesIn(text: string): readonly string[] {
  const places = TEXTS.flatMap(([before, { source: place }]) => {
    const list = IN_A_ROW.has(before) ? `${place}(?:(?:, | to | and )${place})*` : place;
    return [...text.matchAll(new RegExp(`\\b${before}(${list})`, "g"))].flatMap(([, found = ""]) =>
      [...found.matchAll(new RegExp(place, "g"))].map(([one]) => `${before}${one}`),
    );
  });
  return [...places, ...[...text.matchAll(NUMBERED)].map(([id]) => id)];
}

/** The first column of each table row of REQUIREMENTS.md, in order. */
export const entries = (): readonly string[] =>
  [...readFileSync(REQUIREMENTS, "utf8").matchAll(/^\| ([^|]+?) +\| (?!-)\S/gm)]
    .map(([, id = ""]) => id)
    .filter((id) => id !== "cited");

/** Each line that cites something, with its cites; the requirements themselves are excluded. */
export const citingLines = (): readonly { file: string; cites: readonly string[] }[] =>
  globSync("{app,mocks,e2e}/**/*.{ts,tsx,mjs,css,md}")
    .filter((file) => file !== REQUIREMENTS && !file.startsWith("e2e/checks/cites.") && !file.includes("node_modules"))
    .flatMap((file) =>
      readFileSync(file, "utf8")
        .split("\n")
        .map((line) => ({ file, cites: citesIn(line) }))
        .filter(({ cites }) => cites.length > 0),
    );
