import { config, isSafeAddress } from "./config.ts";

/** The messages for the site that frames the app (contract, parent-frame messages). No sums, names or tokens ever leave. */
export type HostMessage =
  | { readonly type: "NoBalance" | "GoCasino" | "GoLogin" | "Ready" | "BalanceChanged" | "SessionEnded" }
  | { readonly type: "BetPlaced"; readonly betId: string };

/** Embedded means that another page frames this one, whatever the address says (EMB-05). */
export const isEmbedded = (): boolean => window.parent !== window;

/** The framing page's origin if the operator lists it; undefined otherwise, and then nothing is said (EMB-02). */
function parentOrigin(): string | undefined {
  const framing = location.ancestorOrigins?.[0] ?? URL.parse(document.referrer)?.origin;
  return config().parentOrigins.find((origin) => origin === framing);
}

/** Tells the framing site; false when there is none that may hear it, so that the app's own prompt is shown instead. */
export function tellHost(message: HostMessage): boolean {
  if (!isEmbedded()) return false;
  const origin = parentOrigin();
  if (origin === undefined) return false;
  window.parent.postMessage({ source: "sportsbook", version: 1, ...message }, origin);
  return true;
}

/** Leaves to an address of the configuration; anything that is not a safe address goes nowhere (EMB-06). */
export function leaveTo(address: string): boolean {
  if (!isSafeAddress(address)) return false;
  location.assign(address);
  return true;
}

/** The operator's sign-in with the way back to where the member stands. */
export function signInAddress(): string | undefined {
  const { loginUrl } = config();
  const url = loginUrl === undefined ? null : URL.parse(loginUrl);
  if (url === null) return undefined;
  url.searchParams.set("return", location.href);
  return url.href;
}

/** What the launch address carried (contract, Launch parameters). */
export interface Launch {
  readonly token: string | undefined;
  readonly bcs: string;
}

const SECRETS = ["token", "bcs"];
const LONGEST_VALUE = 8_192;

/**
 * Reads the launch parameters from the query and from the query of the hash, and takes token and BCS off the address
 * at once, before any request (SES-01). The first value wins.
 */
export function takeLaunch(): Launch {
  const url = new URL(location.href);
  const [route = "", hashQuery = ""] = url.hash.split("?", 2);
  const inHash = new URLSearchParams(hashQuery);
  const read = (name: string) => {
    const value = url.searchParams.get(name) ?? inHash.get(name);
    return value !== null && value.length <= LONGEST_VALUE ? value : undefined;
  };
  const launch = { token: read("token"), bcs: read("bcs") ?? "" };
  for (const name of SECRETS) {
    url.searchParams.delete(name);
    inHash.delete(name);
  }
  const kept = inHash.toString();
  url.hash = kept === "" ? route : `${route}?${kept}`;
  if (url.href !== location.href) history.replaceState(history.state, "", url);
  return launch;
}
