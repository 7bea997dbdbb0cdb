import * as v from "valibot";

/**
 * The largest `exp` that can be in seconds: a token that counts in ms is not read as one that never expires (SES-03).
 */
const LAST_SECOND = 100_000_000_000;

const claims = v.object({
  exp: v.pipe(v.number(), v.finite(), v.minValue(1), v.maxValue(LAST_SECOND)),
  Account: v.fallback(v.optional(v.string()), undefined),
});

/** What is read from a token, for housekeeping only: the server alone decides whether it is valid (SES-12). */
export interface Claims {
  /** Epoch ms, by the server's clock. */
  readonly expiresAt: number;
  readonly account: string | undefined;
}

// not on the first route, since a visitor has no token; if the chunk fails to load, it is requested once more
const decoder = () => import("jose/jwt/decode").catch(() => import("jose/jwt/decode"));

/** The claims of a token; undefined if the text is not a token with a usable `exp` (SES-03). */
export async function claimsOf(token: string): Promise<Claims | undefined> {
  const { decodeJwt } = await decoder();
  try {
    const read = v.safeParse(claims, decodeJwt(token));
    return read.success ? { expiresAt: read.output.exp * 1_000, account: read.output.Account } : undefined;
  } catch {
    return undefined;
  }
}
