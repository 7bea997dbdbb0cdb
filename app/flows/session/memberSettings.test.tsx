import { QueryClient } from "@tanstack/react-query";
import fc from "fast-check";
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type App } from "#app/application/app.ts";
import { testApp } from "#app/application/testing/testApp.ts";
import { ALL_OFFERED, setOffer } from "#app/config.ts";
import { type PreferenceChange } from "#app/api/comm/savePreference.ts";
import { Failure } from "#app/api/failure.ts";
import { preferenceAnswer } from "#app/api/odds/getPreference.ts";
import { useSession } from "#app/stores/session.ts";
import { changeSettings, forgetUnsent, unsentSettings, useSettings } from "#app/stores/settings.ts";
import { applyLaunch } from "./launch.ts";
import { newerChoices, adoptPreference, watchSettings } from "./memberSettings.ts";
import { allowedStyles } from "./allowedStyles.ts";

const sendPreference = vi.fn<(change: PreferenceChange) => Promise<void>>();
vi.mock("#app/api/comm/savePreference.ts", () => ({
  savePreference: () => ({ mutationFn: (change: PreferenceChange) => sendPreference(change) }),
}));

afterEach(() => setOffer(ALL_OFFERED));

const server = { language: "th-TH", oddsStyle: 1, timeZone: 7, autoDark: true } as const;

test("the server's choices are taken, but for those that were made here and have not reached it", () => {
  expect(newerChoices(server, [])).toEqual(server);
  expect(newerChoices(server, ["oddsStyle", "autoDark"])).toEqual({ language: "th-TH", timeZone: 7 });
  expect(newerChoices({}, ["oddsStyle"])).toEqual({});
});

test("what is taken and what waits never overlap, and nothing is lost", () => {
  const names = ["language", "oddsStyle", "timeZone", "autoDark"] as const;
  fc.assert(
    fc.property(fc.subarray([...names]), (unsent) => {
      const taken = Object.keys(newerChoices(server, unsent));
      expect(taken.some((name) => unsent.some((mine) => mine === name))).toBe(false);
      expect([...taken, ...unsent].toSorted()).toEqual([...names].toSorted());
    }),
  );
});

const LAUNCH = { token: undefined, bcs: "", area: undefined, theme: undefined, goto: undefined, action: undefined };

const PREFERENCE = v.parse(preferenceAnswer, { Code: 0, Language: "ja-JP", OddsStyle: 5, TimeZone: 7, SortTime: 1 });

test("OPS-05: a language or style that the operator leaves out is nobody's choice, and the rest of what was chosen is taken", async () => {
  const app = testApp(Object.assign(new QueryClient(), { fetchQuery: async () => PREFERENCE }));
  useSession.of(app).setState({ phase: "member", account: "jason88" });
  setOffer({ ...ALL_OFFERED, choices: { language: ["en-US", "th-TH"], oddsStyle: [2, 3] } });
  const chosen = () => useSettings.of(app).getState();
  applyLaunch(app, { ...LAUNCH, warnings: [], language: "ja-JP", oddsStyle: 5 });
  expect(chosen()).toMatchObject({ language: "en-US", oddsStyle: 2 });
  await adoptPreference(app);
  expect(chosen()).toMatchObject({ language: "en-US", oddsStyle: 2, timeZone: 7, matchSort: 1 });
  applyLaunch(app, { ...LAUNCH, warnings: [], language: "th-TH", oddsStyle: 3 });
  expect(chosen()).toMatchObject({ language: "th-TH", oddsStyle: 3 });
  expect(allowedStyles(app)).toEqual([2, 3]);
});

describe("a choice is sent to the member's server", () => {
  let app: App;
  let stop: () => void;
  const sent = (): readonly PreferenceChange[] => sendPreference.mock.calls.map(([change]) => change);
  const envelope = (code: number) => new Failure("envelope", "Comm/SavePreference", code);
  const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

  beforeEach(() => {
    vi.useFakeTimers();
    forgetUnsent();
    sendPreference.mockReset().mockResolvedValue();
    app = testApp();
    useSession.of(app).setState({ phase: "member", account: "jason88" });
    stop = watchSettings(app);
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
  });

  test("at once, and then waits for nothing", async () => {
    changeSettings(app, { timeZone: 7 });
    await pass(60);
    expect(sent()).toEqual([{ timeZone: 7 }]);
    expect(unsentSettings()).toEqual([]);
  });

  test.each([
    ["refused", envelope(1)],
    ["taken", undefined],
  ])("with what was chosen while the one before was under way, though that is %s", async (_, failure) => {
    let answer: () => void = () => undefined;
    sendPreference.mockImplementationOnce(
      () => new Promise((done, refuse) => (answer = () => (failure ? refuse(failure) : done()))),
    );
    changeSettings(app, { timeZone: 7, autoDark: true });
    changeSettings(app, { timeZone: 8 });
    await pass(0);
    expect(sent()).toEqual([{ timeZone: 7, autoDark: true }]);
    answer();
    await pass(0);
    expect(sent().slice(1)).toEqual([{ timeZone: 8 }]);
    expect(unsentSettings()).toEqual([]);
  });

  test.each([
    ["busy", envelope(4)],
    ["about to be loaded anew", envelope(5)],
    ["out of reach", new Failure("network", "Comm/SavePreference", -2)],
  ])("again after half a minute where the server was %s", async (_, failure) => {
    sendPreference.mockRejectedValueOnce(failure);
    changeSettings(app, { timeZone: 7 });
    await pass(29);
    expect(sent()).toHaveLength(1);
    expect(unsentSettings()).toEqual(["timeZone"]);
    await pass(1);
    expect(sent()).toEqual([{ timeZone: 7 }, { timeZone: 7 }]);
    expect(unsentSettings()).toEqual([]);
  });

  test("though the one who left had the same one under way", async () => {
    let answer: () => void = () => undefined;
    sendPreference.mockImplementationOnce(() => new Promise((done) => (answer = done)));
    changeSettings(app, { timeZone: 7 });
    forgetUnsent();
    useSession.of(app).setState({ account: "mia" });
    changeSettings(app, { timeZone: 7 });
    await pass(0);
    answer();
    await pass(0);
    expect(sent()).toEqual([{ timeZone: 7 }, { timeZone: 7 }]);
    expect(unsentSettings()).toEqual([]);
  });

  test("once where it is refused for what it is", async () => {
    sendPreference.mockRejectedValueOnce(envelope(1));
    changeSettings(app, { timeZone: 7 });
    await pass(120);
    expect(sent()).toHaveLength(1);
    expect(unsentSettings()).toEqual([]);
  });
});
