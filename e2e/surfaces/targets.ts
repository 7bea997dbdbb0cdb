import { type Page } from "@playwright/test";

type Point = readonly [x: number, y: number];

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
    /** How far the target reaches from a point in a direction, px. */
    const feel = (control: Element, [x, y]: Point, [stepX, stepY]: Point): number => {
      let far = 0;
      while (far < 60 && control.contains(document.elementFromPoint(x + stepX * (far + 1), y + stepY * (far + 1))))
        far += 1;
      return far;
    };
    const isClipped = (control: Element): boolean => {
      const { top: above, bottom } = control.getBoundingClientRect();
      for (let at = control.parentElement; at; at = at.parentElement) {
        const room = at.getBoundingClientRect();
        if (getComputedStyle(at).overflowY !== "visible" && (above < room.top || bottom > room.bottom)) return true;
      }
      return false;
    };
    /** The size of a target; undefined if it is not judged. */
    const sizeOf = (control: Element): Point | undefined => {
      const { left, top: above, width, height } = control.getBoundingClientRect();
      const [x, y] = [left + width / 2, above + height / 2];
      if (width === 0 || height === 0 || !control.contains(document.elementFromPoint(x, y)) || isClipped(control))
        return undefined;
      const [west, east] = [feel(control, [x, y], [-1, 0]), feel(control, [x, y], [1, 0])];
      const [north, south] = [feel(control, [x, y], [0, -1]), feel(control, [x, y], [0, 1])];
      if (x - west < 1 || x + east > innerWidth - 2 || y - north < 1 || y + south > innerHeight - 2) return undefined;
      const isCut = (at: Element | null) => at !== null && layerOf(at) !== layerOf(control);
      const beyond = [document.elementFromPoint(x, y - north - 1), document.elementFromPoint(x, y + south + 1)];
      return beyond.some(isCut) ? undefined : [west + east + 1, north + south + 1];
    };
    /** True for the number of markets, which stands for its whole block: its target is drawn over that. */
    const isSpread = (control: HTMLElement): boolean => {
      const { top: above, left, position } = getComputedStyle(control, "::after");
      if (position !== "absolute" || above !== "0px" || left !== "0px") return false;
      if (getComputedStyle(control).position !== "static") return false;
      const { width = 0, height = 0 } = control.offsetParent?.getBoundingClientRect() ?? {};
      return control.offsetWidth < width && width >= LEAST && height >= LEAST;
    };
    for (const control of top.querySelectorAll<HTMLElement>(controls)) {
      if (control.closest("[inert], [aria-hidden=true]") || getComputedStyle(control).display === "inline") continue;
      if (isSpread(control)) continue;
      const size = sizeOf(control);
      if (size === undefined || (size[0] >= LEAST && size[1] >= LEAST)) continue;
      const name = control.getAttribute("aria-label") ?? control.textContent?.trim() ?? control.className;
      found.push(`${name.slice(0, 50)}: ${size[0]} x ${size[1]}`);
    }
    return [...new Set(found)];
  });
