import { FIRST, kept } from "#app/stores/first/entries.ts";
import { type PlainPick, type PlainSlip } from "#app/stores/first/plainSlip.ts";

/** Like the rows it does not stay longer, ms. */
const OLD_MS = 30_000;

/**
 * True if a tap on a painted price will open a slip: a member came back, and no slip of theirs is open or collects. A visitor is asked
 * to log in, which the app does.
 */
export function opensSlip(): boolean {
  const { single: open, collecting } = kept(FIRST.slip);
  return typeof kept(FIRST.session)["token"] === "string" && open === undefined && collecting !== true;
}

/**
 * The slip that stands before the app does (plainSlip.ts), without what is seen of it: it ends when the app's own takes over, when the
 * member closes it, or after 30 s. `takeOff` takes it off the screen, once.
 */
export function standPlain(pick: PlainPick, takeOff: () => void): PlainSlip {
  let isOff = false;
  const remove = (): void => {
    if (isOff) return;
    isOff = true;
    takeOff();
    clearTimeout(timer);
    if (window.plainSlip === plain && !plain.isClosed) window.plainSlip = undefined;
  };
  const close = (): void => {
    if (isOff) return;
    // the app may be about to open its own
    plain.isClosed = plain.isPassed;
    // where the app never comes to it, a later tap on the same price must not be lost
    if (plain.isClosed) setTimeout(() => window.plainSlip === plain && (window.plainSlip = undefined), OLD_MS);
    remove();
  };
  const owner: unknown = kept(FIRST.owner);
  const plain: PlainSlip = {
    pick,
    owner: typeof owner === "string" ? owner : undefined,
    typed: "",
    isPassed: false,
    isClosed: false,
    remove,
    close,
  };
  const timer = setTimeout(close, OLD_MS);
  window.plainSlip = plain;
  return plain;
}
