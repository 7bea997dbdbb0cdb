import { type App } from "#app/application/app.ts";
import { ownerOf } from "#app/stores/storage/owner.ts";
import { useSession } from "#app/stores/session.ts";

/** True while the member identified by `owner` is signed in: nobody else is told the outcome of their orders. */
export function isSignedIn(app: App, owner: string): boolean {
  const { phase, account } = useSession.of(app).getState();
  return phase === "member" && account !== undefined && ownerOf(account) === owner;
}

/** Returns a function that tells later, when an answer or some code has come, whether the same member is still signed in. */
export function stillSignedIn(app: App): () => boolean {
  const { account } = useSession.of(app).getState();
  return () => {
    const now = useSession.of(app).getState();
    return now.phase === "member" && now.account === account;
  };
}
