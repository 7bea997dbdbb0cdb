import { PAGE } from "#app/addresses.ts";

// Whatever is reported is named from lists written here: text from outside never gets into a report.

/** The errors of the language and the browser, and ours. */
const ERRORS = new Set([
  "Error",
  "AbortError",
  "AggregateError",
  "ChunkLoadError",
  "DOMException",
  "Failure",
  "InvalidStateError",
  "NetworkError",
  "NotAllowedError",
  "QuotaExceededError",
  "RangeError",
  "ReferenceError",
  "SecurityError",
  "SyntaxError",
  "TypeError",
  "URIError",
]);

/** A file of the build, as the build names it (vite.config.ts), with line and column. */
const PLACE = /\/assets\/([A-Za-z][\w-]{0,40}-[\w-]{7}\.js):(\d{1,6}):(\d{1,7})/;

/** True for this page's loaded files: no other may appear in a report. */
const isLoaded = (file: string, loaded: readonly string[]): boolean =>
  loaded.some((address) => address.endsWith(`/assets/${file}`));

/** The key of an error: its name and where in our files it was thrown; never its message (OPS-09). */
export function errorKey(error: unknown, loaded: readonly string[]): string {
  if (!(error instanceof Error)) return "other";
  const name = ERRORS.has(error.name) ? error.name : "Error";
  // the first lines of a stack are the message, which may say anything
  const lines = (error.stack ?? "").split("\n").filter((line) => /^\s+at |@/.test(line));
  for (const line of lines) {
    const [, file = "", row, column] = PLACE.exec(line) ?? [];
    if (isLoaded(file, loaded)) return `${name} ${file}:${row}:${column}`;
  }
  return name;
}

const SINKS = new Set(["inline", "eval", "wasm-eval", "data", "blob", "trusted-types-policy", "trusted-types-sink"]);

/** The key of a CSP violation: its directive and the blocked origin. */
export function violationKey(directive: string, blocked: string): string {
  const what = /^[a-z-]{3,30}$/.test(directive) ? directive : "other";
  if (SINKS.has(blocked)) return `${what} ${blocked}`;
  if (!URL.canParse(blocked)) return `${what} other`;
  const { protocol, origin, host } = new URL(blocked);
  // user info before the host, and everything after it, is left out
  return protocol === "https:" || protocol === "http:" || host !== "" ? `${what} ${origin}` : `${what} ${protocol}`;
}

const ROUTES = new Map<string, string>(Object.entries(PAGE).map(([name, path]) => [path, name]));

/** The name of the page at this path. */
export function routeName(path: string): string {
  if (path === "/") return "index";
  return ROUTES.get(path) ?? ROUTES.get(path.split("/").slice(0, 4).join("/")) ?? "other";
}

/** A call by its path in the contract; undefined for anything else. */
export const callName = (root: unknown): string | undefined =>
  typeof root === "string" && /^(?:(?:bet|odds|Comm|Notice)\/[A-Za-z0-9]{2,30}|RefreshToken)$/.test(root)
    ? root
    : undefined;

/** Why a bet was refused: a number of the contract, or one of our words. */
export const refusalKey = (why: string): string => (/^-?\d{1,4}$/.test(why) ? `refused ${why}` : "refused");

/** The browser engine with its major version. */
export function engineOf(agent: string): string {
  const [, gecko] = /Firefox\/(\d{1,4})/.exec(agent) ?? [];
  if (gecko !== undefined) return `gecko ${gecko}`;
  const [, blink] = /Chrom(?:e|ium)\/(\d{1,4})/.exec(agent) ?? [];
  if (blink !== undefined) return `blink ${blink}`;
  const [, webkit] = /Version\/(\d{1,4})[\d.]* .*Safari/.exec(agent) ?? [];
  return webkit === undefined ? "other" : `webkit ${webkit}`;
}
