import { jwtVerify, SignJWT } from "jose";
import { seedOf } from "#mocks/world/chance.ts";

const SECRET = new TextEncoder().encode("simulated-bookmaker-demo-secret-0123456789");

/** What a token says about its member (spec §3, token claims). */
export interface TokenClaims {
  readonly Account: string;
  readonly Balance: number;
  readonly Currency: string;
  readonly Paused: boolean;
}

/**
 * A signed session token. `from` and `ms` are wall time; the claim At keeps `from` to the millisecond. The operator's
 * sign-in page makes them too.
 */
export const signToken = (claims: TokenClaims, from: number, ms: number): Promise<string> =>
  new SignJWT({ ...claims, At: Math.floor(from) })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setIssuedAt(Math.floor(from / 1000))
    .setExpirationTime(Math.floor((from + ms) / 1000))
    .sign(SECRET);

/**
 * The account and expiry (ms) of a token that this bookmaker signed; undefined for any other text. The caller checks
 * the expiry.
 */
export async function readToken(
  token: string,
): Promise<{ account: string; expires: number; issued: number } | undefined> {
  try {
    const { payload } = await jwtVerify(token, SECRET, { currentDate: new Date(0) });
    const account = payload["Account"];
    if (typeof account !== "string" || typeof payload.exp !== "number") return undefined;
    const at = payload["At"];
    return { account, expires: payload.exp * 1000, issued: typeof at === "number" ? at : (payload.iat ?? 0) * 1000 };
  } catch {
    return undefined;
  }
}

/** The BCS value that goes with an account's session. */
export const bcsOf = (account: string): string => `b${seedOf(`bcs ${account}`).toString(36)}`;
