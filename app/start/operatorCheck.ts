import { WORD_IDS } from "virtual:word-ids";
import { isBefore } from "#app/domain/release.ts";
import { type Brand } from "#app/flows/operator/brandEntries.ts";
import { brandFaults } from "#app/flows/operator/check/brandFaults.ts";
import { checkEntries } from "#app/flows/operator/check/entryFaults.ts";
import { pictureFaults } from "#app/flows/operator/check/pictureFaults.ts";
import { wordFaults } from "#app/flows/operator/check/wordFaults.ts";
import { type OwnWordFiles } from "#app/flows/operator/ownWords.ts";
import { brandThemes } from "./brandThemes.ts";

/** What a server answers if it has no such file: the site runs with what it was built with. */
const NO_FILE = 404;

/** What is wrong with the pictures of a brand, as the server has them (OPS-01). */
async function wrongPictures(brand: Brand): Promise<readonly string[]> {
  const faults = (["logo", "icon"] as const).map(async (entry) => {
    const path = brand[entry];
    if (path === undefined) return [];
    const answer = await fetch(path, { cache: "no-store", credentials: "same-origin" });
    if (!answer.ok) return [`brand.${entry}: ${path} cannot be read, the server answered ${answer.status}`];
    return pictureFaults(entry, path, new Uint8Array(await answer.arrayBuffer()));
  });
  return (await Promise.all(faults)).flat();
}

/** What is wrong with a brand: colours that cannot be told apart, and pictures (OPS-03). */
const wrongInBrand = async (brand: Brand | undefined): Promise<readonly string[]> =>
  brand === undefined
    ? []
    : [
        ...brandThemes(brand).flatMap(({ theme, refused }) => brandFaults(theme, refused)),
        ...(await wrongPictures(brand)),
      ];

/** What is wrong with the operator's texts in all languages, as the server has them now, one sentence per id (OPS-04). */
async function wrongInWords(words: OwnWordFiles = {}): Promise<readonly string[]> {
  const wrong = Object.entries(words).map(async ([language, path]) => {
    try {
      const answer = await fetch(path, { cache: "no-store", credentials: "same-origin" });
      if (answer.ok) return wordFaults(WORD_IDS, language, await answer.json());
      return [`words.${language}: ${path} cannot be read, the server answered ${answer.status}`];
    } catch {
      return [`words.${language}: ${path} cannot be read`];
    }
  });
  return (await Promise.all(wrong)).flat();
}

/** What is wrong with a lowest release that is not out: no page can be so new, so all would reload without end. */
const wrongInLowest = (lowest: string | undefined): readonly string[] =>
  lowest !== undefined && isBefore(__APP_VERSION__, lowest)
    ? [`minVersion: ${lowest} is later than the release here, ${__APP_VERSION__}; install that release first`]
    : [];

/** What an operator should know of a file that is right (spec §1). */
const NOBODY_LISTED =
  "parentOrigins lists no site: a page that frames the sportsbook receives NoBalance and GoCasino, which hold nothing, " +
  "no other message, and nothing is accepted from it.";

/** What the check page says. */
interface Checked {
  /** One sentence per wrong entry. */
  readonly wrong: readonly string[];
  /** What is right and worth knowing. */
  readonly notes: readonly string[];
}

const failed = (sentence: string): Checked => ({ wrong: [sentence], notes: [] });

/** The server's own file, bypassing all caches: whoever installs a change wants to see it at once. */
async function readFile(): Promise<Checked> {
  const answer = await fetch("./config.json", { cache: "no-store", credentials: "same-origin" });
  if (!answer.ok && answer.status !== NO_FILE) return failed(`the server answered ${answer.status}`);
  const text = answer.ok ? await answer.text() : "{}";
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return failed("the file is not JSON");
  }
  const { good, wrong } = checkEntries(file);
  return {
    wrong: [
      ...wrong,
      ...wrongInLowest(good.minVersion),
      ...(await wrongInBrand(good.brand)),
      ...(await wrongInWords(good.words)),
    ],
    notes: good.parentOrigins.length === 0 ? [NOBODY_LISTED] : [],
  };
}

function paragraph(text: string): HTMLElement {
  const place = document.createElement("p");
  place.textContent = text;
  return place;
}

/**
 * The page #/operator/check, in place of the app: what is wrong with config.json, one entry per line (OPS-03). It is
 * meant for whoever installs it, so it is in English and needs nothing that could itself be misconfigured. Members
 * never see it: they have the default of each wrong entry.
 */
export async function showCheck(): Promise<void> {
  const place = document.getElementById("app");
  if (place === null) return;
  const { wrong, notes } = await readFile().catch(() => failed("the server cannot be reached"));
  const title = document.createElement("h1");
  title.textContent =
    wrong.length === 0 ? "config.json is in force as it stands" : "config.json is not in force as it stands";
  const list = document.createElement("ul");
  for (const sentence of wrong) {
    const item = document.createElement("li");
    item.textContent = sentence;
    list.append(item);
  }
  const main = document.createElement("main");
  main.className = "operator-check";
  main.append(title, ...(wrong.length > 0 ? [list] : []), ...notes.map(paragraph));
  place.replaceChildren(main);
}
