import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Failure } from "#app/api/failure.ts";
import { reportDropped } from "#app/api/dropped.ts";
import { testApp } from "#app/application/testing/testApp.ts";
import { READY } from "#app/domain/slip/attempt.ts";
import { entryOf } from "#app/flows/testing/lostBet.ts";
import { useAttempts } from "#app/stores/attempt.ts";
import { countStart, watchBets, watchCalls, watchErrors, watchViolations } from "./hooks.ts";
import { engineOf, errorKey, routeName, violationKey } from "./names.ts";
import { sendInTurn } from "./reports.ts";
import { type PageMeta, Tally } from "./tally.ts";

const META: PageMeta = {
  release: "1.5.1",
  language: "en-US",
  theme: "1",
  style: 2,
  embedded: false,
  engine: "blink 131",
  storage: "kept",
};

const FILE = "https://sports.example/assets/index-Ab3_x-9.js";

/** An error with text that no report may contain, thrown in one of our files. */
function errorWith(message: string, name = "TypeError"): Error {
  const error = new Error(message);
  error.name = name;
  error.stack = `${name}: ${message}\n    at place (${FILE}:1:2345)\n    at https://sports.example/?${message}:1:1`;
  return error;
}

const heard = (type: string, more: object) => Object.assign(new Event(type), more);

beforeEach(() => {
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ name: FILE }] as PerformanceResourceTiming[]);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("10,000 sessions with marks in all that is a member's: no mark in any report, and none over 2 kB", async () => {
  const app = testApp();
  const reports: string[] = [];
  const bad: string[] = [];
  for (let session = 0; session < 10_000; session += 1) {
    const mark = `mark${session}`;
    const id = 770_000_000 + session;
    const tally = new Tally();
    const stops = [watchErrors(tally), watchViolations(tally), watchCalls(app, tally), watchBets(app, tally)];
    const said = `${mark}-token ${mark}-account ${id} https://sports.example/?token=${mark} /assets/${mark}-1234567.js:1:1`;
    dispatchEvent(heard("error", { error: errorWith(said) }));
    dispatchEvent(heard("error", { error: errorWith(`a\n    at x (https://h/assets/${mark}-1234567.js:1:2)`, mark) }));
    dispatchEvent(
      heard("unhandledrejection", { reason: session % 2 === 0 ? said : new Failure("http", said, -500, said) }),
    );
    const blocked = `https://${mark}:${mark}@other.example/${mark}/${id}?token=${mark}#${mark}`;
    dispatchEvent(heard("securitypolicyviolation", { effectiveDirective: "img-src", blockedURI: blocked }));
    dispatchEvent(heard("securitypolicyviolation", { effectiveDirective: `${mark} ${id}`, blockedURI: mark }));
    const ask = (path: string, answer: () => unknown) =>
      app.client
        .fetchQuery({ queryKey: [path, { mark, id }], retry: false, gcTime: 0, queryFn: async () => answer() })
        .catch(() => undefined);
    const fail = () => {
      throw new Failure("envelope", "bet/GetBetLimit", 4, said);
    };
    await Promise.all([ask("bet/GetBetLimit", fail), ask("odds/GetMenu", () => said), ask(`${mark}/${id}`, () => 1)]);
    reportDropped("odds/GetMenu", 2);
    reportDropped(`odds/${mark}-${id}`, 2);
    const entry = entryOf(mark, `${mark}-account`, { stake: id, payment: id, at: id });
    useAttempts.of(app).setState({ current: { state: "submitting", entry }, aside: [] });
    useAttempts.of(app).setState({ current: { state: "refused", entry, why: session % 2 === 0 ? said : "15" } });
    useAttempts.of(app).setState({ current: READY });
    tally.vital("LCP", routeName(`/pages/match/match/${mark}?id=${id}`), 1_234);
    const report = tally.take({ ...META, engine: engineOf(`Chrome/131.0 ${mark} ${id}`) }, true);
    for (const stop of stops) stop();
    app.client.clear();
    if (report.includes("mark") || report.includes(String(id)) || report.length > 2_048) bad.push(report);
    reports.push(report);
  }
  expect(bad).toEqual([]);
  const said: unknown = JSON.parse(reports[1] ?? "");
  expect(said).toMatchObject({
    schema: 1,
    errors: { "TypeError index-Ab3_x-9.js:1:2345": 1, "Error index-Ab3_x-9.js:1:2345": 1, Failure: 1 },
    violations: { "img-src https://other.example": 1, "other other": 1 },
    outcomes: { "refused 15": 1 },
    dropped: { "odds/GetMenu": 2 },
    vitals: { "LCP match": 1_230 },
  });
  expect(said).toHaveProperty(["calls", "bet/GetBetLimit", 3], { "envelope 4": 1 });
}, 60_000);

