import { mutationOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { call, decoded } from "#app/api/client.ts";
import { Failure } from "#app/api/failure.ts";
import { useSending } from "#app/api/sending.ts";
import { message } from "#app/api/wire.ts";

const path = "RefreshToken";

/** The response of RefreshToken, which has no envelope (contract, Conventions). */
export const refreshTokenAnswer = v.object({
  ErrorCode: v.number(),
  Token: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(8_192)))),
  ErrorMessage: v.optional(v.nullable(message)),
});

/**
 * A new token for flows/session/sessionWatch, every 600 s and when less than 600 s are left (spec §4, §9). Its codes are
 * the access service's own: 3 is not the general code 3 here, so a refusal by itself signs nobody out.
 */
export const refreshToken = () =>
  mutationOptions({
    mutationKey: [path],
    mutationFn: async (_: void, { client }) => {
      const answer = decoded(path, refreshTokenAnswer, await call(client, { method: "get", path, service: "access" }));
      if (answer.ErrorCode !== 0) throw new Failure("envelope", path, answer.ErrorCode, answer.ErrorMessage ?? "");
      if (!answer.Token) throw new Failure("schema", path, -1);
      return answer.Token;
    },
    meta: { open: true, ownCodes: true },
  });

/** True while a new token is being fetched. */
export const useRefreshToken = (): boolean => useSending(path).length > 0;
