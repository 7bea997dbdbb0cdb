import * as v from "valibot";

const claims = v.object({ exp: v.pipe(v.number(), v.finite(), v.minValue(1), v.maxValue(8_640_000_000_000)) });

/**
 * When a token dies, epoch ms; undefined when the text is no token with a usable `exp` (SES-03).
 * Read for housekeeping only: the server alone decides whether a token is good (SES-12).
 */
export async function tokenExpiry(token: string): Promise<number | undefined> {
  // not on the first route: a visitor has no token
  const { decodeJwt } = await import("jose/jwt/decode");
  try {
    const read = v.safeParse(claims, decodeJwt(token));
    return read.success ? read.output.exp * 1_000 : undefined;
  } catch {
    return undefined;
  }
}
