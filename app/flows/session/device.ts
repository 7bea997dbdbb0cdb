import { type App } from "#app/application/app.ts";
import { sendUid } from "#app/api/access/deviceUid.ts";
import { userInfo } from "#app/api/odds/getUserInfo.ts";
import { config } from "#app/config.ts";
import { isMember, useSession } from "#app/stores/session.ts";

/** The library is asked for so long after the sign-in, when the first list stands, ms. */
const LATE_MS = 2_000;

/** How long the library may take, chunk and reckoning together; after that the session goes on without a uid, ms. */
const LIMIT_MS = 3_000;

/** GetUserInfo is sent once, so long after the library came, ms (spec §7). */
const ASK_AFTER_MS = 1_500;

/** A number for this device, reckoned from what the browser shows anyway; undefined when it did not come in time. */
async function computeDeviceId(): Promise<string | undefined> {
  const reckoned = import("@fingerprintjs/fingerprintjs").then(async ({ load }) => {
    // the library would tell its makers of one visit in a thousand
    const agent = await load({ monitoring: false });
    const { visitorId } = await agent.get();
    return visitorId;
  });
  const late = new Promise<undefined>((done) => setTimeout(() => done(undefined), LIMIT_MS));
  return Promise.race([reckoned, late]).catch(() => undefined);
}

/**
 * Gives the calls of a member their device uid (header Etag). It is optional: signing in never waits for it, a blocked
 * library costs nothing, visitors are not looked at, and the uid is neither stored nor put in an address (SES-11, PRI-03).
 * Returns the way to stop.
 */
export function watchDevice(app: App): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const learn = async () => {
    const uid = await computeDeviceId();
    if (uid === undefined || stopped) return;
    sendUid(uid);
    timer = setTimeout(() => {
      if (isMember(app)) void app.client.refetchQueries({ queryKey: userInfo().queryKey });
    }, ASK_AFTER_MS);
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
