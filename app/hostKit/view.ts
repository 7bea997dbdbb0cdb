import { type HostMessage } from "#app/host/messages.ts";

type View = Extract<HostMessage, { readonly type: "SetView" }>;

const lengthOf = (padding: string): number => Number.parseFloat(padding) || 0;

/** The part of the frame that the member sees: what the window shows of it, less bars of the host page and boxes that scroll. */
function viewOf(frame: HTMLElement): View {
  const box = frame.getBoundingClientRect();
  // a host with a bar of its own at an edge says so with scroll-padding, as for its own anchors
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  let top = Math.max(box.top, lengthOf(scrollPaddingTop));
  let bottom = Math.min(box.bottom, innerHeight - lengthOf(scrollPaddingBottom));
  // the body's overflow is the window's
  for (let around = frame.parentElement; around && around !== document.body; around = around.parentElement) {
    if (getComputedStyle(around).overflowY === "visible") continue;
    const edge = around.getBoundingClientRect();
    top = Math.max(top, edge.top);
    bottom = Math.min(bottom, edge.bottom);
  }
  return { type: "SetView", top: Math.max(0, top - box.top), height: Math.max(0, bottom - top) };
}

/** What tells the app which part of its frame is seen. */
export interface ViewTeller {
  /** Tells it anew, also what was told before: the app has only now begun to listen. */
  readonly again: () => void;
  readonly stop: () => void;
}

/** Tells which part of the frame is seen whenever that changes, once a frame of the screen at most. */
export function tellView(frame: HTMLElement, send: (message: View) => void): ViewTeller {
  let told = "";
  let due = 0;
  const tell = () => {
    due = 0;
    const view = viewOf(frame);
    const said = `${view.top} ${view.height}`;
    // out of sight it stays as it was
    if (said === told || view.height === 0) return;
    told = said;
    send(view);
  };
  const soon = () => {
    due ||= requestAnimationFrame(tell);
  };
  // boxes that scroll are heard on the way down; what grows above the frame moves it without a scroll
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

/** Another page of the app begins at its top, and with it the frame, where the member had scrolled past that. */
export function showTop(frame: HTMLElement): void {
  if (viewOf(frame).top > 0) frame.scrollIntoView({ block: "start", behavior: "instant" });
}
