import { type MatchAsk, singleMatchOdds } from "#app/api/odds/getSingleMatchOdds.ts";
import { type App } from "#app/application/app.ts";
import { useSettings } from "#app/stores/settings.ts";

/** A touch that starts a scroll is known by then, ms: flinging a list requests no match. */
const REST_MS = 40;

/** A touch that became a scroll, or was lifted. */
const ENDS = ["pointercancel", "pointerup"] as const;

/**
 * Pointer down on a match: requests its prices before the tap is over, once while they are fresh. A touch that turns
 * into a scroll cancels that. Nothing is bet or opened by it.
 */
export function pressMatch(app: App, press: Pick<MatchAsk, "matchId" | "oddsStyle" | "mixParlay">): void {
  const { client } = app;
  const { language } = useSettings.of(app).getState();
  const ask = singleMatchOdds({ ...press, language, marketList: "", debug: false });
  const timer = setTimeout(() => void client.prefetchQuery(ask), REST_MS);
  const stop = ({ type }: Event) => {
    for (const name of ENDS) removeEventListener(name, stop, true);
    if (type !== "pointercancel") return;
    clearTimeout(timer);
    const { queryKey } = ask;
    // a page that shows it already keeps reading it
    if (client.getQueryCache().find({ queryKey, exact: true })?.isActive() === false)
      void client.cancelQueries({ queryKey, exact: true });
  };
  for (const name of ENDS) addEventListener(name, stop, true);
}
