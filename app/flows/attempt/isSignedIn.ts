import { type App } from "#app/application/app.ts";
import { ownerOf } from "#app/stores/owner.ts";
import { useSession } from "#app/stores/session.ts";

/** True while the member whom `owner` stands for is signed in: no one else is told what became of their orders. */
export function isSignedIn(app: App, owner: string): boolean {
  const { phase, account } = useSession.of(app).getState();
  return phase === "member" && account !== undefined && ownerOf(account) === owner;
}
