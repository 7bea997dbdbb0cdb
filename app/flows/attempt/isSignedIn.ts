import { ownerOf } from "#app/stores/owner.ts";
import { useSession } from "#app/stores/session.ts";

/** True while the member whom `owner` stands for is signed in: no one else is told what became of their orders. */
export function isSignedIn(owner: string): boolean {
  const { phase, account } = useSession.getState();
  return phase === "member" && account !== undefined && ownerOf(account) === owner;
}
