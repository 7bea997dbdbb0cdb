import { olderOf } from "#app/stores/storage/owner.ts";

// the key that tabs of earlier versions use as well
const nameOf = (owner: string): string => `sportsbook:bet:${olderOf(owner)}`;

/** Resolves once no other tab of this storage partition bets for this member; at once where locks throw or are missing. */
export async function whenLockFree(owner: string): Promise<void> {
  try {
    // shared: tabs that wait do not wait for each other
    await navigator.locks.request(nameOf(owner), { mode: "shared" }, () => undefined);
  } catch {
    // nothing to wait for
  }
}

/**
 * Runs the work while no other tab of this storage partition bets for this member; false if another one does. Where
 * locks throw or are missing, the guard inside the tab still holds (BET-08).
 */
export async function withBetLock(owner: string, work: () => Promise<void>): Promise<boolean> {
  let ran = false;
  const guarded = async (free: boolean) => {
    if (!free) return;
    ran = true;
    await work();
  };
  try {
    await navigator.locks.request(nameOf(owner), { ifAvailable: true }, (lock) => guarded(lock !== null));
  } catch (error) {
    if (ran) throw error;
    await guarded(true);
  }
  return ran;
}
