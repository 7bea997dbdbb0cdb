import { olderOf } from "#app/stores/owner.ts";

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
    if (navigator.locks === undefined) throw new TypeError("no locks");
    // by the key that tabs of earlier versions use as well
    await navigator.locks.request(`sportsbook:bet:${olderOf(owner)}`, { ifAvailable: true }, (lock) =>
      guarded(lock !== null),
    );
  } catch (error) {
    if (ran) throw error;
    await guarded(true);
  }
  return ran;
}