test("an observer that measures the rest in the next frame is no error", () => {
  const tally = new Tally();
  const stop = watchErrors(tally);
  dispatchEvent(
    heard("error", { error: null, message: "ResizeObserver loop completed with undelivered notifications." }),
  );
  expect(tally.isEmpty(false)).toBe(true);
  dispatchEvent(heard("error", { error: null, message: "Script error." }));
  stop();
  expect(JSON.parse(tally.take(META, false))).toHaveProperty("errors", { other: 1 });
});

test("a report has at most 2 kB, and keeps what comes most often", () => {
  const tally = new Tally();
  for (let at = 0; at < 200; at += 1) tally.count("errors", `TypeError index-1234567.js:1:${at}`, at + 1);
  for (let at = 0; at < 200; at += 1) tally.call(`odds/Call${at}`, 10);
  const report = tally.take(META, true);
  expect(new TextEncoder().encode(report).length).toBeLessThanOrEqual(2_048);
  expect(JSON.parse(report)).toHaveProperty(["errors", "TypeError index-1234567.js:1:199"], 200);
  expect(tally.isEmpty(true)).toBe(true);
});

test("times are in steps of 10 ms, as median and 95th percentile", () => {
  const tally = new Tally();
  for (let ms = 1; ms <= 100; ms += 1) tally.call("odds/GetMenu", ms * 10 + 3);
  expect(JSON.parse(tally.take(META, true))).toMatchObject({ calls: { "odds/GetMenu": [100, 510, 960] } });
});

test("a start that was late, or lost a file, is told among the errors", () => {
  const tally = new Tally();
  countStart(tally, 9_999);
  expect(tally.isEmpty(false)).toBe(true);
  const lost = document.head.appendChild(document.createElement("script"));
  lost.dataset["lost"] = "";
  countStart(tally, 10_001);
  lost.remove();
  expect(JSON.parse(tally.take(META, false))).toMatchObject({ errors: { "start late": 1, "start lost a file": 1 } });
  // the page was reloaded for it
  document.documentElement.dataset["lost"] = "";
  countStart(tally, 900);
  delete document.documentElement.dataset["lost"];
  expect(JSON.parse(tally.take(META, false))).toHaveProperty("errors", { "start lost a file": 1 });
});

test("a session that is not sampled tells its errors and nothing else", () => {
  const tally = new Tally();
  tally.call("odds/GetMenu", 120);
  expect(tally.isEmpty(false)).toBe(true);
  tally.count("errors", "TypeError");
  expect(tally.isEmpty(false)).toBe(false);
  expect(JSON.parse(tally.take(META, false))).toEqual({ schema: 1, ...META, errors: { TypeError: 1 } });
});

test("it is sent once a minute at most, 20 times an hour, and not at all where nothing was", () => {
  vi.useFakeTimers();
  const sendBeacon = vi.fn<(url: string, body: string) => boolean>(() => true);
  vi.stubGlobal("navigator", { sendBeacon, userAgent: "Firefox/132.0" });
  const tally = new Tally();
  const stop = sendInTurn(testApp(), tally, { url: "https://r.example/page", sample: 1, errors: true }, true);
  vi.advanceTimersByTime(10 * 60_000);
  expect(sendBeacon).not.toHaveBeenCalled();
  for (let minute = 0; minute < 50; minute += 1) {
    tally.count("errors", "TypeError");
    vi.advanceTimersByTime(60_000);
  }
  expect(sendBeacon).toHaveBeenCalledTimes(20);
  expect(JSON.parse(sendBeacon.mock.calls[0]?.[1] ?? "")).toMatchObject({
    engine: "gecko 132",
    errors: { TypeError: 1 },
  });
  stop();
  vi.unstubAllGlobals();
});

test("names come from lists", () => {
  expect(errorKey("a string", [])).toBe("other");
  expect(errorKey(errorWith("x"), [])).toBe("TypeError");
  expect(violationKey("script-src", "inline")).toBe("script-src inline");
  expect(routeName("/pages/betrecord/betrecord")).toBe("bets");
  expect(routeName("/somewhere/else")).toBe("other");
  expect(engineOf("Mozilla/5.0 (iPhone) Version/17.5 Mobile/15E148 Safari/604.1")).toBe("webkit 17");
});
