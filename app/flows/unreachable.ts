import { type App, owned } from "#app/application/app.ts";
import { config } from "#app/config.ts";

/** What a CSP has blocked: the directive, and the address that was requested. */
export type Stopped = Pick<SecurityPolicyViolationEvent, "effectiveDirective" | "blockedURI">;

const toldOf = owned(() => ({ once: false }));

const hostOf = (address: string): string => new URL(address, location.href).origin;

/**
 * Logs one line for the operator, once per page load: which host does not respond, and whether the page's CSP is why.
 */
export function logUnreachable(app: App, path: string, stopped: Stopped | undefined): void {
  const told = toldOf(app);
  if (told.once) return;
  told.once = true;
  const host = hostOf(config().apiBase);
  const why =
    stopped?.effectiveDirective === "connect-src" && hostOf(stopped.blockedURI) === host
      ? `the Content-Security-Policy of this page stops it: add the host to ${stopped.effectiveDirective}`
      : "the browser got no answer that it may read: look at the host's name, its certificate, its line and its CORS headers";
  // oxlint-disable-next-line eslint/no-console -- meant for whoever runs the site: the member is told on the page
  console.warn(`The bookmaker cannot be reached at ${host} (${path}): ${why}.`);
}
