import { type App } from "#app/application/app.ts";
import { sendUid } from "#app/api/access/deviceUid.ts";
import { userInfo } from "#app/api/odds/getUserInfo.ts";
import { config } from "#app/config.ts";
import { isMember, useSession } from "#app/stores/session.ts";

/** The library is requested this long after sign-in, when the first list is shown, ms. */
const LATE_MS = 2_000;

/**
 * How long the library may take, loading and computing together; after that the session continues without a uid, ms.
 */
const LIMIT_MS = 3_000;

/** GetUserInfo is sent once, this long after the library loaded, ms (spec §7). */
const ASK_AFTER_MS = 1_500;

/** An id for this device, computed from what the browser reveals anyway; undefined if it was not ready in time. */
async function computeDeviceId(): Promise<string | undefined> {
  const reckoned = import("@fingerprintjs/fingerprintjs").then(async ({ load }) => {
    // by default the library reports one visit in a thousand to its makers
    const agent = await load({ monitoring: false });
    const { visitorId } = await agent.get();
    return visitorId;
  });
  const late = new Promise<undefined>((done) => setTimeout(() => done(undefined), LIMIT_MS));
  return Promise.race([reckoned, late]).catch(() => undefined);
}

/**
 * Adds the device uid (header Etag) to a member's calls. It is optional: sign-in never waits for it, a blocked library
 * does no harm, visitors are not fingerprinted, and the uid is neither stored nor put in a URL (SES-11, PRI-03).
 * Returns the stop function.
 */
export function watchDevice(app: App): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const send = (uid: string) => {
    sendUid(uid);
    timer = setTimeout(() => {
      if (isMember(app)) void app.client.refetchQueries({ queryKey: userInfo().queryKey });
    }, ASK_AFTER_MS);
  };
  const learn = async () => {
    const uid = isMember(app) ? await computeDeviceId() : undefined;
    if (stopped) return;
    // signed out meanwhile: the next sign-in begins anew
    if (!isMember(app)) timer = undefined;
    else if (uid !== undefined) send(uid);
  };
  const stop = useSession.of(app).subscribe(({ phase }) => {
    if (phase !== "member" || timer !== undefined || !config().deviceUid) return;
    timer = setTimeout(() => void learn(), LATE_MS);
  });
  return () => {
    stopped = true;
    stop();
    clearTimeout(timer);
  };
}
