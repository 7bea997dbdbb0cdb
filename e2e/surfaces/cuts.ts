import { type Page } from "@playwright/test";
import { type Around, type Box, type Drawn, drawnTexts } from "./drawnTexts.ts";

/** Less than this is rounding, px. */
const EDGE = 1.5;

/** Of a line that scrolls under an edge no more than this is seen: nothing that can be read, px. */
const SLIVER = 4;

const clips = (overflow: string): boolean => overflow === "hidden" || overflow === "clip";
const scrolls = (overflow: string): boolean => /auto|scroll/.test(overflow);

/** A line's box is higher than its letters, px. */
const slackOf = ({ fontSize }: Drawn): number => fontSize * 0.22;

const isOutAcross = (box: Box, left: number, right: number): boolean =>
  box.left < left - EDGE || box.right > right + EDGE;

const isOutDown = (box: Box, top: number, bottom: number, slack: number): boolean =>
  box.top < top - slack || box.bottom > bottom + slack;

const isShortened = ({ ellipsis, over }: Around, slack: number): boolean =>
  (ellipsis && over.across > EDGE) || over.clamped > slack;

/** In which directions a text can be scrolled into sight. */
interface Free {
  across: boolean;
  down: boolean;
}

/** How one box around a text cuts it, unless it can be scrolled. */
function cutBy({ overflowX, overflowY, edge }: Around, box: Box, slack: number, free: Free): readonly string[] {
  const faults: string[] = [];
  if (!free.across && clips(overflowX) && isOutAcross(box, edge.left, edge.right)) faults.push("cut at a side");
  if (!free.down && clips(overflowY) && isOutDown(box, edge.top, edge.bottom, slack)) faults.push("cut above or below");
  return faults;
}

/** Why a text cannot be read in full, from its innermost box out to that which is pinned to the screen. */
function faultsOf(one: Drawn, width: number, height: number): readonly string[] {
  const { box } = one;
  const slack = slackOf(one);
  const faults: string[] = [];
  const free: Free = { across: false, down: false };
  for (const around of one.within) {
    free.across ||= scrolls(around.overflowX);
    free.down ||= scrolls(around.overflowY);
    if (isShortened(around, slack)) faults.push("ends in an ellipsis");
    faults.push(...cutBy(around, box, slack, free));
  }
  if (!free.across && isOutAcross(box, 0, width)) faults.push("out of the page");
  if (one.pinned && !free.down && isOutDown(box, 0, height, slack)) faults.push("out of the screen");
  return faults;
}

/** The parts of a text's lines that its boxes let through. */
function seenOf({ within, lines }: Drawn): readonly Box[] {
  let [left, right, top, bottom] = [-Infinity, Infinity, -Infinity, Infinity];
  for (const { overflowX, overflowY, edge } of within) {
    if (overflowX !== "visible") [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
    if (overflowY !== "visible") [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
  }
  return lines
    .map((line) => ({
      left: Math.max(line.left, left),
      right: Math.min(line.right, right),
      top: Math.max(line.top, top),
      bottom: Math.min(line.bottom, bottom),
    }))
    .filter((seen) => seen.right > seen.left && seen.bottom - seen.top > SLIVER);
}

const isOver = (one: Box, other: Box): boolean => {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 3 && down > Math.min(one.bottom - one.top, other.bottom - other.top) * 0.55;
};

/** Texts of one layer that are written over each other. */
function covered(texts: readonly Drawn[]): readonly string[] {
  const lines = texts.flatMap((text) => seenOf(text).map((box) => ({ text, box })));
  return lines.flatMap((one, at) =>
    lines
      .slice(at + 1)
      .filter(({ text, box }) => text !== one.text && text.layer === one.text.layer && isOver(one.box, box))
      .map(({ text }) => `written over each other: ${one.text.text.slice(0, 40)} / ${text.text.slice(0, 40)}`),
  );
}

/** What sticks out widens the page under everything fixed to it, and pushes the bars off the screen. */
const wideParts = (page: Page): Promise<readonly string[]> =>
  page.evaluate((edge) => {
    const width = document.documentElement.clientWidth;
    const root = document.scrollingElement ?? document.documentElement;
    if (root.scrollWidth <= width + edge) return [];
    const wide = [...document.querySelectorAll("body *")].filter((one) => {
      if (one.getBoundingClientRect().right <= width + edge || one.closest("svg *")) return false;
      for (let at = one.parentElement; at; at = at.parentElement)
        if (getComputedStyle(at).overflowX !== "visible" || getComputedStyle(at).position === "fixed") return false;
      return true;
    });
    const names = wide.map((one) => one.getAttribute("class") ?? one.tagName);
    return [`wider than the page: ${root.scrollWidth} px, ${names.join(", ")}`];
  }, EDGE);

/** Signs are drawn by the style sheet and are no text of the page: a price cell wider than its room cuts them off. */
const cutCells = (page: Page): Promise<readonly string[]> =>
  page.evaluate((edge) => {
    const top = [...document.querySelectorAll("dialog[open],[data-panel] [role=dialog]")].at(-1) ?? document;
    return (
      [...top.querySelectorAll("button[data-state]")]
        // in compact rows what a finger hits is higher than the cell, which cuts nothing there
        .filter(
          (cell) =>
            cell.scrollWidth > cell.clientWidth + edge ||
            (cell.scrollHeight > cell.clientHeight + edge && getComputedStyle(cell).overflowY !== "visible"),
        )
        .map((cell) => `cut in its cell: ${cell.getAttribute("aria-label")}`)
    );
  }, EDGE);

/**
 * The texts on the page that cannot be read in full, however the page is scrolled: cut by a box or by the edge of the page, or covered
 * by another text. `may` names what may end in an ellipsis (design 5).
 */
export async function cutTexts(page: Page, may: string): Promise<readonly string[]> {
  const { width, height, texts } = await drawnTexts(page, may);
  const cut = texts
    .filter(({ free }) => !free)
    .flatMap((one) => faultsOf(one, width, height).map((why) => `${why}: ${one.text.slice(0, 60)}`));
  return [...new Set([...cut, ...(await wideParts(page)), ...(await cutCells(page)), ...covered(texts)])];
}
