import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import { testApp } from "#app/application/testing/testApp.ts";
import { ALL_OFFERED, setOffer } from "#app/config.ts";
import { changeSettings, forgetUnsent, takeSettings, unsentSettings, useSettings } from "#app/stores/settings.ts";
import { newerChoices } from "./memberSettings.ts";
import { allowedStyles } from "./preference.ts";

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

test("OPS-05: a language or style that the operator leaves out is nobody's choice, and the rest of what was chosen is taken", () => {
  const app = testApp();
  setOffer({ ...ALL_OFFERED, choices: { language: ["en-US", "th-TH"], oddsStyle: [2, 3] } });
  forgetUnsent();
  changeSettings(app, { language: "ja-JP", timeZone: 7 });
  takeSettings(app, { oddsStyle: 5, matchSort: 1 });
  expect(useSettings.of(app).getState()).toMatchObject({ language: "en-US", timeZone: 7, oddsStyle: 2, matchSort: 1 });
  expect(unsentSettings()).toEqual(["timeZone"]);
  takeSettings(app, { language: "th-TH", oddsStyle: 3 });
  expect(useSettings.of(app).getState()).toMatchObject({ language: "th-TH", oddsStyle: 3 });
  expect(allowedStyles(app)).toEqual([2, 3]);
  forgetUnsent();
});
