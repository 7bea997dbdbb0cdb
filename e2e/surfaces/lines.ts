import { type Page } from "@playwright/test";

/** A button with the lines that its words take. */
interface Label {
  /** The same in every language: its name for tests, else its path from the body. */
  readonly place: string;
  readonly words: string;
  readonly lines: number;
}

/** Buttons whose words are a sentence, a name from the bookmaker or a price: they may take the lines that they need. */
const FREE = "[data-state], article *, h2 *, label, [role=radio], [aria-expanded], [data-panel] *, main li *";

/** The buttons in sight of the layer on top, with the lines of their words. */
export const labelsOf = (page: Page): Promise<readonly Label[]> =>
  page.evaluate((free) => {
    const placeOf = (button: Element): string => {
      const steps: number[] = [];
      for (let at: Element = button; at.parentElement && at !== document.body; at = at.parentElement)
        steps.unshift([...at.parentElement.children].indexOf(at));
      return steps.join(" ");
    };
    const linesOf = (button: Element): number => {
      const middles: number[] = [];
      const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (text.parentElement?.closest(".spoken, svg") || (text.textContent ?? "").trim() === "") continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const { top, height, width } of range.getClientRects()) {
          const middle = top + height / 2;
          if (width > 0 && !middles.some((other) => Math.abs(other - middle) < height * 0.6)) middles.push(middle);
        }
      }
      return middles.length;
    };
    const top = [...document.querySelectorAll("dialog[open],[data-panel] [role=dialog]")].at(-1) ?? document.body;
    return [...top.querySelectorAll("button, a[href], [role=tab]")]
      .filter((button) => !button.matches(free) && button.checkVisibility({ visibilityProperty: true }))
      .map((button) => ({
        place: button.getAttribute("data-q") ?? placeOf(button),
        words: (button.textContent ?? "").trim().slice(0, 60),
        lines: linesOf(button),
      }));
  }, FREE);

/**
 * What is torn apart at the end of a line in the layer on top: a word of letters or a figure, and in Chinese and Japanese the last
 * character of a text, alone on its line. A word that is wider than its line is torn too: there is always a shorter one.
 */
export const tornWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const range = document.createRange();
    const linesOf = (text: Node, from: number, to: number): number => {
      range.setStart(text, from);
      range.setEnd(text, to);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      return new Set(boxes.map(({ top }) => Math.round(top / 4))).size;
    };
    const top = [...document.querySelectorAll("dialog[open],[data-panel] [role=dialog]")].at(-1) ?? document.body;
    const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const said = text.textContent ?? "";
      const parent = text.parentElement;
      if (!parent || parent.closest(".spoken, svg") || !parent.checkVisibility({ visibilityProperty: true })) continue;
      if (getComputedStyle(parent).writingMode !== "horizontal-tb" || linesOf(text, 0, said.length) < 2) continue;
      for (const { 0: word, index } of said.matchAll(/[\p{Script=Latin}\p{N}]+(?:[.,:][\p{N}]+)*/gu))
        if (linesOf(text, index, index + word.length) > 1) found.add(`${word} in ${said.slice(0, 60)}`);
      // a mark at the end stands with the character before it; within a sentence no character is the last one
      const end =
        text.nextSibling === null && /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2}\p{P}*$/u.exec(said);
      if (end && linesOf(text, end.index, end.index + 2) > 1) found.add(`the last of ${said.slice(0, 60)}`);
    }
    return [...found];
  });
