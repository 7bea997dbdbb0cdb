import { type Page } from "@playwright/test";

/**
 * The controls in sight whose touch target is under 44 x 44 px (design 2.6), by name. The target is probed point by point: it may be
 * larger than what is drawn, and smaller where something lies over it. What stands at an edge of the screen or half under a bar
 * is not judged; links in running text are not either.
 */
export const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const LEAST = 43;
    const found: string[] = [];
    const layerOf = (from: Element): Element | null => {
      for (let node: Element | null = from; node; node = node.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(node).position)) return node;
      return null;
    };
    const top = [...document.querySelectorAll("dialog[open],[data-panel] [role=dialog]")].at(-1) ?? document.body;
    const controls = "button, a[href], [role=button], [role=tab], [role=radio], label:has(input)";
    for (const control of top.querySelectorAll<HTMLElement>(controls)) {
      if (control.closest("[inert], [aria-hidden=true]") || getComputedStyle(control).display === "inline") continue;
      const { left, top: above, width, height } = control.getBoundingClientRect();
      if (width === 0 || height === 0) continue;
      const [x, y] = [left + width / 2, above + height / 2];
      const hits = (atX: number, atY: number) => control.contains(document.elementFromPoint(atX, atY));
      if (!hits(x, y)) continue;
      let clipped = false;
      for (let at = control.parentElement; at; at = at.parentElement) {
        const { overflowY } = getComputedStyle(at);
        const room = at.getBoundingClientRect();
        if (overflowY !== "visible" && (above < room.top || above + height > room.bottom)) clipped = true;
      }
      if (clipped) continue;
      const feel = (stepX: number, stepY: number): number => {
        let far = 0;
        while (far < 60 && hits(x + stepX * (far + 1), y + stepY * (far + 1))) far += 1;
        return far;
      };
      const [west, east, north, south] = [feel(-1, 0), feel(1, 0), feel(0, -1), feel(0, 1)];
      const edge = x - west < 1 || x + east > innerWidth - 2 || y - north < 1 || y + south > innerHeight - 2;
      const cut = (at: Element | null) => at !== null && layerOf(at) !== layerOf(control);
      if (edge || cut(document.elementFromPoint(x, y - north - 1)) || cut(document.elementFromPoint(x, y + south + 1)))
        continue;
      if (west + east + 1 < LEAST || north + south + 1 < LEAST) {
        const name = control.getAttribute("aria-label") ?? control.textContent?.trim() ?? control.className;
        found.push(`${name.slice(0, 50)}: ${west + east + 1} x ${north + south + 1}`);
      }
    }
    return [...new Set(found)];
  });
