import { type Metric, onCLS, onINP, onLCP, onTTFB } from "web-vitals";
import { type App } from "#app/application/app.ts";
import { stopAll } from "#app/flows/stops.ts";
import { isEmbedded } from "#app/host/host.ts";
import { useSettings } from "#app/stores/settings.ts";
import { isStorageKept } from "#app/stores/storage/storage.ts";
import { useTheme } from "#app/stores/theme.ts";
import { countStart, watchBets, watchCalls, watchErrors, watchViolations } from "./hooks.ts";
import { engineOf, routeName } from "./names.ts";
import { type PageMeta, Tally } from "./tally.ts";

/** The minimum interval between two reports, ms; and the maximum number in an hour (OPS-09). */
const REST_MS = 60_000;
const HOUR_MS = 3_600_000;
const MOST_AN_HOUR = 20;

/** Where reports are sent, and for which sessions. */
export interface Reports {
  readonly url: string;
  /** The share of sessions that report more than errors, 0 to 1. */
  readonly sample: number;
  /** Errors are reported, for every session. */
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

/** Sends what has accumulated, not too often: on hide, and every minute. Returns the stop function. */
export function sendInTurn(app: App, tally: Tally, { url }: Reports, isSampled: boolean): () => void {
  let sent: number[] = [];
  const send = (): void => {
    const now = app.now();
    sent = sent.filter((at) => now - at < HOUR_MS);
    if (tally.isEmpty(isSampled) || sent.length >= MOST_AN_HOUR || now - (sent.at(-1) ?? -Infinity) < REST_MS) return;
    sent.push(now);
    // as text: any other type would need the collector's CORS consent first; what is lost is lost
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

/** Sends the operator field reports: counts and times, nothing of the member (OPS-09). Returns the stop function. */
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
