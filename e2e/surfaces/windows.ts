import { type Language } from "#app/domain/member/languages.ts";
import { settle, type Stage, type Surface, visit } from "./surface.ts";

/** A window: width and height in px, and the size of text in %. */
export type Room = readonly [width: number, height: number, percent: number];

/** What may end in an ellipsis: titles, the account's name, the labels of the bottom bar, names of leagues (design 4.3, 5). */
export const mayEnd = ({ say }: Stage): string =>
  `h1, nav[aria-label="${say("Main pages")}"], header button > span > span > span:first-child, h2 > button[aria-expanded], div[data-open] > button > span, div[data-open] > svg + span, article span:has(+ [aria-pressed]), [role=group] > div > span`;

/** Waits for a surface in the language that the page now has; what disappears by itself after some seconds is shown again. */
export async function show(stage: Stage, surface: Surface, language: Language): Promise<void> {
  const shown = surface.shown(stage);
  await shown.waitFor({ timeout: 5_000 }).catch(() => visit(stage, surface, language));
  await shown.waitFor();
}

/** What `look` finds wrong in a window. */
export async function faultsIn(
  { page, pass }: Stage,
  [width, height, percent]: Room,
  look: () => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const isOther = await page.evaluate((size) => {
    const { style } = document.documentElement;
    const before = style.fontSize || "100%";
    style.fontSize = size;
    return before !== size;
  }, `${percent}%`);
  // a browser looks at container queries in rem again only when the container has another width
  if (isOther) await page.setViewportSize({ width: width + 8, height });
  await page.setViewportSize({ width, height });
  await page.clock.runFor(100);
  await settle(page);
  let faults = await look();
  // rows are measured again after they are drawn: what is wrong then stays so
  if (faults.length > 0) {
    await pass(500);
    faults = await look();
  }
  return faults.map((fault) => `${width} x ${height} ${percent} %: ${fault}`);
}
