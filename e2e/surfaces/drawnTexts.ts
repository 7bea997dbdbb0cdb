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
  /** What is drawn on it is a layer of its own: a bar, a dialog. */
  readonly layer: boolean;
  /** It does not move with the page. */
  readonly pinned: boolean;
}

/** A text as it is drawn. */
export interface Drawn {
  readonly text: string;
  readonly box: Box;
  readonly lines: readonly Box[];
  readonly fontSize: number;
  /** It may end in an ellipsis. */
  readonly free: boolean;
  /** The number of what it is drawn on, a bar or a dialog; -1 for the page itself. */
  readonly layer: number;
  /** Its boxes, innermost first, up to what is pinned to the screen, and whether something is. */
  readonly within: readonly Around[];
  readonly pinned: boolean;
}

/** A text with the numbers of its boxes: many texts share a box, which is measured once. */
interface Told extends Omit<Drawn, "within" | "layer" | "pinned"> {
  readonly within: readonly number[];
}

interface Measured {
  readonly width: number;
  readonly height: number;
  readonly arounds: readonly Around[];
  readonly texts: readonly Told[];
}

const measure = (page: Page, may: string): Promise<Measured> =>
  page.evaluate((allowed) => {
    const boxOf = ({ left, right, top, bottom }: DOMRect): Box => ({ left, right, top, bottom });
    const around = (at: Element): Around => {
      const { overflowX, overflowY, textOverflow, webkitLineClamp, position } = getComputedStyle(at);
      const clamped = webkitLineClamp === "none" ? 0 : at.scrollHeight - at.clientHeight;
      const over = { across: at.scrollWidth - at.clientWidth, clamped };
      const edge = boxOf(at.getBoundingClientRect());
      const pinned = position === "fixed" || at.matches("dialog,[popover]");
      const layer = pinned || position === "sticky";
      return { overflowX, overflowY, edge, ellipsis: textOverflow === "ellipsis", over, layer, pinned };
    };
    const arounds: Around[] = [];
    const numbers = new Map<Element, number>();
    const numberOf = (at: Element): number => {
      const known = numbers.get(at) ?? arounds.push(around(at)) - 1;
      numbers.set(at, known);
      return known;
    };
    const visible = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true };
    const drawn = (node: Node): Told[] => {
      const text = (node.textContent ?? "").trim();
      const element = node.parentElement;
      if (text === "" || !element || element.closest(".spoken, script, style, svg, [hidden]")) return [];
      // what is heard and not seen is clipped away
      if (!element.checkVisibility(visible) || getComputedStyle(element).clipPath === "inset(50%)") return [];
      const range = document.createRange();
      range.selectNodeContents(node);
      const rect = range.getBoundingClientRect();
      if (rect.width === 0 || rect.height === 0) return [];
      const within: number[] = [];
      for (let at: Element | null = element; at && at !== document.documentElement; at = at.parentElement) {
        within.push(numberOf(at));
        if (arounds[numberOf(at)]?.pinned === true) break;
      }
      const fontSize = Number.parseFloat(getComputedStyle(element).fontSize);
      const [box, lines] = [boxOf(rect), [...range.getClientRects()].map(boxOf)];
      return [{ text, box, lines, fontSize, free: element.closest(allowed) !== null, within }];
    };
    const top = [...document.querySelectorAll("dialog[open],[data-panel] [role=dialog]")].at(-1);
    const walker = document.createTreeWalker(top ?? document.body, NodeFilter.SHOW_TEXT);
    const texts: Told[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(...drawn(node));
    return { width: document.documentElement.clientWidth, height: innerHeight, arounds, texts };
  }, may);

/** Every text of the page, or of the dialog on top, that is drawn at all; `may` names what may end in an ellipsis. */
export async function drawnTexts(
  page: Page,
  may: string,
): Promise<{ readonly width: number; readonly height: number; readonly texts: readonly Drawn[] }> {
  const { arounds, texts, ...size } = await measure(page, may);
  const drawn = ({ within: numbers, ...one }: Told): Drawn => {
    const within = numbers.flatMap((at) => arounds.slice(at, at + 1));
    const layer = numbers.find((at) => arounds[at]?.layer) ?? -1;
    return { ...one, within, layer, pinned: within.some(({ pinned }) => pinned) };
  };
  return { ...size, texts: texts.map(drawn) };
}
