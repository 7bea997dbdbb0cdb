import { setDeviceUid } from "#app/api/client.ts";

/** Sends this device's number with every call from now on, header Etag (spec §7). Used by flows/session/device. */
export const sendUid = (uid: string): void => setDeviceUid(uid);
