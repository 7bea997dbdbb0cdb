import { nextTask } from "./nextTask.ts";

/** A frame of the page: when it was out, page ms (`performance.now()`); Infinity until then. */
interface Frame {
  readonly outAt: number;
}

let next: Frame | undefined;

/**
 * The next frame that the browser draws: it shows what has changed in the document by now. A change is a fact of the
 * document long before it is one of the screen: on a busy page half a second may lie between the two, and a hidden page
 * draws nothing. It is out once a task that follows its callback runs (BET-09).
 */
export function nextFrame(): Frame {
  if (next) return next;
  const frame = (next = { outAt: Infinity });
  requestAnimationFrame(() => {
    // what changes from here on is for the frame after this one
    next = undefined;
    nextTask(() => (frame.outAt = performance.now()));
  });
  return frame;
}
