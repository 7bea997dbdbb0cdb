import { mutationOptions } from "@tanstack/react-query";
import { type Path } from "#app/api/cache.ts";
import { call } from "#app/api/client.ts";
import { useSending } from "#app/api/sending.ts";
import { type Credentials } from "#app/stores/session.ts";

const path = "Comm/Logout" satisfies Path;

/**
 * Ends a session at the server, for flows/session/session, when the member signs out; the response is ignored, and so
 * is its absence (spec §2, §7). The credentials are those of the session that ends; undefined = the current one.
 */
export const logout = () =>
  mutationOptions({
    mutationKey: [path],
    mutationFn: async (of: Credentials | undefined, { client }) => {
      // signing out works without the server (SES-10)
      await call(client, { method: "get", path, as: of }).catch(() => undefined);
    },
    meta: { open: true },
  });

/** True while the server is being told of the end of a session. */
export const useLogout = (): boolean => useSending(path).length > 0;
