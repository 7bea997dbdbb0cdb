import { config, configFile, parseConfig, setBrandFace, setConfig, setOffer } from "#app/config.ts";
// imported here: what the index shows of a brand must not appear after its first render
import "#app/components/shell/BrandMark.tsx";
import { type Language } from "#app/domain/member/languages.ts";
import { type Brand } from "#app/flows/operator/brandEntries.ts";
import { operatorEntries } from "#app/flows/operator/entries.ts";
import { keepToChoices, offerOf } from "#app/flows/operator/features.ts";
import { fileInstead, lastGoodFile } from "#app/flows/operator/lastGoodFile.ts";
import { warnNotInForce } from "#app/flows/operator/notInForce.ts";
import { siteNews } from "#app/flows/operator/siteNews.ts";
import { part } from "#app/flows/chunk.ts";
import { serverNow } from "#app/stores/serverClock.ts";
import { box, FIRST, keyOf } from "#app/stores/first/entries.ts";
import { wearIcons } from "./brandIcons.ts";
import { brandThemes, type BrandTheme } from "./brandThemes.ts";

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

const rule = (selector: string, values: readonly (readonly [name: string, value: string])[]): string =>
  `${selector}{${values.map(([name, value]) => `--${name}:${value}`).join(";")}}`;

/** A brand as a stylesheet, and the header's colour in the light theme, if the brand sets it (OPS-02). */
function brandSheet(
  brand: Brand | undefined,
  themes: readonly BrandTheme[],
): { sheet: string; chrome: string | undefined } {
  const rules = themes.map(({ theme, palette }) => rule(`:root[data-theme="${theme}"]`, Object.entries(palette)));
  const radius = brand?.radius;
  const round = radius === undefined ? [] : (["odds", "key", "control"] as const);
  if (round.length > 0)
    rules.push(
      rule(
        ":root:root",
        round.map((part) => [`radius-${part}`, `${radius}px`]),
      ),
    );
  return { sheet: rules.join(""), chrome: themes.find(({ theme }) => theme === "1")?.palette["chrome"] };
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

/** Applies the operator's brand, or removes that of the last visit; themes with a refused colour are named in the console. */
function wearBrand(): void {
  const file = configFile();
  // none was ever read without errors: the brand of the last visit stays
  if (file === undefined) return;
  const { brand } = operatorEntries();
  const themes = brand === undefined ? [] : brandThemes(brand);
  const { sheet, chrome } = brandSheet(brand, themes);
  warnNotInForce(
    "config.json",
    themes.flatMap(({ theme, refused }) => (refused.length === 0 ? [] : [`brand.themes.${theme}`])),
  );
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
  const { words } = operatorEntries();
  if (words === undefined) return;
  const { speakOwn } = await part(() => import("#app/flows/operator/ownWords.ts"));
  await speakOwn(words, language);
}

/** The check page, whose part no member loads. It is named here, because the first script has no room for another name. */
export const showCheck = async (): Promise<void> => (await part(() => import("./operatorCheck.ts"))).showCheck();
