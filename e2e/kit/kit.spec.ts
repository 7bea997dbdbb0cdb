import { type Page } from "@playwright/test";
import { LANGUAGES } from "#app/domain/member/languages.ts";
import { THEME_NAMES } from "#app/domain/member/themes.ts";
import { expect, test } from "./door.ts";
import { type Sportsbook, sportsbook } from "./sportsbook.ts";
import { TASKS } from "./tasks/all.ts";
import { LONG } from "#e2e/steps/long.ts";

/** The app, with a look at the whole page before each tap of a task: no name may stand there twice. */
function watched(app: Sportsbook, page: Page): Sportsbook {
  const tap = async (name: string) => {
    expect(await page.evaluate(twice)).toEqual([]);
    await app.tap(name);
  };
  return sportsbook({ ...app, tap });
}

/** The names that are there more than once in one part of the page. */
function twice(): readonly string[] {
  const seen = [...document.querySelectorAll("[data-q]")]
    .filter((node) => node.checkVisibility() && !node.closest("[inert]"))
    .map(
      (node) =>
        `${node.parentElement?.closest("[data-q-part]")?.getAttribute("data-q-part") ?? ""} ${node.getAttribute("data-q") ?? ""}`,
    );
  return seen.filter((name, at) => seen.indexOf(name) !== at);
}

const LANGUAGE_CODES = Object.keys(LANGUAGES);

/**
 * The 20 tasks know no word of any language. In every run every fourth one is done once, each in another language and theme than the
 * one before it; the long run does all of them in all languages.
 */
for (const [at, { name, run }] of TASKS.entries())
  for (const [turn, language] of LANGUAGE_CODES.entries()) {
    const theme = THEME_NAMES[(at + turn) % THEME_NAMES.length] ?? "1";
    const often = at % 4 === 0 && Math.floor(at / 4) === turn ? {} : LONG;
    test(`${language}, theme ${theme}: ${name}`, often, async ({ app, world, page }) => {
      await page.addInitScript(
        ([spoken, painted]) => {
          if (sessionStorage.getItem("spoken") !== null) return;
          sessionStorage.setItem("spoken", "1");
          localStorage.setItem("sportsbook:settings", JSON.stringify({ v: 1, data: { language: spoken } }));
          const data = { theme: painted, day: painted === "99" ? "1" : painted, dark: painted === "99" };
          localStorage.setItem("sportsbook:theme", JSON.stringify({ v: 1, data }));
        },
        [language, theme] as const,
      );
      await run(watched(app, page), world);
      expect(await page.evaluate(twice)).toEqual([]);
    });
  }
