/** A stored value may take so long to reach the other tabs, ms. */
const SPREAD_MS = 250;

/** Who tells: one tab of all that are open for this member or visitor (WAT-06). */
export interface Teller {
  /** True while this tab is the one. */
  readonly tells: () => boolean;
  /** The page came into sight: it takes the word from a tab that is not looked at. */
  readonly take: (owner: string | undefined) => void;
  readonly leave: () => void;
}

const nameOf = (owner: string | undefined): string => `sportsbook:watch:${owner ?? ""}`;

/** Holds the lock of the owner's watches. Without locks each tab tells, and reads first what was told already (WAT-06). */
export function createTeller(): Teller {
  let held = false;
  let giveUp: (() => void) | undefined;
  let turn = 0;
  const leave = (): void => {
    turn += 1;
    held = false;
    giveUp?.();
    giveUp = undefined;
  };
  const hold = (mine: number) => async () => {
    await new Promise((spread) => setTimeout(spread, SPREAD_MS));
    if (mine !== turn) return;
    held = true;
    await new Promise<void>((done) => {
      giveUp = done;
    });
  };
  const request = async (name: string, mine: number, steal: boolean): Promise<void> => {
    try {
      if (navigator.locks === undefined) throw new TypeError("no locks");
      await navigator.locks.request(name, { steal }, hold(mine));
    } catch (error) {
      if (mine !== turn) return;
      if (!(error instanceof DOMException && error.name === "AbortError")) {
        held = true;
        return;
      }
      // another tab came into sight and took it: this one waits for its turn
      held = false;
      void request(name, mine, false);
    }
  };
  return {
    tells: () => held,
    take: (owner) => {
      leave();
      void request(nameOf(owner), turn, true);
    },
    leave,
  };
}
