import { nextTask } from "#app/frame/nextTask.ts";
import { QUICK_LATE_MS } from "#app/domain/slip/quickBet.ts";
import { SLIP_WAIT_MS } from "#app/domain/time/timing.ts";

/**
 * Calls back when the page has heard of everything that a finger or a key did before: a timer overtakes a tap that is
 * queued on a busy page, and a frame does not.
 */
const afterInput = (act: () => void): void => void requestAnimationFrame(() => nextTask(act));

/**
 * Counts a ring down and calls back once it is over, in a task that waiting input has come before (QCK-02, QCK-03). A
 * press that began meanwhile is waited for, as its click may take the bet back, for as long as the bet may still leave.
 * `since`: ms since the tap. Returns the stop function.
 */
export function countDown(since: () => number, over: () => void): () => void {
  const ends = new AbortController();
  const options = { capture: true, signal: ends.signal };
  let timer: ReturnType<typeof setTimeout>;
  let isPressed = false;
  let isOver = false;
  const end = (): void => {
    if (!ends.signal.aborted && !(isPressed && since() <= SLIP_WAIT_MS + QUICK_LATE_MS)) over();
  };
  const wait = (until: number): void => {
    // a timer may come a moment early: nothing leaves before its time
    const turn = (): void => {
      if (since() < until) return wait(until);
      if (!isOver) wait(SLIP_WAIT_MS + QUICK_LATE_MS + 1);
      isOver = true;
      afterInput(end);
      return undefined;
    };
    timer = setTimeout(turn, Math.max(1, until - since()));
  };
  const press = (is: boolean) => (): void => {
    isPressed = is;
    if (isOver && !is) afterInput(end);
  };
  addEventListener("pointerdown", press(true), options);
  for (const type of ["click", "pointercancel"]) addEventListener(type, press(false), options);
  wait(SLIP_WAIT_MS);
  return () => {
    ends.abort();
    clearTimeout(timer);
  };
}
