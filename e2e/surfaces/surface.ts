import { type Locator, type Page } from "@playwright/test";
import { type Language } from "#app/domain/member/languages.ts";
import { type World } from "#mocks/world/world.ts";
import { type Say, wordsOf } from "./words.ts";

/** Everything that is needed to show a surface, in any language. */
export interface Stage {
  readonly page: Page;
  readonly world: World;
  readonly open: (options?: { readonly as?: string; readonly hash?: string }) => Promise<void>;
  readonly pass: (ms: number) => Promise<void>;
  readonly say: Say;
}

/** A route, sheet, dialog or state of one, and how to get to it. */
export interface Surface {
  readonly name: string;
  /** The member; a visitor when left out. */
  readonly as?: string;
  readonly hash?: string;
  /** What an earlier visit left in storage, by the names of its entries. */
  readonly kept?: (world: World) => Readonly<Record<string, unknown>>;
  /** What happens at the bookmaker before the page is opened. */
  readonly before?: (world: World) => void;
  /** From the open page to the surface. */
  readonly act?: (stage: Stage) => Promise<void>;
  /** What is visible once it is there. */
  readonly shown: (stage: Stage) => Locator;
}

export const article = ({ page }: Stage): Locator => page.getByRole("article").first();
export const dialog = ({ page }: Stage): Locator => page.locator("dialog[open]").last();
export const panel = ({ page }: Stage): Locator => page.getByRole("dialog");
export const main = ({ page }: Stage): Locator => page.getByRole("main").first();
export const named = ({ page, say }: Stage, english: string): Locator =>
  page.getByRole("button", { name: say(english), exact: true });

/** The stage of a language. */
export const stageIn = (language: Language, room: Omit<Stage, "say">): Stage => ({ ...room, say: wordsOf(language) });

/** Waits until the page is drawn as it now is. */
export const redrawn = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    // three of the browser's own frames, because the test holds the page's clock: large text is noticed, rows are measured and moved
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise<void>((drawn) => {
        const observer = new ResizeObserver(() => {
          observer.disconnect();
          drawn();
        });
        observer.observe(document.documentElement);
      });
    }
  });

/** Waits until everything under way has arrived: a tint or a sheet half way differs with each run. */
export async function settle(page: Page): Promise<void> {
  await redrawn(page);
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Infinity);
    // an animation that was paused or hidden never ends
    const late = new Promise((done) => setTimeout(done, 3_000));
    await Promise.race([late, Promise.allSettled(ending.map((one) => one.finished))]);
  });
}

/** Opens a surface from scratch: empty storage, a new session, the language of the launch link. */
export async function visit(stage: Stage, surface: Surface, language: Language = "en-US"): Promise<void> {
  const { page, world, open, pass } = stage;
  world.clearFaults();
  surface.before?.(world);
  await page.goto("/operator/empty");
  await page.evaluate(
    (kept) => {
      localStorage.clear();
      sessionStorage.clear();
      for (const [name, data] of Object.entries(kept))
        localStorage.setItem(`sportsbook:${name}`, JSON.stringify({ v: 2, data }));
    },
    surface.kept?.(world) ?? {},
  );
  const hash = surface.hash ?? "/";
  // before the member is known, a member's page is a visitor's page
  const member = surface.as === undefined ? undefined : page.waitForResponse(/GetUserInfo/);
  await open({
    ...(surface.as !== undefined && { as: surface.as }),
    hash: `${hash}${hash.includes("?") ? "&" : "?"}language=${language}`,
  });
  await page.locator(`html[lang="${language}"] [data-page]`).waitFor();
  await member;
  await pass(600);
  await surface.act?.(stage);
  await surface.shown(stage).waitFor();
  await pass(700);
  await settle(page);
}
