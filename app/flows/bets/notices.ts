import { type App } from "#app/application/app.ts";
import { laterNotices } from "#app/stores/bets/laterNotices.ts";
import { hideNotice, showNextNotice, useNotices } from "#app/stores/bets/notices.ts";
import { isCovered } from "./covered.ts";
import { TIMING } from "#app/flows/timing.ts";

const onShow = (app: App) => useNotices.of(app).getState().shown ?? laterNotices().shown(app);

const isWaiting = (app: App): boolean => useNotices.of(app).getState().waiting.length + laterNotices().waiting(app) > 0;

function hide(app: App): void {
  hideNotice(app);
  laterNotices().hide(app);
}

/** A win is shown longer than other notices, and not over a slip, a cash-out or a dialog (CRD-01; design-2, 7.5). */
const isWin = (app: App): boolean => useNotices.of(app).getState().shown?.won !== undefined;

/**
 * Shows the queued notices one at a time, 3000 ms each, a win 5000, with 300 ms between (spec §2); alerts come after
 * notices about bets (WAT-07). Returns the stop function.
 */
export function watchNotices(app: App): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let before = onShow(app);
  const showNext = () => {
    timer = undefined;
    if (!showNextNotice(app, ({ won }) => won === undefined || !isCovered(app))) laterNotices().showNext(app);
  };
  const look = () => {
    const shown = onShow(app);
    if (shown !== before) {
      before = shown;
      clearTimeout(timer);
      timer = shown
        ? setTimeout(() => hide(app), isWin(app) ? TIMING.winShown : TIMING.noticeShown)
        : setTimeout(showNext, TIMING.noticeGap);
    } else if (shown === undefined && timer === undefined && isWaiting(app)) showNext();
  };
  const stops = [useNotices.of(app).subscribe(look), laterNotices().watch(app, look)];
  return () => {
    for (const stop of stops) stop();
    clearTimeout(timer);
  };
}
