import { type Page } from "@playwright/test";

/** Where sentences stand and no names: announcements. They break as Chinese and Japanese sentences do. */
const SENTENCES = "article:has(> p > time)";

/** The words of teams in the rows that stand on two lines, each with its name. */
export const brokenNames = (page: Page): Promise<readonly string[]> =>
  page.evaluate((sentences) => {
    const { lang } = document.documentElement;
    const segmenter = new Intl.Segmenter(lang, { granularity: "word" });
    // a dictionary takes a transliterated Thai name for several words: what stands between two spaces is one
    const wordsOf = (name: string): readonly (readonly [number, string])[] =>
      lang.startsWith("th")
        ? [...name.matchAll(/\S+/g)].map((found) => [found.index, found[0]])
        : [...segmenter.segment(name)].flatMap(({ index, segment, isWordLike }) =>
            isWordLike === true ? [[index, segment] as const] : [],
          );
    const linesOf = (text: Node, from: number, to: number): number => {
      const range = document.createRange();
      range.setStart(text, from);
      range.setEnd(text, to);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      return new Set(lines.map(({ top }) => Math.round(top))).size;
    };
    const broken = new Set<string>();
    for (const row of document.querySelectorAll("main article")) {
      const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const name = text.textContent ?? "";
        if (text.parentElement?.closest(sentences) || linesOf(text, 0, name.length) < 2) continue;
        for (const [index, segment] of wordsOf(name))
          if (segment.length > 1 && linesOf(text, index, index + segment.length) > 1)
            broken.add(`${segment} of "${name}"`);
      }
    }
    return [...broken];
  }, SENTENCES);

/** The pairs of prices whose cells are laid out differently, or where a line stands neither beside nor centred above its price. */
export const unevenPairs = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const layoutOf = (cell: Element): string[] => {
      const [line, price] = [...cell.children].filter((part) => part.matches("[data-sign]") || part.textContent !== "");
      if (line === undefined || price === undefined) return [];
      const [above, below] = [line.getBoundingClientRect(), price.getBoundingClientRect()];
      if (Math.abs(above.top + above.bottom - below.top - below.bottom) < 8) return ["beside"];
      const centred = Math.abs(above.left + above.right - below.left - below.right) < 4;
      return [centred && above.bottom <= below.top + 3 ? "above" : "astray"];
    };
    return [...document.querySelectorAll("main article fieldset[data-look=pair]")].flatMap((pair) => {
      const layouts = new Set([...pair.querySelectorAll("button")].flatMap(layoutOf));
      return layouts.size > 1 || layouts.has("astray") ? [`${pair.textContent}: ${[...layouts].join(", ")}`] : [];
    });
  });
