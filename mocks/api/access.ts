import { type Call, type Reply, type Route } from "#mocks/api/reply.ts";

async function refresh({ world, member }: Call): Promise<Reply> {
  if (member === undefined) return { ErrorCode: 3, Token: "", ErrorMessage: "Please log in again." };
  const { token } = await world.signIn(member.account);
  return { ErrorCode: 0, Token: token, ErrorMessage: "" };
}

/** The access service (contract, Others). */
export const ACCESS_ROUTES: readonly Route[] = [
  { method: "get", path: "/access/RefreshToken", login: false, answer: refresh },
];
