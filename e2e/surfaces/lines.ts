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
