import { config, configFile, parseConfig, setBrandFace, setConfig, setOffer } from "#app/config.ts";
// imported here: what the index shows of a brand must not appear after its first render
import "#app/components/shell/BrandMark.tsx";
import { brandedTheme, tokensOf } from "#app/domain/member/brand.ts";
import { type Language } from "#app/domain/member/languages.ts";
import { isBefore } from "#app/domain/release.ts";
import { THEME_NAMES, type ThemeName } from "#app/domain/member/themes.ts";
import { type Brand } from "#app/flows/operator/brandEntries.ts";
import { pictureFaults } from "#app/flows/operator/brandFiles.ts";
import { checkEntries } from "#app/flows/operator/entries.ts";
import { keepToChoices, offerOf } from "#app/flows/operator/features.ts";
import { fileInstead, lastGoodFile } from "#app/flows/operator/lastGoodFile.ts";
import { siteNews } from "#app/flows/operator/siteNews.ts";
import { type OwnWordFiles } from "#app/flows/operator/ownWords.ts";
import { part } from "#app/flows/chunk.ts";
import { serverNow } from "#app/stores/serverClock.ts";
import { box, FIRST, keyOf } from "#app/stores/first/entries.ts";
import { wearIcons } from "./brandIcons.ts";
import dark from "#app/ui/themes/dark.css?raw";
import blue from "#app/ui/themes/default.css?raw";
import green from "#app/ui/themes/sp2.css?raw";
import tawny from "#app/ui/themes/sp3.css?raw";
import greenBlack from "#app/ui/themes/sp4.css?raw";

/** How long the maintenance page may take to load, ms. */
const COVERED_MS = 10_000;

/** Hides the app if it is closed from the start; the cover is removed when the maintenance page appears. */
function coverWhileClosed(file: unknown): void {
  if (siteNews(file, serverNow()).closure === undefined) return;
  const cover = document.createElement("div");
  cover.dataset.cover = "";
  cover.style.cssText = "position:fixed;inset:0;z-index:99;background:var(--chrome)";
  document.body.append(cover);
  setTimeout(() => cover.remove(), COVERED_MS);
}

/**
 * Applies what the operator leaves out, or offers to a part of its members (OPS-05), and covers what is closed
 * (OPS-07).
 */
export function applyFeatures(file: unknown): void {
  const offer = offerOf(file);
  setOffer(offer);
  setConfig({ ...config(), defaults: keepToChoices(offer, config().defaults) }, configFile());
  coverWhileClosed(file);
}

/**
 * Applies the replacement for a file that cannot be used as it is; throws if the server may yet be reached (OPS-01).
 */
export function configureInstead(file: unknown, error: unknown): void {
  const instead = fileInstead(file, error);
  // oxlint-disable-next-line eslint/no-console -- meant for whoever runs the site
  if (file === undefined) console.warn("config.json: the file cannot be read");
  // links, licence, brand and words too are those of the last good file
  setConfig(parseConfig(instead), file ?? lastGoodFile());
  applyFeatures(instead);
}

const SHEETS: Readonly<Record<ThemeName, string>> = { "1": blue, SP2: green, SP3: tawny, SP4: greenBlack, "99": dark };

const rule = (selector: string, values: readonly (readonly [name: string, value: string])[]): string =>
  `${selector}{${values.map(([name, value]) => `--${name}:${value}`).join(";")}}`;

interface BrandSheet {
  readonly sheet: string;
  readonly wrong: readonly string[];
  /** The header's colour in the light theme, if the brand sets it. */
  readonly chrome?: string | undefined;
}

/** A brand as a stylesheet, and what was refused, one sentence per pair (OPS-02, OPS-03). */
function brandSheet({ radius, themes }: Brand): BrandSheet {
  const branded = THEME_NAMES.flatMap((theme) => {
    const given = themes[theme];
    return given === undefined ? [] : [{ theme, ...brandedTheme(theme, given, tokensOf(SHEETS[theme])) }];
  });
  const rules = branded.map(({ theme, palette }) => rule(`:root[data-theme="${theme}"]`, Object.entries(palette)));
  const round = radius === undefined ? [] : (["odds", "key", "control"] as const);
  if (round.length > 0)
    rules.push(
      rule(
        ":root:root",
        round.map((part) => [`radius-${part}`, `${radius}px`]),
      ),
    );
  const { palette } = branded.find(({ theme }) => theme === "1") ?? {};
  return { sheet: rules.join(""), wrong: branded.flatMap(({ wrong }) => wrong), chrome: palette?.["chrome"] };
}

/** Kept for the next visit: app/start/boot.ts applies it before the first paint. */
function keepSheet(sheet: string): void {
  try {
    if (sheet === "") localStorage.removeItem(keyOf(FIRST.brand));
    else localStorage.setItem(keyOf(FIRST.brand), box(FIRST.brand, { sheet }));
  } catch {
    // blocked or full: the next visit applies it a moment later
  }
}

/** Applies the operator's brand, or removes that of the last visit; what was refused is logged to the console. */
function wearBrand(): void {
  const file = configFile();
  // none was ever read without errors: the brand of the last visit stays
  if (file === undefined) return;
  const { brand } = checkEntries(file).good;
  const { sheet, wrong, chrome }: BrandSheet = brand === undefined ? { sheet: "", wrong: [] } : brandSheet(brand);
  // oxlint-disable-next-line eslint/no-console -- meant for whoever runs the site
  for (const sentence of wrong) console.warn(`config.json: ${sentence}`);
  const worn = new CSSStyleSheet();
  worn.replaceSync(sheet);
  document.adoptedStyleSheets = [worn];
  keepSheet(sheet);
  if (brand === undefined) return;
  setBrandFace(brand);
  wearIcons(brand, chrome).catch(() => undefined);
}

/**
 * The brand, and the operator's own texts in this language, which may arrive after the first render if they take long
 * (OPS-04).
 */
export async function applyBrand(language: Language): Promise<void> {
  wearBrand();
  const { words } = checkEntries(configFile() ?? {}).good;
  if (words === undefined) return;
  const { speakOwn } = await part(() => import("#app/flows/operator/ownWords.ts"));
  await speakOwn(words, language);
}

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

const wrongInBrand = async (brand: Brand | undefined): Promise<readonly string[]> =>
  brand === undefined ? [] : [...brandSheet(brand).wrong, ...(await wrongPictures(brand))];

/** What is wrong with the operator's texts in all languages, one sentence per id (OPS-04). */
async function wrongInWords(words: OwnWordFiles | undefined): Promise<readonly string[]> {
  if (words === undefined) return [];
  const { wrongWords } = await part(() => import("#app/flows/operator/ownWords.ts"));
  return wrongWords(words);
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
