import { decodeJwt } from "jose/jwt/decode";
import * as v from "valibot";
import { type ClaimedMember } from "#app/domain/member/member.ts";
import { finite, flag } from "#app/api/wire.ts";

/**
 * The largest `exp` that can be in seconds: a token that counts in ms is not read as one that never expires (SES-03).
 */
const LAST_SECOND = 100_000_000_000;

/** A claim that does not fit is dropped, and no other with it. */
const orNone = <T>(schema: v.GenericSchema<unknown, T>) => v.fallback(v.optional(schema), undefined);

const claims = v.object({
  exp: v.pipe(v.number(), v.finite(), v.minValue(1), v.maxValue(LAST_SECOND)),
  Account: orNone(v.string()),
  Balance: orNone(v.pipe(finite, v.minValue(0))),
  Currency: orNone(v.pipe(v.string(), v.regex(/^\w{1,8}$/))),
  // as in the member record, or as JSON has it
  Paused: orNone(v.union([v.boolean(), flag])),
});

/** What is read from a token, for housekeeping only: the server alone decides whether it is valid (SES-12). */
export interface Claims extends ClaimedMember {
  /** Epoch ms, by the server's clock. */
  readonly expiresAt: number;
}

/** The claims of a token; undefined if the text is not a token with a usable `exp` (SES-03). */
export function claimsOf(token: string): Claims | undefined {
  try {
    const read = v.safeParse(claims, decodeJwt(token));
    if (!read.success) return undefined;
    const { exp, Account: account, Balance: balance, Currency: currency, Paused: paused } = read.output;
    return { expiresAt: exp * 1_000, account, balance, currency, paused };
  } catch {
    return undefined;
  }
}
