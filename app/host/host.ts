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

/**
 * Where a message may go. To the host page's origin if the operator lists it (EMB-02). Where the list is empty, the two
 * messages that hold nothing go to the origin of whatever page frames this one (spec §1); who may is said by
 * `frame-ancestors`. Undefined = nowhere.
 */
function originFor({ type }: AppMessage): string | undefined {
  const framing = location.ancestorOrigins?.[0] ?? heardFrom;
  const { parentOrigins } = config();
  if (parentOrigins.length === 0 && (type === "NoBalance" || type === "GoCasino"))
    // an opaque origin ("null") can only be addressed as "whoever is there"
    return /^https?:\/\/[^/]+/.exec(framing ?? document.referrer)?.[0];
  return parentOrigins.find((origin) =>
    framing === undefined ? document.referrer.startsWith(`${origin}/`) : origin === framing,
  );
}

/**
 * Sends a message to the host site; false if no host may receive it, so that the app's own prompt is shown instead. A
 * port to this document may go with it.
 */
export function notifyHost(message: AppMessage, line?: MessagePort): boolean {
  if (!isEmbedded()) return false;
  const origin = originFor(message);
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
