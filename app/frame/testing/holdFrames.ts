import { vi } from "vitest";

let waiting: FrameRequestCallback[] = [];

/** A message that comes as soon as the task that posts it is over. */
class NextTask {
  readonly port1 = { onmessage: (): void => undefined, close: (): void => undefined };
  readonly port2 = { postMessage: () => this.port1.onmessage() };
}

/** Holds all frames back until `vi.unstubAllGlobals`. Returns what draws one: then all changes so far are on the screen. */
export function holdFrames(): () => void {
  vi.stubGlobal("requestAnimationFrame", (act: FrameRequestCallback) => waiting.push(act));
  vi.stubGlobal("MessageChannel", NextTask);
  return () => {
    const due = waiting;
    waiting = [];
    for (const act of due) act(performance.now());
  };
}
