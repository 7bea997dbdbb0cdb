/** A sheet that is let go further down than this goes, px. */
const FAR_PX = 96;

/** One that is thrown down faster goes from here on, px a ms and px. */
const FAST = 0.5;
const THROWN_PX = 32;

/** A finger that has gone less far has not said where it goes, px. */
const SLOP_PX = 8;

/** What acts when it is pressed, or follows the finger itself. */
const OWN = "button, a, input, select, textarea, label, [role=slider]";

/** True for a head that stays in sight while what is under it scrolls. */
function isHead(node: Element): boolean {
  const { position, top } = getComputedStyle(node);
  return position === "sticky" && top !== "auto";
}

/** True where nothing between what is touched and the sheet could scroll up instead: a finger on the head of a sheet means the sheet. */
function isAtTop(target: Element, sheet: Element): boolean {
  for (let node: Element | null = target; node; node = node === sheet ? null : node.parentElement) {
    if (node.scrollTop > 0) return false;
    if (isHead(node)) return true;
  }
  return true;
}

interface Pull {
  readonly x: number;
  readonly y: number;
  readonly at: number;
  /** Undefined until the finger has said where it goes. */
  down?: boolean;
  far: number;
}

/**
 * Lets a sheet follow the finger down and, far enough or thrown, go. It starts on what does not act when pressed, and where
 * nothing could scroll up: else the finger scrolls; of sheets over each other it moves the one that it touches. `mayGo` is asked when it starts. Returns the way to stop.
 */
export function watchPull(sheet: HTMLElement, mayGo: () => boolean, onGo: () => void): () => void {
  let pull: Pull | undefined;
  const put = (far: number) => {
    sheet.style.transform = far > 0 ? `translateY(${far}px)` : "";
    // what follows a finger does not come after it
    sheet.style.transition = far > 0 ? "none" : "";
  };
  const start = ({ touches, target, timeStamp }: TouchEvent) => {
    const [touch, second] = touches;
    const element = target as Element;
    pull = undefined;
    if (
      !touch ||
      second ||
      !mayGo() ||
      element.closest("dialog") !== sheet ||
      element.closest(OWN) ||
      !isAtTop(element, sheet)
    )
      return;
    pull = { x: touch.clientX, y: touch.clientY, at: timeStamp, far: 0 };
  };
  const move = (event: TouchEvent) => {
    const [touch, second] = event.touches;
    if (!pull || !touch || second) return;
    const [across, down] = [touch.clientX - pull.x, touch.clientY - pull.y];
    if (pull.down === undefined && Math.hypot(across, down) >= SLOP_PX) pull.down = down > Math.abs(across);
    if (pull.down !== true) return;
    // else the page behind would be refreshed, or the browser take the finger for itself
    if (event.cancelable) event.preventDefault();
    pull.far = Math.max(0, down);
    put(pull.far);
  };
  const end = ({ type, timeStamp }: TouchEvent) => {
    const { far = 0, at = 0 } = pull ?? {};
    pull = undefined;
    if (far === 0) return;
    const thrown = far > THROWN_PX && far / Math.max(1, timeStamp - at) > FAST;
    if (type === "touchend" && (far > FAR_PX || thrown) && mayGo()) {
      onGo();
      // it goes from where it is; one that stays after all, because it was told to, comes back
      requestAnimationFrame(() => requestAnimationFrame(() => sheet.matches("[data-leaving]") || put(0)));
      return;
    }
    put(0);
  };
  const ends = new AbortController();
  const { signal } = ends;
  sheet.addEventListener("touchstart", start, { signal, passive: true });
  sheet.addEventListener("touchmove", move, { signal, passive: false });
  for (const type of ["touchend", "touchcancel"] as const) sheet.addEventListener(type, end, { signal });
  return () => ends.abort();
}
