/** A sheet released further down than this closes, px. */
const FAR_PX = 96;

/** A faster throw closes it from this distance on, px a ms and px. */
const FAST = 0.5;
const THROWN_PX = 32;

/** A finger that moved less has not yet chosen a direction, px. */
const SLOP_PX = 8;

/** What acts on press, or follows the finger itself. */
const OWN = "button, a, input, select, textarea, label, [role=slider]";

/** True for a head that stays visible while the content below it scrolls. */
function isHead(node: Element): boolean {
  const { position, top } = getComputedStyle(node);
  return position === "sticky" && top !== "auto";
}

/**
 * True if nothing between the touched element and the sheet could scroll up instead: a finger on the head of a sheet
 * means the sheet.
 */
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
  /** Undefined until the finger has chosen a direction. */
  down?: boolean;
  far: number;
}

/**
 * Lets a sheet follow the finger down and, if pulled far enough or thrown, close. The pull must start on something that
 * does not act on press, and where nothing could scroll up: otherwise the finger scrolls; of stacked sheets it moves
 * the one touched. `mayGo` is asked at the start. Returns the stop function.
 */
export function watchPull(sheet: HTMLElement, mayGo: () => boolean, onGo: () => void): () => void {
  let pull: Pull | undefined;
  const put = (far: number) => {
    sheet.style.transform = far > 0 ? `translateY(${far}px)` : "";
    // what follows a finger must not lag behind it
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
    // otherwise the page behind would refresh, or the browser take over the touch
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
      // it closes from where it is; one that was told to stay comes back
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
