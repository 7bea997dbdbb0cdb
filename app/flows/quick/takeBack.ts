import { type App } from "#app/application/app.ts";
import { stopAll } from "#app/flows/stops.ts";
import { watchLost } from "#app/flows/slip/facts/sight.ts";
import { useDialog } from "#app/stores/dialog.ts";
import { useFeed } from "#app/stores/feed.ts";
import { laterNotices } from "#app/stores/bets/laterNotices.ts";
import { useNotices } from "#app/stores/bets/notices.ts";
import { usePanel } from "#app/stores/panel.ts";
import { useSession } from "#app/stores/session.ts";
import { useSlip } from "#app/stores/slip.ts";

/** Calls back once when anything except a tap takes a ring back for good (QCK-03). Returns the stop function. */
export function watchTakeBack(app: App, takeBack: () => void): () => void {
  const ends = new AbortController();
  const { signal } = ends;
  const { account } = useSession.of(app).getState();
  const when = (is: boolean): void => {
    if (is) takeBack();
  };
  // scrolling of a list within the page counts too: the document hears it in the capture phase
  addEventListener("scroll", takeBack, { signal, capture: true });
  addEventListener("pagehide", takeBack, { signal });
  addEventListener("offline", takeBack, { signal });
  addEventListener("keydown", ({ key }) => when(key === "Escape"), { signal, capture: true });
  document.addEventListener("visibilitychange", () => when(document.visibilityState === "hidden"), { signal });
  const stops = [
    app.history.subscribe(takeBack),
    useSession.of(app).subscribe((session) => when(session.phase !== "member" || session.account !== account)),
    useFeed.of(app).subscribe(({ loss }) => when(loss !== undefined)),
    useDialog.of(app).subscribe(({ content }) => when(content !== undefined)),
    useNotices.of(app).subscribe(({ shown }) => when(shown !== undefined)),
    laterNotices().watch(app, () => when(laterNotices().shown(app) !== undefined)),
    usePanel.of(app).subscribe(({ open }) => when(open !== undefined)),
    useSlip
      .of(app)
      .subscribe(({ single, parlay }, before) => when(single !== before.single || parlay !== before.parlay)),
    watchLost(takeBack),
    () => ends.abort(),
  ];
  return stopAll(stops);
}
