import { hideNotice, showNextNotice, useNotices } from "#app/stores/notices.ts";
import { TIMING } from "#app/flows/timing.ts";

/** Shows the notices that wait in line one at a time, 3000 ms each with 300 ms between (spec §2). Returns the way to stop. */
export function watchNotices(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const showNext = () => {
    timer = undefined;
    showNextNotice();
  };
  const stop = useNotices.subscribe(({ shown, waiting }, before) => {
    if (shown !== before.shown) {
      clearTimeout(timer);
      timer = shown ? setTimeout(hideNotice, TIMING.noticeShown) : setTimeout(showNext, TIMING.noticeGap);
    } else if (shown === undefined && timer === undefined && waiting.length > 0) showNext();
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}
