import { globSync, readFileSync } from "node:fs";
import { parseConfig } from "#app/config.ts";
import { testApp } from "#app/application/testing/testApp.ts";
import { useList } from "#app/stores/list.ts";
import { openPanel, usePanel } from "#app/stores/panel.ts";
import { useSettings } from "#app/stores/settings.ts";
import { LONGEST_WAIT_MS } from "#app/ui/views/Skeleton.tsx";
import { type Row, rule } from "#e2e/letter/row.ts";

const differences = readFileSync("app/DECISIONS.md", "utf8");

/** Whether a sentence stands in "Where we differ from the specification". */
const differs = (words: string): boolean => differences.includes(`| ${words} `);

const pulled = (): readonly string[] =>
  globSync("app/screens/**/*.tsx")
    .filter((file) => readFileSync(file, "utf8").includes("<PullToRefresh"))
    .map((file) => file.split("/").at(-1) ?? "")
    .toSorted();

/** What sections 2, 3 and 9 say of screens, as far as a rule of the app shows it. */
export const SCREEN_RULES: readonly Row[] = [
  rule(
    "2.4 2.9 2.11 2.18",
    "pull-to-refresh of results, bet records and announcements; hidden on the match page per one reading",
    pulled,
    ["AnnouncementScreen.tsx", "BetScreen.tsx", "MatchResultScreen.tsx", "Settled.tsx", "Unsettled.tsx"],
  ),
  rule(
    "2.32",
    "All tabs except home require login first",
    () => [parseConfig({}).tabsNeedingLogin, differs("all tabs except home require login first")],
    [["betrecord", "favorite"], true],
  ),
  rule(
    "2.50",
    "Opening the drawer, sport picker or combo picker closes the others",
    () => {
      const app = testApp();
      return (["drawer", "sports", "combos", "drawer"] as const).map((name) => {
        openPanel(app, name);
        return usePanel.of(app).getState();
      });
    },
    [{ open: "drawer" }, { open: "sports" }, { open: "combos" }, { open: "drawer" }],
  ),
  rule(
    "3.44 9.23",
    "Local settings: timezone, odds style, auto dark mode, match sort, auto-accept, sport id (1), combo id, language, notification (1), BuMode",
    () => {
      const app = testApp();
      return [useSettings.of(app).getState(), useList.of(app).getState()];
    },
    [
      {
        timeZone: 8,
        oddsStyle: 2,
        autoDark: false,
        matchSort: 0,
        autoAccept: 0,
        language: "en-US",
        notification: true,
        burma: false,
      },
      { sportId: 1, comboId: 0 },
    ],
  ),
  rule(
    "2.69",
    "score (highlighted when live): in the colour of what is live",
    () => [
      /score && live \? <RunningFace>/.test(readFileSync("app/components/slip/SlipHead.tsx", "utf8")),
      /RunningFace = .*=> <b className=\{head\.score\}>/.test(
        readFileSync("app/components/slip/SlipFaces.tsx", "utf8"),
      ),
      /\n\.score \{\n {2}color: var\(--live\);/.test(readFileSync("app/components/slip/SlipHead.module.css", "utf8")),
    ],
    [true, true, true],
  ),
  rule("9.16", "page async 180 s", () => [LONGEST_WAIT_MS, differs("page async 180 s")], [35_000, true]),
];
