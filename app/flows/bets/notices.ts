import { hideNotice, type Notice, queueNotices, showNextNotice, useNotices } from "#app/stores/notices.ts";
import { TIMING } from "#app/flows/timing.ts";

let timer: ReturnType<typeof setTimeout> | undefined;

function showNext(): void {
  timer = undefined;
  if (!showNextNotice()) return;
  timer = setTimeout(dismissNotice, TIMING.noticeShown);
}

/** Puts notices in line; they are shown one at a time, 3000 ms each with 300 ms between (spec §2). */
export function notify(notices: readonly Notice[]): void {
  if (notices.length === 0) return;
  queueNotices(notices);
  if (timer === undefined && useNotices.getState().shown === undefined) showNext();
}

/** Hides the notice on show; the next follows after the gap. */
export function dismissNotice(): void {
  clearTimeout(timer);
  hideNotice();
  timer = setTimeout(showNext, TIMING.noticeGap);
}
