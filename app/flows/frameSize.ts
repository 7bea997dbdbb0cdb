import { focusManager } from "@tanstack/react-query";
import { isEmbedded } from "#app/host/host.ts";

/** How often the size is looked at, ms: a frame that is not rendered is not told that it is being resized. */
const LOOK_MS = 1_000;

/**
 * A frame that its host leaves no room is not seen, though the browser calls its page visible: nothing is polled
 * (EMB-12). Returns the stop function.
 */
export function watchFrameSize(): () => void {
  if (!isEmbedded()) return () => undefined;
  const timer = setInterval(() => focusManager.setFocused(innerWidth * innerHeight > 0 ? undefined : false), LOOK_MS);
  return () => clearInterval(timer);
}
