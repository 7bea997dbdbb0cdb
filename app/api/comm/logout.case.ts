import * as v from "valibot";
import { type CallCase } from "#app/api/testing/callCase.ts";
import { send } from "#app/api/testing/callCase.ts";
import { logout, useLogout } from "./logout.ts";

/** Logout by example: whatever is returned does not matter. */
export const logoutCase: CallCase = {
  make: (client) => send(client, logout(), undefined),
  use: useLogout,
  every: "sent",
  reads: v.unknown(),
  sends: "GET /api/Comm/Logout",
  answer: { Code: 0 },
  becomes: undefined,
  fails: "never",
};
