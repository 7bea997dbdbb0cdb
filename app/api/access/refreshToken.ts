import { type QueryClient, mutationOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { call, decoded } from "#app/api/client.ts";
import { Failure } from "#app/api/failure.ts";
import { message } from "#app/api/wire.ts";

const path = "RefreshToken";

/** The response of RefreshToken, which has no envelope (contract, Conventions). */
export const refreshTokenAnswer = v.object({
  ErrorCode: v.number(),
  Token: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(8_192)))),
  ErrorMessage: v.optional(v.nullable(message)),
});

/** Exchanges the current token for a new one, bypassing the cache. Throws Failure if the access service refuses. */
export async function fetchNewToken(client: QueryClient): Promise<string> {
  const answer = decoded(path, refreshTokenAnswer, await call(client, { method: "get", path, service: "access" }));
  if (answer.ErrorCode !== 0) throw new Failure("envelope", path, answer.ErrorCode, answer.ErrorMessage ?? "");
  if (!answer.Token) throw new Failure("schema", path, -1);
  return answer.Token;
}

// its codes are the access service's own: 3 is not the general code 3 here, so a refusal by itself signs nobody out
/** A new token for flows/session/session, every 600 s and when less than 600 s are left (spec §4, §9). */
export const refreshToken = () =>
  mutationOptions({
    mutationKey: [path],
    mutationFn: (_: void, { client }) => fetchNewToken(client),
    meta: { open: true },
  });
