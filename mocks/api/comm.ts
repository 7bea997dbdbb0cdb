import { type Call, type Reply, type Route } from "#mocks/api/reply.ts";

function logout({ world, member }: Call): Reply {
  if (member) world.expireToken(member.account);
  return { Code: 0 };
}

/** The calls under /api/Comm (contract, Others). */
export const COMM_ROUTES: readonly Route[] = [
  { method: "get", path: "/api/Comm/Logout", login: false, answer: logout },
];
