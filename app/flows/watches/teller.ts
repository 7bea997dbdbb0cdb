/** How long a stored value may take to reach the other tabs, ms. */
const SPREAD_MS = 250;

/** Chooses the one tab that shows alerts, of all that are open for this member or visitor (WAT-06). */
export interface Teller {
  /** True while it is this tab. */
  readonly tells: () => boolean;
  /** The page became visible: it takes over from a hidden tab. */
  readonly take: (owner: string | undefined) => void;
  readonly leave: () => void;
}

const nameOf = (owner: string | undefined): string => `sportsbook:watch:${owner ?? ""}`;

/** Holds the lock of the owner's watches. Without locks each tab shows alerts, after reading which were already shown (WAT-06). */
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
      // another tab became visible and took over: this one waits for its turn
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
