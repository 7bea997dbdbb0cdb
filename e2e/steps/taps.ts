import { type BrowserContext, expect, type Frame, type Locator, type Page } from "@playwright/test";

/** What the page knows of its taps. */
interface Taps {
  /** The last click of a real finger, mouse or key reached the app; Playwright cancels some of its own by itself. */
  isTaken: boolean;
  /** A probing click is in progress, and whether it got through. */
  asking: boolean;
  through: boolean;
  /** When the page's content last changed. */
  changedAt: number;
  last?: { readonly control: Element | null; readonly place: DOMRect | undefined; readonly at: number };
}

type WithTaps = Window & { readonly taps?: Taps };

/**
 * What a page learns of its taps; it runs before the page's own scripts. The app's rule listens at the window and stops
 * what it refuses: one of these two listeners is before it and one after it.
 */
export function countTaps(): void {
  const taps: Taps = { isTaken: true, asking: false, through: false, changedAt: -Infinity };
  Object.assign(window, { taps });
  new MutationObserver(() => {
    taps.changedAt = performance.now();
  }).observe(document, { childList: true, characterData: true, subtree: true });
  const controlAt = (target: EventTarget | null) =>
    target instanceof Element ? target.closest("button,a,label,summary") : null;
  // undefined once its click has come: a key, and a label that clicks its control, press nothing
  let pressedOn: Element | null | undefined;
  const pressed = ({ target }: Event) => {
    const control = controlAt(target);
    pressedOn = control;
    taps.last = { control, place: control?.getBoundingClientRect(), at: performance.now() };
  };
  addEventListener("pointerdown", pressed, true);
  // a list that lays out its rows again moves them by style alone, which a MutationObserver of nodes does not see
  const hasMoved = (): boolean => {
    const { control, place } = taps.last ?? {};
    const now = control?.getBoundingClientRect();
    return now?.left !== place?.left || now?.top !== place?.top;
  };
  addEventListener(
    "click",
    ({ isTrusted }) => {
      if (!isTrusted) return;
      taps.isTaken = false;
      if (pressedOn && hasMoved()) taps.changedAt = performance.now();
    },
    true,
  );
  document.addEventListener(
    "click",
    (event) => {
      if (event.isTrusted) {
        // if the pressed element moved away before the finger was lifted, the click goes to the common ancestor, and
        // nobody handles it
        if (pressedOn === undefined || pressedOn === controlAt(event.target)) taps.isTaken = true;
        pressedOn = undefined;
      }
      if (!taps.asking) return;
      taps.through = true;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
}

/** Whether a tap would be accepted, or something else covers the target. */
interface Steadiness {
  readonly steady: boolean;
  readonly covered?: boolean;
  readonly now: number;
}

/** Would a tap be accepted now? Asked in the page, with a click that no part of the app handles. */
export function isSteady(target: Element): Steadiness {
  const { taps } = window as WithTaps;
  const now = performance.now();
  const middleOf = ({ left, right, top, bottom }: DOMRect) => [(left + right) / 2, (top + bottom) / 2] as const;
  // a covered target first has to be uncovered, and then counts as new (a label passes its tap on to its control)
  const isCovered = (hit: Element | null): boolean =>
    hit !== null && !target.contains(hit) && !hit.contains(target) && !hit.closest("label");
  // what the previous tap put in the place of its control
  const isBrought = ({ last }: Taps): boolean => {
    if (!last?.place || now - last.at >= 300 || last.control === target.closest("button,a,label,summary")) return false;
    const [x, y] = middleOf(target.getBoundingClientRect());
    const { left, right, top, bottom } = last.place;
    return x >= left && x <= right && y >= top && y <= bottom;
  };
  if (isCovered(document.elementFromPoint(...middleOf(target.getBoundingClientRect()))))
    return { steady: false, covered: true, now };
  if (taps === undefined || target.matches(":disabled")) return { steady: taps === undefined, now };
  Object.assign(taps, { asking: true, through: false });
  target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  taps.asking = false;
  return { steady: taps.through && !isBrought(taps), now };
}

/** The result of a tap: whether it was refused, and whether the page had been still for the set time before it. */
export interface Told {
  readonly isLost: boolean;
  readonly still: boolean;
}

/** What one document knows about its last tap; asked in the page. */
export function lastTap(): Told {
  const { isTaken = true, changedAt = 0, last } = (window as WithTaps).taps ?? {};
  return { isLost: !isTaken, still: last !== undefined && last.at - changedAt >= 300 };
}

const lostIn = (frame: Frame): Promise<Told> => frame.evaluate(lastTap).catch(() => ({ isLost: false, still: true }));

/** The same for a page and its frames. */
async function lostOf(page: Page): Promise<Told> {
  const told = await Promise.all(page.frames().map(lostIn));
  return told.find(({ isLost }) => isLost) ?? { isLost: false, still: true };
}

/** A page that is never still is a bug in itself. */
const MOST_TRIES = 4;

/**
 * Makes a tap, and fails if it is not accepted, unless the page changed under the finger: then the rule was right to
 * refuse it, and it is repeated.
 */
export async function tapTaken(name: string, tap: () => Promise<Told>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const { isLost, still } = await tap();
    if (!isLost) return;
    if (still || tries === MOST_TRIES) throw new Error(`the tap on ${name} was not taken`);
  }
}

const PATIENCE_MS = 10_000;

/** The interval between two checks, ms: each costs the machine as much as a tap. */
const LOOK_MS = 80;

/** A target under a bar after this many checks is scrolled to, as a member would; a closing sheet is gone by then. */
const LOOKS_UNDER = 8;

/** Waits until a tap on it would be accepted, and fails if it never would be. */
export async function stood(locator: Locator, patience = PATIENCE_MS): Promise<void> {
  const end = Date.now() + patience;
  let before = -1;
  let under = 0;
  while (Date.now() < end) {
    const { steady, covered, now } = await locator.evaluate(isSteady, undefined, { timeout: patience });
    if (steady) return;
    if (covered) under += 1;
    if (under === LOOKS_UNDER) await locator.evaluate((target) => target.scrollIntoView({ block: "center" }));
    // a clock stopped by the test advances only here
    if (now === before) await locator.page().clock.runFor(100);
    else await new Promise((done) => setTimeout(done, LOOK_MS));
    before = now;
  }
  throw new Error(`${String(locator)} did not come to stand in ${patience} ms`);
}

/** Presses Escape once what is open hears it: a sheet is drawn for a frame before it is modal and takes the keys. */
export async function pressEscape(page: Page): Promise<void> {
  await expect(page.locator("dialog[open]:not(:modal)")).toHaveCount(0);
  await page.keyboard.press("Escape");
}

let patched = false;

/**
 * A tap waits, as a member does, until its target has been steady for the set time. One that is not accepted fails the
 * test. That no price loses a tap because another one moved is proven elsewhere (steady-taps.spec.ts,
 * movingBoard.test.tsx). A tap that must come too early is made with the mouse or the touchscreen.
 */
export async function tapOnce(context: BrowserContext, page: Page): Promise<void> {
  await context.addInitScript(countTaps);
  if (patched) return;
  patched = true;
  const proto = Object.getPrototypeOf(page.locator("html")) as Pick<Locator, "check" | "click">;
  // oxlint-disable-next-line typescript/unbound-method -- they are called on the locator again
  const { check, click } = proto;
  proto.check = async function mark(this: Locator, options) {
    await stood(this);
    await check.call(this, options);
  };
  proto.click = async function tap(this: Locator, options) {
    await tapTaken(String(this), async () => {
      await stood(this, Math.min(options?.timeout ?? PATIENCE_MS, PATIENCE_MS));
      await click.call(this, options);
      return lostOf(this.page());
    });
  };
}
