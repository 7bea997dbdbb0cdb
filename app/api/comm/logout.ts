import { call } from "#app/api/client.ts";

const path = "Comm/Logout";

/** Tells the server; the answer is ignored, and so is its absence (spec §7). Used by flows/session. */
export async function sendLogout(): Promise<void> {
  try {
    await call({ method: "get", path });
  } catch {
    // signing out works without the server (SES-10)
  }
}
