import { I18nProvider } from "@lingui/react";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { type MatchResult } from "#app/domain/bets/results.ts";
import { i18n, showLanguage } from "#app/text/i18n.ts";
import { ResultMore } from "./ResultMore.tsx";

const RESULT: MatchResult = {
  matchId: 501,
  home: "Fulham",
  away: "Crystal Palace",
  startsAt: "2026-11-20T13:30:00Z",
  fullState: 0,
  bonus: false,
  named: false,
  segments: [
    { name: "1H", home: "1", away: "0" },
    { name: "2H", home: "1", away: "1" },
    { name: "Q3", home: "2", away: "2" },
  ],
};

test.each([
  ["en-US", ["1H", "2H", "Q3"]],
  ["ja-JP", ["前半", "後半", "Q3"]],
  ["es-ES", ["1T", "2T", "Q3"]],
] as const)("the halves of a result have the words of %s, other periods the bookmaker's", async (language, names) => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  await showLanguage(language);
  const place = document.createElement("div");
  const root = createRoot(place);
  act(() =>
    root.render(
      <I18nProvider i18n={i18n}>
        <ResultMore result={RESULT} timeZone={8} />
      </I18nProvider>,
    ),
  );
  const terms = [...place.querySelectorAll("dt")].map((term) => term.textContent);
  expect(terms).toEqual(expect.arrayContaining([...names]));
  act(() => root.unmount());
  vi.unstubAllGlobals();
});
