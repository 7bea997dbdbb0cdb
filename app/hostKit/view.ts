import { type HostMessage } from "#app/host/messages.ts";

type View = Extract<HostMessage, { readonly type: "SetView" }>;

const lengthOf = (padding: string): number => Number.parseFloat(padding) || 0;

/**
 * The part of the frame that the member sees: what the window shows of it, less bars of the host page and scrolling
 * boxes.
 */
function viewOf(frame: HTMLElement): View {
  const box = frame.getBoundingClientRect();
  // a host with its own bar at an edge declares it with scroll-padding, as for its own anchors
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  let top = Math.max(box.top, lengthOf(scrollPaddingTop));
  let bottom = Math.min(box.bottom, innerHeight - lengthOf(scrollPaddingBottom));
  // the body's overflow applies to the window
  for (let around = frame.parentElement; around && around !== document.body; around = around.parentElement) {
    if (getComputedStyle(around).overflowY === "visible") continue;
    const edge = around.getBoundingClientRect();
    top = Math.max(top, edge.top);
    bottom = Math.min(bottom, edge.bottom);
  }
  return { type: "SetView", top: Math.max(0, top - box.top), height: Math.max(0, bottom - top) };
}

/** Tells the app which part of its frame is visible. */
export interface ViewTeller {
  /** Sends it again, even if unchanged: the app has only now begun to listen. */
  readonly again: () => void;
  readonly stop: () => void;
}

/** Sends the visible part of the frame whenever it changes, at most once per animation frame. */
export function sendView(frame: HTMLElement, send: (message: View) => void): ViewTeller {
  let told = "";
  let due = 0;
  const tell = () => {
    due = 0;
    const view = viewOf(frame);
    const said = `${view.top} ${view.height}`;
    // while out of sight it stays as it was
    if (said === told || view.height === 0) return;
    told = said;
    send(view);
  };
  const soon = () => {
    due ||= requestAnimationFrame(tell);
  };
  // scrolling boxes are heard in the capture phase; what grows above the frame moves it without a scroll
  const sizes = new ResizeObserver(soon);
  for (const one of [frame, document.body]) sizes.observe(one);
  addEventListener("scroll", soon, { capture: true, passive: true });
  addEventListener("resize", soon);
  return {
    again: () => {
      told = "";
      soon();
    },
    stop: () => {
      cancelAnimationFrame(due);
      sizes.disconnect();
      removeEventListener("scroll", soon, { capture: true });
      removeEventListener("resize", soon);
    },
  };
}

/** A new page of the app begins at its top, and so does the frame, if the member had scrolled past that. */
export function showTop(frame: HTMLElement): void {
  if (viewOf(frame).top > 0) frame.scrollIntoView({ block: "start", behavior: "instant" });
}
