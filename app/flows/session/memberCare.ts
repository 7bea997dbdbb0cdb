"use no memo";

import { config } from "#app/config.ts";
import { type Care, NO_CARE, useCare } from "#app/stores/care.ts";
import { ownerOf } from "#app/stores/storage/owner.ts";
import { useSession } from "#app/stores/session.ts";

/** The care settings in force: the member's own, and what the operator has switched on for all. */
export interface CareInForce extends Care {
  readonly owner: string;
}

/** The care settings of the signed-in member; undefined for a visitor. */
export function useMemberCare(): CareInForce | undefined {
  const account = useSession((session) => (session.phase === "member" ? session.account : undefined));
  const of = useCare((care) => care.of);
  if (account === undefined) return undefined;
  const owner = ownerOf(account);
  return { owner, ...(of[owner] ?? NO_CARE) };
}

/** Minutes of the session to show beside the account; undefined if nobody asked for the clock. */
export function useSessionClock(): number | undefined {
  const care = useMemberCare();
  return care !== undefined && (care.clock || config().care.clock) ? (care.session?.minutes ?? 0) : undefined;
}
