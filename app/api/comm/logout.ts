import { type QueryClient, mutationOptions } from "@tanstack/react-query";
import { type Path } from "#app/api/cache.ts";
import { call } from "#app/api/client.ts";
import { type Credentials } from "#app/stores/session.ts";

const path = "Comm/Logout" satisfies Path;

/** Tells the server that this session is over; the response is ignored, and so is its absence (spec §7). */
export async function sendLogout(client: QueryClient, of: Credentials | undefined): Promise<void> {
  try {
    await call(client, { method: "get", path, as: of });
  } catch {
    // signing out works without the server (SES-10)
  }
}

/** Ends the session at the server, for flows/session/session, when the member signs out (spec §2, §7). */
export const logout = () =>
  mutationOptions({
    mutationKey: [path],
    mutationFn: (_: void, { client }) => sendLogout(client, undefined),
    meta: { open: true },
  });
