import { stopAll } from "#app/flows/stops.ts";
import { type LaterNotices } from "#app/stores/bets/laterNotices.ts";
import { hideTelling, showNextTelling, useTellings, useWatches } from "#app/stores/watches/watches.ts";

/** Alerts in the line of notices, behind those of bets (WAT-07). */
export const TELLINGS: LaterNotices = {
  shown: (app) => useTellings.of(app).getState().shown,
  waiting: (app) => useTellings.of(app).getState().waiting.length,
  unread: (app) =>
    useWatches
      .of(app)
      .getState()
      .told.filter(({ read }) => !read).length,
  showNext: showNextTelling,
  hide: hideTelling,
  watch: (app, changed) => stopAll([useTellings.of(app).subscribe(changed), useWatches.of(app).subscribe(changed)]),
};
