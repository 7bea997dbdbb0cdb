import { type BrowserContext, type Locator, type Page } from "@playwright/test";

/** What the page knows of its taps. */
interface Taps {
  /** Clicks of a real finger, mouse or key, and those of them that the rule of taps let through to the app. */
  made: number;
  taken: number;
  /** A click that only asks is under way, and whether it got through. */
  asking: boolean;
  through: boolean;
  last?: { readonly control: Element | null; readonly place: DOMRect | undefined; readonly at: number };
}

type WithTaps = Window & { readonly taps?: Taps };

/** The app's rule listens at the window and stops what it refuses: these two listeners stand before it and after it. */
function countTaps(): void {
  const taps: Taps = { made: 0, taken: 0, asking: false, through: false };
  Object.assign(window, { taps });
  const pressed = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest("button,a,label,summary") : null;
    taps.last = { control, place: control?.getBoundingClientRect(), at: performance.now() };
  };
  addEventListener("pointerdown", pressed, true);
  addEventListener("click", ({ isTrusted }) => void (taps.made += isTrusted ? 1 : 0), true);
  document.addEventListener(
    "click",
    (event) => {
      if (event.isTrusted) taps.taken += 1;
      if (!taps.asking) return;
      taps.through = true;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
}

/** Would a tap now be taken? Asked with a click that nothing of the app hears. */
function isSteady(target: Element): { readonly steady: boolean; readonly now: number } {
  const { taps } = window as WithTaps;
  const now = performance.now();
  if (taps === undefined || target.matches(":disabled")) return { steady: taps === undefined, now };
  Object.assign(taps, { asking: true, through: false });
  target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  taps.asking = false;
  const { last, through } = taps;
  if (!last?.place || now - last.at >= 300 || last.control === target.closest("button,a,label,summary"))
    return { steady: through, now };
  // what the tap before has brought to where its control stood
  const { left, right, top, bottom } = target.getBoundingClientRect();
  const { place } = last;
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const brought = x >= place.left && x <= place.right && y >= place.top && y <= place.bottom;
  return { steady: through && !brought, now };
}

const lostOf = (page: Page): Promise<number> =>
  page
    .evaluate(() => {
      const { made, taken } = (window as WithTaps).taps ?? { made: 0, taken: 0 };
      return made - taken;
    })
    .catch(() => 0);

const PATIENCE_MS = 10_000;

/** Waits until a tap on it would be taken. */
export async function stood(locator: Locator, patience = PATIENCE_MS): Promise<void> {
  const end = Date.now() + patience;
  let before = -1;
  while (Date.now() < end) {
    const { steady, now } = await locator.evaluate(isSteady, undefined, { timeout: patience });
    if (steady) return;
    // a clock that the test has stopped goes on only by itself
    if (now === before) await locator.page().clock.runFor(100);
    else await new Promise((done) => setTimeout(done, 30));
    before = now;
  }
}

let patched = false;

/**
 * Every tap of these tests is made once, as a member makes it: it waits until what it taps has stood for the set time, and a tap
 * that is then not taken fails the test. A tap that must come too early is made with the mouse or the touchscreen.
 */
export async function tapOnce(context: BrowserContext, page: Page): Promise<void> {
  await context.addInitScript(countTaps);
  if (patched) return;
  patched = true;
  const proto = Object.getPrototypeOf(page.locator("html")) as Pick<Locator, "click">;
  // oxlint-disable-next-line typescript/unbound-method -- it is called on the locator again
  const { click } = proto;
  proto.click = async function tap(this: Locator, options) {
    await stood(this, Math.min(options?.timeout ?? PATIENCE_MS, PATIENCE_MS));
    const before = await lostOf(this.page());
    await click.call(this, options);
    const lost = (await lostOf(this.page())) - before;
    if (lost > 0) throw new Error(`the tap on ${String(this)} was not taken`);
  };
}
