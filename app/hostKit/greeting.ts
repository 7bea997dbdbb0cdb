import { HEARD_BY_KIT_1, HEARS } from "#app/host/kit.ts";
import { type AppMessage } from "#app/host/messages.ts";
import { type Standing } from "./types.ts";

/** The values of `version`, and the messages that the app must accept for each. */
const VERSIONS: Readonly<Record<string, readonly string[]>> = { "1.0": HEARD_BY_KIT_1, "2.1": HEARS };

/** A running app greets within this time, ms; a slow phone needs a third of it. */
const GREETING_MS = 30_000;

/** Throws if this kit cannot provide what the page asks for. */
export function checkVersion(version: string | undefined): void {
  if (version !== undefined && !Object.hasOwn(VERSIONS, version))
    throw new Error(`this host kit speaks ${Object.keys(VERSIONS).join(" and ")}, not ${version}`);
}

/** What the app's greeting says about it; one of kit 1 says nothing. */
const standingOf = ({ release = "", kit = 1, hears = HEARD_BY_KIT_1 }: AppMessage & { type: "Ready" }): Standing => ({
  release,
  kit,
  hears,
});

/** Why the app is not the one the page asks for; undefined if it is. */
function refusal({ kit, hears }: Standing, version: string | undefined): Error | undefined {
  if (version === undefined) return undefined;
  if (kit < Number.parseInt(version, 10))
    return new Error(`the sportsbook speaks host kit ${kit}, and this page asks for ${version}`);
  const missing = VERSIONS[version]?.filter((type) => !hears.includes(type)) ?? [];
  return missing.length === 0 ? undefined : new Error(`the sportsbook does not hear ${missing.join(", ")}`);
}

/** Waits for the app's greeting. */
export interface Greeting {
  readonly ready: () => Promise<Standing>;
  /**
   * The app greets, for the first time or again. Returns why it is not the one the page asks for; undefined if it is.
   */
  readonly greeted: (message: AppMessage & { type: "Ready" }) => Error | undefined;
  /** No greeting will come any more. */
  readonly end: (reason: Error) => void;
}

/** Waits for the app's greeting; a failure is reported to `onError` and to whoever awaits it. */
export function awaitGreeting(version: string | undefined, onError: (error: unknown) => void): Greeting {
  const first = Promise.withResolvers<Standing>();
  let ready = first.promise;
  // without an await, the failure is reported by onError
  ready.catch(() => undefined);
  const fail = (reason: Error): void => {
    clearTimeout(timer);
    first.reject(reason);
  };
  const timer = setTimeout(() => {
    const reason = new Error(
      "the sportsbook has not greeted: does its config.json list this page under parentOrigins?",
    );
    fail(reason);
    onError(reason);
  }, GREETING_MS);
  return {
    ready: () => ready,
    greeted: (message) => {
      clearTimeout(timer);
      const standing = standingOf(message);
      const reason = refusal(standing, version);
      if (reason !== undefined) return reason;
      first.resolve(standing);
      // after a late greeting, or for another release of the app
      ready = Promise.resolve(standing);
      return undefined;
    },
    end: (reason) => {
      fail(reason);
      ready = Promise.reject(reason);
      ready.catch(() => undefined);
    },
  };
}
