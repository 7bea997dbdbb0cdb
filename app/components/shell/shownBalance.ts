"use no memo";

import { plainText } from "#app/api/plainText.ts";
import { type Member } from "#app/domain/member/member.ts";
import { useMember } from "#app/flows/session/balance.ts";
import { useSession } from "#app/stores/session.ts";

/** A name is as long as one of the member record (trust E10). */
const LONGEST_NAME = 300;

/** What the heads show of a member. */
export interface ShownBalance extends Pick<Member, "name" | "currency" | "balance" | "cashBalance"> {
  /** False = as the token claims, before GetUserInfo has answered: to be marked so, and for the eye only. */
  readonly isConfirmed: boolean;
}

/**
 * The member's balance or, until the server has said who the member is, the one that the token claims (spec §3);
 * undefined if there is neither. For showing only: stakes are checked against that of `useMember`.
 */
export function useShownBalance(): ShownBalance | undefined {
  const member = useMember();
  const claimed = useSession((session) => session.claimed);
  if (member !== undefined) return { ...member, isConfirmed: true };
  if (claimed?.balance === undefined) return undefined;
  const { account = "", currency = "", balance } = claimed;
  return { name: plainText(account, LONGEST_NAME), currency, balance, cashBalance: null, isConfirmed: false };
}
