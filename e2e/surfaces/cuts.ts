import { type Page } from "@playwright/test";

/**
 * The texts on the page that cannot be read in full, however the page is scrolled: cut by a box or by the edge of the page, or covered
 * by another text. `may` names what may end in an ellipsis (design 5).
 */
export const cutTexts = (page: Page, may: string): Promise<readonly string[]> =>
  page.evaluate((allowed) => {
    const EDGE = 1.5;
    const width = document.documentElement.clientWidth;
    const height = innerHeight;
    const clips = (overflow: string) => overflow === "hidden" || overflow === "clip";
    const found = new Set<string>();
    const said = (node: Node): string => (node.textContent ?? "").trim().slice(0, 40);
    const drawn: { node: Node; layer: Element; box: DOMRect }[] = [];

    const layerOf = (from: Element): Element => {
      for (let node: Element | null = from; node; node = node.parentElement) {
        const { position } = getComputedStyle(node);
        if (position === "fixed" || position === "sticky" || node.matches("dialog,[popover]")) return node;
      }
      return document.body;
    };
    const top = [...document.querySelectorAll("dialog[open],[data-panel] [role=dialog]")].at(-1);
    const walker = document.createTreeWalker(top ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = (node.textContent ?? "").trim();
      const element = node.parentElement;
      if (text === "" || !element || element.closest(".spoken, script, style, svg, [hidden]")) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width === 0 || box.height === 0) continue;
      const layer = layerOf(element);
      const free = element.closest(allowed) !== null;
      let [left, right, above, below] = [-Infinity, Infinity, -Infinity, Infinity];
      // a line's box is higher than its letters
      const slack = Number.parseFloat(getComputedStyle(element).fontSize) * 0.22;
      let [acrossFree, downFree, pinned] = [false, false, false];
      const say = (why: string) => void (free || found.add(`${why}: ${text.slice(0, 60)}`));
      for (let at: Element | null = element; at && at !== document.documentElement; at = at.parentElement) {
        const style = getComputedStyle(at);
        const edge = at.getBoundingClientRect();
        if (style.overflowX !== "visible") [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
        if (style.overflowY !== "visible") [above, below] = [Math.max(above, edge.top), Math.min(below, edge.bottom)];
        if (/auto|scroll/.test(style.overflowX)) acrossFree = true;
        if (/auto|scroll/.test(style.overflowY)) downFree = true;
        const ellipsis = style.textOverflow === "ellipsis" && at.scrollWidth > at.clientWidth + EDGE;
        const clamped = style.webkitLineClamp !== "none" && at.scrollHeight > at.clientHeight + slack;
        if (ellipsis || clamped) say("ends in an ellipsis");
        if (!acrossFree && clips(style.overflowX) && (box.left < edge.left - EDGE || box.right > edge.right + EDGE))
          say("cut at a side");
        if (!downFree && clips(style.overflowY) && (box.top < edge.top - slack || box.bottom > edge.bottom + slack))
          say("cut above or below");
        if (style.position === "fixed" || at.matches("dialog,[popover]")) {
          pinned = true;
          break;
        }
      }
      for (const line of range.getClientRects()) {
        const [from, to] = [Math.max(line.left, left), Math.max(line.top, above)];
        const seen = new DOMRect(from, to, Math.min(line.right, right) - from, Math.min(line.bottom, below) - to);
        if (seen.width > 0 && seen.height > 0) drawn.push({ node, layer, box: seen });
      }
      if (!acrossFree && (box.left < -EDGE || box.right > width + EDGE)) say("out of the page");
      if (pinned && !downFree && (box.top < -slack || box.bottom > height + slack)) say("out of the screen");
    }
    // what sticks out widens the page under everything fixed to it, and pushes the bars off the screen
    const root = document.scrollingElement ?? document.documentElement;
    if (root.scrollWidth > width + EDGE) {
      const wide = [...document.querySelectorAll("body *")].filter((one) => {
        if (one.getBoundingClientRect().right <= width + EDGE || one.closest("svg *")) return false;
        for (let at = one.parentElement; at; at = at.parentElement)
          if (getComputedStyle(at).overflowX !== "visible" || getComputedStyle(at).position === "fixed") return false;
        return true;
      });
      const names = wide.map((one) => one.getAttribute("class") ?? one.tagName);
      found.add(`wider than the page: ${root.scrollWidth} px, ${names.join(", ")}`);
    }
    // signs are drawn by the style sheet and are no text of the page: a price cell wider than its room cuts them off
    for (const cell of (top ?? document).querySelectorAll("button[data-state]"))
      if (cell.scrollWidth > cell.clientWidth + EDGE || cell.scrollHeight > cell.clientHeight + EDGE)
        found.add(`cut in its cell: ${cell.getAttribute("aria-label")}`);
    for (const [at, one] of drawn.entries())
      for (const other of drawn.slice(at + 1)) {
        if (one.layer !== other.layer || one.node === other.node) continue;
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (across > 3 && down > Math.min(one.box.height, other.box.height) * 0.55)
          found.add(`written over each other: ${said(one.node)} / ${said(other.node)}`);
      }
    return [...found];
  }, may);
