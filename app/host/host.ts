import { config, isSafeAddress } from "#app/config.ts";
import { type AppMessage } from "./messages.ts";

/** Embedded means that another page frames this one, whatever the address says (EMB-05). */
export const isEmbedded = (): boolean => window.parent !== window;

/** The framing origin as its own messages show it, where the browser does not say (a parent without a referrer). */
let heardFrom: string | undefined;

/** Notes the origin of a message that was taken (host/hear.ts). */
export const noteHeard = (origin: string): void => {
  heardFrom = origin;
};

/** The framing page's origin if the operator lists it; undefined otherwise, and then nothing is said (EMB-02). */
function parentOrigin(): string | undefined {
  const framing = location.ancestorOrigins?.[0] ?? heardFrom;
  return config().parentOrigins.find((origin) =>
    framing === undefined ? document.referrer.startsWith(`${origin}/`) : origin === framing,
  );
}

/** Tells the framing site; false when there is none that may hear it, so that the app's own prompt is shown instead. A line to this document goes with it. */
export function tellHost(message: AppMessage, line?: MessagePort): boolean {
  if (!isEmbedded()) return false;
  const origin = parentOrigin();
  if (origin === undefined) return false;
  window.parent.postMessage({ source: "sportsbook", version: 1, ...message }, origin, line && [line]);
  return true;
}

/** Leaves to an address of the configuration; anything that is not a safe address goes nowhere (EMB-06). */
export function leaveTo(address: string): boolean {
  if (!isSafeAddress(address)) return false;
  location.assign(address);
  return true;
}
