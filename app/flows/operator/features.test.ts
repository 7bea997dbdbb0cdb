import * as v from "valibot";
import { describe, expect, test, vi } from "vitest";
import { FIRST } from "#app/stores/first/entries.ts";
import { deviceLot } from "#app/stores/operator/lot.ts";
import { readEntry, writeEntry } from "#app/stores/storage/storage.ts";
import { checkEntries } from "./check/entryFaults.ts";
import { keepToChoices, offerOf } from "./features.ts";

vi.mock("#app/stores/operator/lot.ts", () => ({ deviceLot: vi.fn<typeof deviceLot>(() => 0.5) }));

const offOf = (features: unknown) => offerOf({ features }).off;

test("an operator who says nothing offers all but quick bet", () => {
  expect(offerOf({})).toMatchObject({ off: new Set(["quickBet"]), sports: undefined });
});

test("a switch turns one feature off, and no other", () =>
  expect(offOf({ figures: false, cashOut: true })).toEqual(new Set(["quickBet", "figures"])));

test("quick bet is there for whoever asks for it", () => expect(offOf({ quickBet: true })).toEqual(new Set()));

test("the lists and pages that are not named are left out", () =>
  expect(offOf({ tabs: ["today", "hot", "betrecord"] })).toEqual(
    new Set(["quickBet", "early", "mix", "popular", "favorite"]),
  ));

test("the sports are those that are named", () =>
  expect(offerOf({ features: { sports: [2, 1] } }).sports).toEqual([2, 1]));

describe("languages and odds styles", () => {
  const offer = offerOf({ features: { languages: ["th-TH", "en-US"], oddsStyles: [3, 2] } });
  const settings = { ...FIRST.settings, schema: v.unknown(), fallback: undefined };
  const stored = () => readEntry(settings, Date.now());
  const store = (data: unknown) => writeEntry(settings, data);

  test("are those that are named, all where none is", () => {
    expect(offer.choices).toEqual({ language: ["th-TH", "en-US"], oddsStyle: [3, 2] });
    expect(offerOf({ features: {} }).choices).toEqual({ language: undefined, oddsStyle: undefined });
  });

  test("that a member chose earlier and are left out give way to the operator's own", () => {
    store({ language: "ja-JP", oddsStyle: 5, timeZone: 7 });
    const defaults = { language: "en-US", oddsStyle: 2, timeZone: 8 } as const;
    expect(keepToChoices(offer, defaults)).toEqual(defaults);
    expect(stored()).toEqual({ language: "en-US", oddsStyle: 2, timeZone: 7 });
  });

  test("that are offered stay, and a first visit starts with the first of them where the operator's own is left out", () => {
    store({ language: "th-TH", oddsStyle: 3 });
    expect(keepToChoices(offer, { language: "fr-FR", oddsStyle: 1, timeZone: 8 })).toEqual({
      language: "th-TH",
      oddsStyle: 3,
      timeZone: 8,
    });
    expect(stored()).toEqual({ language: "th-TH", oddsStyle: 3 });
  });

  test.each([
    [{ languages: ["xx"] }, '"features.languages.0": must be a list of languages, of zh-CN, en-US, '],
    [{ languages: [] }, '"features.languages": must be a list of languages, of zh-CN, en-US, '],
    [{ oddsStyles: [7] }, '"features.oddsStyles.0": must be a list of odds styles, 1 to 6, one of 1 to 5 at least'],
    [{ oddsStyles: [6] }, '"features.oddsStyles": must be a list of odds styles, 1 to 6, one of 1 to 5 at least'],
  ])("%j is named, and all are offered", (features, sentence) => {
    expect(checkEntries({ features }).wrong).toEqual([expect.stringContaining(sentence)]);
    expect(offerOf({ features }).choices).toEqual({ language: undefined, oddsStyle: undefined });
  });
});

test("BAR-03: either switch of the parlay turns it off", () => {
  expect(offerOf({ parlayAnywhere: false, features: { parlayAnywhere: true } }).off).toContain("parlayAnywhere");
  expect(offOf({ parlayAnywhere: false })).toContain("parlayAnywhere");
});

test("a share is that of the devices, and another one for each feature", () => {
  const features = { figures: { share: 20 }, exposure: { share: 20 }, sharing: { share: 0 }, watches: { share: 100 } };
  const had = { figures: 0, both: 0, sharing: 0, watches: 0 };
  for (let device = 0; device < 2_000; device++) {
    vi.mocked(deviceLot).mockReturnValue((device * 0.618_033_988_75) % 1);
    const off = offOf(features);
    if (!off.has("figures")) had.figures++;
    if (!off.has("figures") && !off.has("exposure")) had.both++;
    if (!off.has("sharing")) had.sharing++;
    if (!off.has("watches")) had.watches++;
  }
  expect(had.figures).toBeGreaterThan(350);
  expect(had.figures).toBeLessThan(450);
  expect(had.both).toBeGreaterThan(50);
  expect(had.both).toBeLessThan(115);
  expect(had.sharing).toBe(0);
  expect(had.watches).toBe(2_000);
});

test("a device that has a feature keeps it when the share grows", () => {
  for (let device = 0; device < 500; device++) {
    vi.mocked(deviceLot).mockReturnValue(device / 500);
    const lost = offOf({ figures: { share: 20 } });
    expect(lost.has("figures") || !offOf({ figures: { share: 50 } }).has("figures")).toBe(true);
  }
});

const SHARE = 'must be true, false or a share of devices in percent, such as { "share": 20 }';

test.each([
  ["yes", `"features.figures": ${SHARE}`],
  [{ share: 120 }, `"features.figures.share": ${SHARE}`],
  [{ share: "20" }, `"features.figures": ${SHARE}`],
  [{ share: 0.5 }, `"features.figures.share": ${SHARE}`],
  [null, `"features.figures": ${SHARE}`],
])("%j is named, and what is usual stands in for it", (wrong, sentence) => {
  const features = { figures: wrong, exposure: false, figure: true };
  expect(checkEntries({ features }).wrong).toEqual(
    expect.arrayContaining([sentence, '"features.figure" is not a known entry']),
  );
  expect(offOf(features)).toEqual(new Set(["quickBet", "exposure"]));
});

test("lists of sports and tabs that hold something else are not in force", () => {
  const features = { sports: [1, 99], tabs: ["live"] };
  expect(checkEntries({ features }).wrong).toEqual([
    '"features.sports.1": must be a list of ids of sports, 1 to 27',
    '"features.tabs.0": must be a list of today, early, mix, popular, hot, favorite and betrecord',
  ]);
  expect(checkEntries({ features: { sports: [] } }).wrong).toEqual([
    '"features.sports": must be a list of ids of sports, 1 to 27',
  ]);
  expect(offerOf({ features })).toMatchObject({ off: new Set(["quickBet"]), sports: undefined });
});
