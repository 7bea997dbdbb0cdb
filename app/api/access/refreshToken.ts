import * as v from "valibot";
import { call, decoded } from "#app/api/client.ts";
import { Failure } from "#app/api/failure.ts";

const path = "RefreshToken";

const schema = v.object({
  ErrorCode: v.number(),
  Token: v.optional(v.nullable(v.string())),
  ErrorMessage: v.optional(v.nullable(v.string())),
});

/** A new token for the one in use. Throws Failure when the access service refuses. Used by flows/session. */
export async function askNewToken(): Promise<string> {
  const answer = decoded(path, schema, await call({ method: "get", path, service: "access" }));
  if (answer.ErrorCode !== 0 || !answer.Token)
    throw new Failure("envelope", path, answer.ErrorCode, answer.ErrorMessage ?? "");
  return answer.Token;
}
