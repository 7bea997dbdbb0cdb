import { nextFrame } from "#app/frame/nextFrame.ts";

/**
 * Tells whether a click in an area that has just been put on the page ends a press that began once the area had been on the screen for
 * so long, ms. For what stands before the page's own rule does (steadyTap.ts).
 */
export function restedClicks(area: HTMLElement, ms: number): (click: MouseEvent) => boolean {
  const shown = nextFrame();
  let downAt = 0;
  area.addEventListener("pointerdown", ({ timeStamp }) => {
    downAt = timeStamp;
  });
  // a keyboard and a screen reader click without a pointer
  return ({ detail, timeStamp }) => (detail > 0 ? downAt : timeStamp) >= shown.outAt + ms;
}
