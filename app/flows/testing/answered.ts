import { vi } from "vitest";
import { type Credentials } from "#app/stores/session.ts";

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");

/** Credentials that name this account; a later one of the same account has a higher number. */
export const credentialsOf = (account: string, number = 0): Credentials => ({
  token: `${part({ alg: "HS256" })}.${part({ exp: Math.floor(Date.now() / 1_000) + 90_000 + number, Account: account })}.bm8`,
  bcs: "",
});

/** What GetUserInfo returns for an account. */
export const infoOf = (account: string, balance = 500): unknown => ({
  Code: 0,
  Data: { Account: account, Balance: balance, Currency: "USD", Paused: 0, AllowTheme: [1], token: "", BCS: "" },
});

/** A call as it reaches the server. */
export interface Asked {
  /** The last part of the path: "GetUserInfo". */
  readonly name: string;
  readonly token: string;
  /** Whose token it is; "" = nobody's. */
  readonly account: string;
}

const accountOf = (token: string): string => {
  const claims = token.split(".")[1];
  if (claims === undefined) return "";
  return (JSON.parse(Buffer.from(claims, "base64url").toString()) as { Account: string }).Account;
};

/** Answers every call from now on. What throws is a lost response; undefined is an empty success. */
export function answerCalls(answer: (asked: Asked) => unknown): void {
  vi.stubGlobal("fetch", async (request: Request) => {
    const token = request.headers.get("Authorization") ?? "";
    const name = new URL(request.url).pathname.split("/").at(-1) ?? "";
    return Response.json((await answer({ name, token, account: accountOf(token) })) ?? { Code: 0, Data: {} });
  });
}
