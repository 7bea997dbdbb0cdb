import { type Metric, onCLS, onINP, onLCP, onTTFB } from "web-vitals";
import { type App } from "#app/application/app.ts";
import { stopAll } from "#app/flows/stops.ts";
import { isEmbedded } from "#app/host/host.ts";
import { useSettings } from "#app/stores/settings.ts";
import { isStorageKept } from "#app/stores/storage.ts";
import { useTheme } from "#app/stores/theme.ts";
import { countStart, watchBets, watchCalls, watchErrors, watchViolations } from "./hooks.ts";
import { engineOf, routeName } from "./names.ts";
import { type PageMeta, Tally } from "./tally.ts";

/** Two reports are at least so far apart, ms; and in an hour there are so many (OPS-09). */
const REST_MS = 60_000;
const HOUR_MS = 3_600_000;
const MOST_AN_HOUR = 20;

/** Where reports go, and of whom. */
export interface Reports {
  readonly url: string;
  /** The share of sessions that tell more than their errors, 0 to 1. */
  readonly sample: number;
  /** Errors are told, of every session. */
  readonly errors: boolean;
}

const metaOf = (app: App): PageMeta => {
  const { language, oddsStyle } = useSettings.of(app).getState();
  return {
    release: __APP_VERSION__,
    language,
    theme: useTheme.of(app).getState().theme,
    style: oddsStyle,
    embedded: isEmbedded(),
    engine: engineOf(navigator.userAgent),
    storage: isStorageKept() ? "kept" : "memory",
  };
};

/** Sends what has come together, not too often: on hide, and every minute. Returns the way to stop. */
export function sendInTurn(app: App, tally: Tally, { url }: Reports, isSampled: boolean): () => void {
  let sent: number[] = [];
  const send = (): void => {
    const now = app.now();
    sent = sent.filter((at) => now - at < HOUR_MS);
    if (tally.isEmpty(isSampled) || sent.length >= MOST_AN_HOUR || now - (sent.at(-1) ?? -Infinity) < REST_MS) return;
    sent.push(now);
    // as text: any other type would ask the collector's leave first; what is lost is lost
    navigator.sendBeacon(url, tally.take(metaOf(app), isSampled));
  };
  const hidden = (): void => {
    if (document.hidden) send();
  };
  const timer = setInterval(send, REST_MS);
  document.addEventListener("visibilitychange", hidden);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", hidden);
  };
}

/** Tells the operator how the page does in the field: counts and times, nothing of the member (OPS-09). Returns the way to stop. */
export function watchReports(app: App, reports: Reports, drawnAt = performance.now()): () => void {
  const tally = new Tally();
  const isSampled = Math.random() < reports.sample;
  const stops = [sendInTurn(app, tally, reports, isSampled)];
  if (reports.errors) {
    countStart(tally, drawnAt);
    stops.push(watchErrors(tally));
  }
  if (isSampled) {
    stops.push(watchViolations(tally), watchCalls(app, tally), watchBets(app, tally));
    tally.timing("list", drawnAt);
    const [first] = performance.getEntriesByName("first-contentful-paint");
    if (first !== undefined) tally.timing("start", first.startTime);
    const tell = ({ name, value }: Metric) => tally.vital(name, routeName(app.history.location.pathname), value);
    onLCP(tell);
    onINP(tell);
    onCLS(tell);
    onTTFB(tell);
  }
  return stopAll(stops);
}
