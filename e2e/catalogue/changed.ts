import { type Page } from "@playwright/test";

/** Where a part stands on the page, px. */
interface Place {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A point differs where a colour does by so much of 255: what two renderings of one text differ by is less. */
const APART = 77;

/** A window as large as an icon, px of the picture, and how many of its points may differ: letters of another renderer differ by fewer. */
const WINDOW = 16;
const MOST = 24;

/** Each state of each part, by its room, its part and its words. */
const placesOf = (page: Page): Promise<Place[]> =>
  page.locator("figure").evaluateAll((figures) =>
    figures.map((figure) => {
      const { left, top, width, height } = figure.getBoundingClientRect();
      const part = figure.closest("section")?.ariaLabel ?? "";
      const state = figure.querySelector("figcaption")?.textContent ?? "";
      return { name: `${part}: ${state}`, left: left + scrollX, top: top + scrollY, width, height };
    }),
  );

/**
 * The states whose picture is not that of before: each is looked at by itself, since one that changed is lost in the picture of all.
 * Both are pictures of this page, `scale` times as large as it is.
 */
export async function changedStates(page: Page, before: Buffer, now: Buffer, scale: number): Promise<string[]> {
  const places = await placesOf(page);
  const limits = { apart: APART, size: WINDOW, most: MOST, scale };
  return page.evaluate(
    async ([first, second, found, { apart, size, most, scale: by }]) => {
      const drawn = async (base64: string) => {
        const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
        const image = await createImageBitmap(new Blob([bytes]));
        const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d", { willReadFrequently: true });
        canvas?.drawImage(image, 0, 0);
        return canvas;
      };
      const [one, other] = [await drawn(first), await drawn(second)];
      const differs = (a: ImageDataArray, b: ImageDataArray, at: number): boolean =>
        [0, 1, 2].some((of) => Math.abs((a[at + of] ?? 0) - (b[at + of] ?? 0)) > apart);
      const changed = (place: (typeof found)[number]): boolean => {
        const [x = 0, y = 0, width = 0, height = 0] = [place.left, place.top, place.width, place.height].map((px) =>
          Math.round(px * by),
        );
        const [a, b] = [one, other].map((canvas) => canvas?.getImageData(x, y, width || 1, height || 1).data);
        if (a === undefined || b === undefined) return true;
        // each point counts in the four windows that hold it, so that nothing is cut in two by their edges
        const half = size / 2;
        const across = Math.ceil(width / half) + 1;
        const windows = new Map<number, number>();
        for (let at = 0; at < a.length; at += 4) {
          if (!differs(a, b, at)) continue;
          const point = at / 4;
          const window = Math.floor(Math.floor(point / width) / half) * across + Math.floor((point % width) / half);
          for (const held of [window, window + 1, window + across, window + across + 1])
            windows.set(held, (windows.get(held) ?? 0) + 1);
        }
        return [...windows.values()].some((count) => count >= most);
      };
      return found.filter(changed).map(({ name }) => name);
    },
    [before.toString("base64"), now.toString("base64"), places, limits] as const,
  );
}
