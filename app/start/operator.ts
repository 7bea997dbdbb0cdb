import { configFile, parseConfig, setConfig, setOffer } from "#app/config.ts";
import { brandedTheme, tokensOf } from "#app/domain/member/brand.ts";
import { THEME_NAMES, type ThemeName } from "#app/domain/member/themes.ts";
import { type Brand } from "#app/flows/operator/brandEntries.ts";
import { lookThroughFile } from "#app/flows/operator/entries.ts";
import { offerOf } from "#app/flows/operator/features.ts";
import { fileInstead } from "#app/flows/operator/lastGoodFile.ts";
import { siteNews } from "#app/flows/operator/siteNews.ts";
import { serverNow } from "#app/stores/serverClock.ts";
import { box, FIRST, keyOf } from "#app/stores/first/entries.ts";
import dark from "#app/ui/themes/dark.css?raw";
import blue from "#app/ui/themes/default.css?raw";
import green from "#app/ui/themes/sp2.css?raw";
import tawny from "#app/ui/themes/sp3.css?raw";
import greenBlack from "#app/ui/themes/sp4.css?raw";

/** So long the page of a maintenance may take to come, ms. */
const COVERED_MS = 10_000;

/** Nothing of the app is seen where it is closed from the start; what covers it goes when the page of the maintenance comes. */
function coverWhileClosed(file: unknown): void {
  if (siteNews(file, serverNow()).closure === undefined) return;
  const cover = document.createElement("div");
  cover.dataset.cover = "";
  cover.style.cssText = "position:fixed;inset:0;z-index:99;background:var(--chrome)";
  document.body.append(cover);
  setTimeout(() => cover.remove(), COVERED_MS);
}

/** Puts in force what the operator leaves out, or offers to a part of its members (OPS-05), and covers what is closed (OPS-07). */
export function offerFeatures(file: unknown): void {
  setOffer(offerOf(file));
  coverWhileClosed(file);
}

/** Puts in force what stands behind a file that cannot be used as it is; throws where the server may yet be reached (OPS-01). */
export function configureInstead(file: unknown, error: unknown): void {
  const instead = fileInstead(file, error);
  setConfig(parseConfig(instead), file);
  offerFeatures(instead);
}

const SHEETS: Readonly<Record<ThemeName, string>> = { "1": blue, SP2: green, SP3: tawny, SP4: greenBlack, "99": dark };

const rule = (selector: string, values: readonly (readonly [name: string, value: string])[]): string =>
  `${selector}{${values.map(([name, value]) => `--${name}:${value}`).join(";")}}`;

/** A brand as a stylesheet, and what of it was refused, one sentence a pair (OPS-02, OPS-03). */
function brandSheet({ radius, themes }: Brand): { readonly sheet: string; readonly wrong: readonly string[] } {
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
  return { sheet: rules.join(""), wrong: branded.flatMap(({ wrong }) => wrong) };
}

/** Kept for the next visit: app/start/boot.ts wears it before the first paint. */
function keepSheet(sheet: string): void {
  try {
    if (sheet === "") localStorage.removeItem(keyOf(FIRST.brand));
    else localStorage.setItem(keyOf(FIRST.brand), box(FIRST.brand, { sheet }));
  } catch {
    // blocked or full: the next visit wears it a moment later
  }
}

/** Wears the operator's brand, or takes off that of the last visit; what was refused of it is said in the console. */
export function wearBrand(): void {
  const file = configFile();
  // a file that cannot be read says nothing: what was worn at the last visit stays on
  if (file === undefined) return;
  const { brand } = lookThroughFile(file).good;
  const { sheet, wrong } = brand === undefined ? { sheet: "", wrong: [] } : brandSheet(brand);
  // oxlint-disable-next-line eslint/no-console -- meant for whoever runs the site
  for (const sentence of wrong) console.warn(`config.json: ${sentence}`);
  const worn = new CSSStyleSheet();
  worn.replaceSync(sheet);
  document.adoptedStyleSheets = [worn];
  keepSheet(sheet);
}

/** What a server says that has no such file: the site runs on what it is built with. */
const NO_FILE = 404;

/** The server's own file, past everything kept: whoever installs a change looks at it at once. */
async function readWrong(): Promise<readonly string[]> {
  const answer = await fetch("./config.json", { cache: "no-store", credentials: "same-origin" });
  if (answer.status === NO_FILE) return [];
  if (!answer.ok) return [`the server answered ${answer.status}`];
  const text = await answer.text();
  try {
    const { good, wrong } = lookThroughFile(JSON.parse(text));
    return good.brand === undefined ? wrong : [...wrong, ...brandSheet(good.brand).wrong];
  } catch {
    return ["the file is not JSON"];
  }
}

/**
 * The page #/operator/check, in place of the app: what is wrong with config.json, an entry a line (OPS-03). It is meant for whoever
 * installs it, so it is in English and needs nothing that could itself be misconfigured. Members never see it: they
 * have the default of each wrong entry.
 */
export async function showCheck(): Promise<void> {
  const place = document.getElementById("app");
  if (place === null) return;
  const wrong = await readWrong().catch(() => ["the server cannot be reached"]);
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
  main.append(title, ...(wrong.length > 0 ? [list] : []));
  place.replaceChildren(main);
}
