import { type CDPSession, type Page } from "@playwright/test";
import { redrawn, settle } from "./surface.ts";

/** A part of the window, px. */
interface Clip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** When each animation began by the clock of the film, ms. */
type Filmed = Window & { begun?: WeakMap<Animation, number> };

/** Takes pictures of a motion, each at a stated time. */
export interface Film {
  /** One frame at each of these times, in ms since the film began; the page's clock goes there and no further. */
  readonly at: (...times: readonly number[]) => Promise<void>;
  /** All frames so far, side by side. */
  readonly strip: () => Promise<Buffer>;
}

/**
 * Begins a film of a part of the window: from now on no animation moves by itself. The page's own clock must be held; call it before
 * what sets the motion off, and the same frames show the same, however slow the machine is.
 */
export async function film(page: Page, clip: Clip): Promise<Film> {
  await settle(page);
  const client: CDPSession = await page.context().newCDPSession(page);
  await client.send("Animation.enable");
  await client.send("Animation.setPlaybackRate", { playbackRate: 0 });
  const frames: Buffer[] = [];
  let now = 0;
  const frame = async (time: number): Promise<void> => {
    if (time > now) await page.clock.runFor(time - now);
    now = time;
    await redrawn(page);
    await page.evaluate((ms) => {
      const begun = ((window as Filmed).begun ??= new WeakMap());
      for (const one of document.getAnimations()) {
        const from = begun.get(one) ?? ms;
        begun.set(one, from);
        one.currentTime = ms - from;
      }
    }, time);
    await redrawn(page);
    frames.push(await page.screenshot({ clip, animations: "allow" }));
  };
  return {
    at: async (...times) => {
      for (const time of times) await frame(time);
    },
    strip: () => sideBySide(page, frames, clip),
  };
}

/** Pictures of one size, from left to right in one, with a line between them. */
async function sideBySide(page: Page, frames: readonly Buffer[], { width, height }: Clip): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ([pictures, wide, high]) => {
      const step = wide + 2;
      const canvas = new OffscreenCanvas(step * pictures.length - 2, high);
      const pen = canvas.getContext("2d");
      for (const [at, picture] of pictures.entries()) {
        const bytes = Uint8Array.from(atob(picture), (sign) => sign.charCodeAt(0));
        pen?.drawImage(await createImageBitmap(new Blob([bytes])), at * step, 0, wide, high);
      }
      const whole = new Uint8Array(await (await canvas.convertToBlob({ type: "image/png" })).arrayBuffer());
      return btoa(Array.from(whole, (byte) => String.fromCharCode(byte)).join(""));
    },
    [frames.map((one) => one.toString("base64")), width, height] as const,
  );
  return Buffer.from(base64, "base64");
}
