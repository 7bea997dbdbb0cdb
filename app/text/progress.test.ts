import { i18n } from "@lingui/core";
import { beforeAll, describe, expect, test } from "vitest";
import { progressText } from "./progress.ts";

beforeAll(() => i18n.loadAndActivate({ locale: "en-US", messages: {} }));

describe("where a running match stands", () => {
  test.each([
    { sportId: 1, live: { period: 1, minute: 23 }, text: "1H 23'" },
    { sportId: 1, live: { period: 1, minute: 47 }, text: "1H 45+2'" },
    { sportId: 1, live: { period: 2, minute: 93 }, text: "2H 90+3'" },
    { sportId: 1, live: { period: 9, minute: 45 }, text: "HT" },
    { sportId: 1, live: { period: 3, minute: 95 }, text: "ET 95'" },
    { sportId: 1, live: { period: 5 }, text: "PEN" },
    { sportId: 15, live: { period: 1, minute: 10 }, text: "1H 10'" },
    { sportId: 15, live: { period: 9 }, text: "HT" },
    { sportId: 15, live: { period: 3 }, text: "ET" },
    { sportId: 16, live: { period: 5 }, text: "PEN" },
    { sportId: 13, live: { period: 2, minute: 51 }, text: "2H 51'" },
    { sportId: 13, live: { period: 3, minute: 62 }, text: "OT 62'" },
    { sportId: 18, live: { period: 5 }, text: "OT" },
    { sportId: 14, live: { period: 5 }, text: "OT" },
    { sportId: 2, live: { period: 3, clock: "Q3 04:12" }, text: "Q3 04:12" },
    { sportId: 2, live: { period: 5 }, text: "OT" },
    { sportId: 7, live: { period: 2 }, text: "S2" },
    { sportId: 4, live: { period: 9 }, text: "Inning 9" },
    { sportId: 17, live: { period: 9 }, text: "Frame 9" },
    { sportId: 26, live: { period: 2 }, text: "Map 2" },
    { sportId: 22, live: { period: 1 }, text: "Processing" },
  ])("sport $sportId, $live is $text", ({ sportId, live, text }) => {
    expect(progressText(i18n, { sportId, live })).toBe(text);
  });
});
