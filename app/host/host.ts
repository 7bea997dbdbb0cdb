import { config, isSafeAddress } from "#app/config.ts";
import { type AppMessage } from "./messages.ts";

/** Embedded means that another page frames this one, whatever the URL says (EMB-05). */
export const isEmbedded = (): boolean => window.parent !== window;

/** The host's origin from its own messages, if the browser does not reveal it (a parent without a referrer). */
let heardFrom: string | undefined;

/** Records the origin of an accepted message (host/hear.ts). */
export const noteHeard = (origin: string): void => {
  heardFrom = origin;
};

/** The host page's origin if the operator lists it; undefined otherwise, and then nothing is sent (EMB-02). */
function parentOrigin(): string | undefined {
  const framing = location.ancestorOrigins?.[0] ?? heardFrom;
  return config().parentOrigins.find((origin) =>
    framing === undefined ? document.referrer.startsWith(`${origin}/`) : origin === framing,
  );
}

/**
 * Sends a message to the host site; false if no listed host can receive it, so that the app's own prompt is shown
 * instead. A port to this document may go with it.
 */
export function tellHost(message: AppMessage, line?: MessagePort): boolean {
  if (!isEmbedded()) return false;
  const origin = parentOrigin();
  if (origin === undefined) return false;
  window.parent.postMessage({ source: "sportsbook", version: 1, ...message }, origin, line && [line]);
  return true;
}

/** Navigates to a URL of the configuration; an unsafe URL goes nowhere (EMB-06). */
export function leaveTo(address: string): boolean {
  if (!isSafeAddress(address)) return false;
  location.assign(address);
  return true;
}
