import { type Page } from "@playwright/test";

/** Where something is on the screen, px. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A box around a text that may cut it. */
export interface Around {
  readonly overflowX: string;
  readonly overflowY: string;
  readonly edge: Box;
  readonly ellipsis: boolean;
  /** How much wider its content is than it has room for, and how much higher where lines are clamped, px. */
  readonly over: { readonly across: number; readonly clamped: number };
}

/** A text as it is drawn. */
export interface Drawn {
  readonly text: string;
  readonly box: Box;
  readonly lines: readonly Box[];
  readonly fontSize: number;
  /** It may end in an ellipsis. */
  readonly free: boolean;
  /** The number of what it is drawn on: the page, a bar, a dialog. */
  readonly layer: number;
  /** Its boxes, innermost first, up to what is pinned to the screen, and whether something is. */
  readonly within: readonly Around[];
  readonly pinned: boolean;
}

/** Every text of the page, or of the dialog on top, that is drawn at all; `may` names what may end in an ellipsis. */
export const drawnTexts = (
  page: Page,
  may: string,
): Promise<{ readonly width: number; readonly height: number; readonly texts: readonly Drawn[] }> =>
  page.evaluate((allowed) => {
    const boxOf = ({ left, right, top, bottom }: DOMRect): Box => ({ left, right, top, bottom });
    const layers: Element[] = [];
    const layerOf = (from: Element): number => {
      let layer: Element | null = from;
      const isLayer = (node: Element) =>
        /fixed|sticky/.test(getComputedStyle(node).position) || node.matches("dialog,[popover]");
      while (layer && !isLayer(layer)) layer = layer.parentElement;
      const found = layer ?? document.body;
      if (!layers.includes(found)) layers.push(found);
      return layers.indexOf(found);
    };
    const isPinned = (at: Element) => getComputedStyle(at).position === "fixed" || at.matches("dialog,[popover]");
    const around = (at: Element): Around => {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(at);
      const clamped = webkitLineClamp === "none" ? 0 : at.scrollHeight - at.clientHeight;
      const over = { across: at.scrollWidth - at.clientWidth, clamped };
      const edge = boxOf(at.getBoundingClientRect());
      return { overflowX, overflowY, edge, ellipsis: textOverflow === "ellipsis", over };
    };
    const visible = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true };
    const drawn = (node: Node): Drawn[] => {
      const text = (node.textContent ?? "").trim();
      const element = node.parentElement;
      if (text === "" || !element || element.closest(".spoken, script, style, svg, [hidden]")) return [];
      if (!element.checkVisibility(visible)) return [];
      const range = document.createRange();
      range.selectNodeContents(node);
      const rect = range.getBoundingClientRect();
      if (rect.width === 0 || rect.height === 0) return [];
      const chain: Element[] = [];
      for (let at: Element | null = element; at && at !== document.documentElement; at = at.parentElement) {
        chain.push(at);
        if (isPinned(at)) break;
      }
      const pinned = chain.some(isPinned);
      const fontSize = Number.parseFloat(getComputedStyle(element).fontSize);
      const [box, lines] = [boxOf(rect), [...range.getClientRects()].map(boxOf)];
      const free = element.closest(allowed) !== null;
      return [{ text, box, lines, fontSize, free, layer: layerOf(element), within: chain.map(around), pinned }];
    };
    const top = [...document.querySelectorAll("dialog[open],[data-panel] [role=dialog]")].at(-1);
    const walker = document.createTreeWalker(top ?? document.body, NodeFilter.SHOW_TEXT);
    const texts: Drawn[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(...drawn(node));
    return { width: document.documentElement.clientWidth, height: innerHeight, texts };
  }, may);
