import { type CallCase } from "#app/api/testing/callCase.ts";
import { send } from "#app/api/testing/callCase.ts";
import { refreshToken, refreshTokenAnswer, useRefreshToken } from "./refreshToken.ts";

export const refreshTokenCase: CallCase = {
  make: (client) => send(client, refreshToken(), undefined),
  use: useRefreshToken,
  every: "sent",
  reads: refreshTokenAnswer,
  sends: "GET /access/RefreshToken",
  answer: { ErrorCode: 0, Token: "header.claims.signature", ErrorMessage: "" },
  becomes: "header.claims.signature",
  fails: "errorCode",
};
