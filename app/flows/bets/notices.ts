import { hideNotice, showNextNotice, useNotices } from "#app/stores/notices.ts";
import { hideTelling, showNextTelling, useTellings } from "#app/stores/watches.ts";
import { TIMING } from "#app/flows/timing.ts";

const onShow = () => useNotices.getState().shown ?? useTellings.getState().shown;

const isWaiting = (): boolean => useNotices.getState().waiting.length + useTellings.getState().waiting.length > 0;

function hide(): void {
  hideNotice();
  hideTelling();
}

/**
 * Shows the notices that wait in line one at a time, 3000 ms each with 300 ms between (spec §2); what watches tell comes after
 * what is said of bets (WAT-07). Returns the way to stop.
 */
export function watchNotices(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let before = onShow();
  const showNext = () => {
    timer = undefined;
    if (!showNextNotice()) showNextTelling();
  };
  const look = () => {
    const shown = onShow();
    if (shown !== before) {
      before = shown;
      clearTimeout(timer);
      timer = shown ? setTimeout(hide, TIMING.noticeShown) : setTimeout(showNext, TIMING.noticeGap);
    } else if (shown === undefined && timer === undefined && isWaiting()) showNext();
  };
  const stops = [useNotices.subscribe(look), useTellings.subscribe(look)];
  return () => {
    for (const stop of stops) stop();
    clearTimeout(timer);
  };
}
