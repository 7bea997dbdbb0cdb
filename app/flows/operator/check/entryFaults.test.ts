import { expect, test } from "vitest";
import { checkEntries } from "./entryFaults.ts";

test("an empty file is right", () => expect(checkEntries({}).wrong).toEqual([]));

test("a wrong entry is named, the default stands in for it, and its neighbours are in force", () => {
  const { good, wrong } = checkEntries({
    homeUrl: "javascript:alert(1)",
    intervals: { live: "fast", match: 20_000 },
    defaults: { language: "xx", oddsStyle: 1 },
    apibase: "/x",
    rechargeUrl: "https://www.sports.example/cashier",
  });
  expect(wrong).toContain('"homeUrl": must be an https address');
  expect(wrong).toContain('"apibase" is not a known entry');
  expect(wrong.filter((one) => one.startsWith('"intervals.live"'))).toHaveLength(1);
  expect(wrong).toHaveLength(4);
  expect(good).toMatchObject({
    intervals: { live: 15_000, match: 20_000 },
    defaults: { language: "en-US", oddsStyle: 1, timeZone: 8 },
    rechargeUrl: "https://www.sports.example/cashier",
  });
  expect(good.homeUrl).toBeUndefined();
  expect(good).not.toHaveProperty("apibase");
});

test("a list with a wrong item is not in force as a whole", () => {
  const { good, wrong } = checkEntries({ parentOrigins: ["https://a.example", "https://b.example/x"] });
  expect(wrong).toEqual(['"parentOrigins.1": must be an origin without a path, such as https://host.example']);
  expect(good.parentOrigins).toEqual([]);
});

test.each([[[]], ["x"], [null]])("%j is no file", (raw) => {
  const { good, wrong } = checkEntries(raw);
  expect(wrong).toEqual(["must be a JSON object"]);
  expect(good.apiBase).toBe("/api");
});

test("two faults of one entry leave its section in force", () => {
  const { good, wrong } = checkEntries({ brand: { name: "North", logo: "logo.bmp" } });
  expect(wrong).toEqual([
    '"brand.logo": must be the path of an SVG, PNG or WebP file on this host, such as "/brand/logo.svg"',
  ]);
  expect(good.brand).toMatchObject({ name: "North" });
});

test("a section that goes with one wrong entry is not looked for with the next", () => {
  const { good, wrong } = checkEntries({
    notice: { level: "x", text: { "en-US": "a" }, from: "x", to: 1 },
    reports: { sample: 2, errors: "x" },
  });
  expect(wrong.toSorted()).toEqual([
    '"notice.from": must be a time such as "2026-11-21T20:30:00Z"',
    '"notice.level": must be "info" or "warn"',
    '"notice.to": must be a time such as "2026-11-21T20:30:00Z"',
    '"reports.errors": must be true or false',
    '"reports.sample": must be 1 or less',
    '"reports.url": is missing',
  ]);
  expect(good.notice).toEqual({ text: { "en-US": "a" }, level: "info" });
  expect(good).not.toHaveProperty("reports");
});

const WRONG = ["", "x", 1.5, -1, 1e12, true, {}, [], [{}], null, { x: 1 }, { from: 1 }, "x".repeat(400)];

/** Every entry of a file that has this value for every entry, and in every section. */
const fileOf = (value: unknown) => {
  const section = (keys: string) => Object.fromEntries(keys.split(" ").map((key) => [key, value]));
  return {
    ...section("apiBase homeUrl forceLogin parentOrigins tabsNeedingLogin crests deviceUid publicBoards jitter"),
    ...section("parlayAnywhere afterBet shareUrl licence versionText minVersion age"),
    intervals: section("live token"),
    care: section("clock remindMinutes"),
    defaults: section("language oddsStyle timeZone theme"),
    features: section("sports languages oddsStyles tabs cashOut"),
    brand: { ...section("name logo icon radius"), themes: { light: section("accent") } },
    words: section("en-US"),
    links: section("terms"),
    reports: section("url sample errors"),
    notice: section("text level from to"),
    maintenance: section("text from to news"),
  };
};

test.each(WRONG)("what is wrong with %o is said in plain words at every entry", (value) => {
  const { wrong } = checkEntries(fileOf(value));
  expect(wrong.length).toBeGreaterThan(15);
  expect(wrong.filter((one) => /invalid|expected|received|undefined|\||string|Object|Array/i.test(one))).toEqual([]);
});

test.each([
  [{ jitter: 1 }, '"jitter": must be 0.1 or less'],
  [{ jitter: "x" }, '"jitter": must be a number'],
  [{ intervals: { live: 1.5e3 + 0.5 } }, '"intervals.live": must be a whole number'],
  [{ intervals: 5 }, '"intervals": must be a group of entries in { }'],
  [{ forceLogin: 1 }, '"forceLogin": must be true or false'],
  [{ defaults: { oddsStyle: 9 } }, '"defaults.oddsStyle": must be 1, 2, 3, 4, 5 or 6'],
  [{ tabsNeedingLogin: ["x"] }, '"tabsNeedingLogin.0": must be "betrecord", "favorite", "sports" or "hot"'],
  [{ brand: { name: " " } }, '"brand.name": must not be empty'],
  [{ brand: { name: "x".repeat(25) } }, '"brand.name": must be at most 24 long'],
  [{ reports: { sample: 0.5 } }, '"reports.url": is missing'],
  [{ crests: 1 }, '"crests": must be false, or an https address or a path such as "/api"'],
  [{ loginUrl: 7 }, '"loginUrl": must be an https address'],
  [{ afterBet: "x" }, '"afterBet": must be "records" or "stay"'],
  [{ links: 5 }, '"links": must be a group of entries in { }'],
  [{ minVersion: "two" }, '"minVersion": must be a release such as "1.6.0"'],
  [{ words: { "en-US": "https://x.example/en.json" } }, '"words.en-US": must be a path such as "/words/en.json"'],
  [{ brand: { themes: { 1: { accent: "red" } } } }, '"brand.themes.1.accent": must be a colour such as #1f5acf'],
  [
    { maintenance: { from: "2026-11-22T00:00:00Z", to: "2026-11-21T00:00:00Z" } },
    '"maintenance": "from" must be before "to"',
  ],
])("%j: %s", (file, said) => expect(checkEntries(file).wrong).toEqual([said]));
