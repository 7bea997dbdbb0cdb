import { QueryClient } from "@tanstack/react-query";
import fc from "fast-check";
import * as v from "valibot";
import { afterEach, expect, test } from "vitest";
import { testApp } from "#app/application/testing/testApp.ts";
import { ALL_OFFERED, setOffer } from "#app/config.ts";
import { preferenceAnswer } from "#app/api/odds/getPreference.ts";
import { useSession } from "#app/stores/session.ts";
import { useSettings } from "#app/stores/settings.ts";
import { applyLaunch } from "./launch.ts";
import { newerChoices, takePreference } from "./memberSettings.ts";
import { allowedStyles } from "./allowedStyles.ts";

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
  await takePreference(app);
  expect(chosen()).toMatchObject({ language: "en-US", oddsStyle: 2, timeZone: 7, matchSort: 1 });
  applyLaunch(app, { ...LAUNCH, warnings: [], language: "th-TH", oddsStyle: 3 });
  expect(chosen()).toMatchObject({ language: "th-TH", oddsStyle: 3 });
  expect(allowedStyles(app)).toEqual([2, 3]);
});
