import { expect, test } from "vitest";
import { MATCH } from "#app/api/testing/matchExample.ts";
import { flagsIn } from "#app/domain/look/flag.ts";
import { crestLook } from "./firstLook.ts";
import { leagueLook, progressLook, sidesLook } from "./look.ts";

test("a club wears its crest, from the operator's table where that has it", () => {
  const look = crestLook({ "2": "15bfff0" });
  expect(look({ ...MATCH, homeId: 1, awayId: 2 }, 0)).toEqual({
    "--crest": "conic-gradient(#fff 25%, #15b 0 50%, #fff 0 75%, #15b 0)",
  });
  expect(look({ ...MATCH, homeId: 1, awayId: 2 }, 1)).toEqual({
    "--crest": "linear-gradient(90deg, #15b 50%, #fff 0)",
  });
});

test("a club whose name has a very long word gives up its crest where a row is narrow", () => {
  const look = crestLook({ "2": "15bfff0" });
  const match = { ...MATCH, home: "Borussia Mönchengladbach", homeId: 1, awayId: 2 };
  expect(look(match, 0)).toHaveProperty("--crest-narrow", "none");
  expect(look(match, 1)).not.toHaveProperty("--crest-narrow");
});

test("a player has a round mark of two halves", () => {
  expect(crestLook({})({ ...MATCH, sportId: 7, homeId: 1 }, 0)).toEqual({
    "--crest": "linear-gradient(90deg, #15b 50%, #fff 0)",
    "--crest-round": "50%",
    "--crest-ratio": "1",
  });
});

test("a team that is not named keeps its grey place, and so does all of an operator without colours, with a letter", () => {
  expect(crestLook({})({ ...MATCH, homeId: 0 }, 0)).toBeUndefined();
  expect(crestLook(false)({ ...MATCH, home: "arsenal" }, 0)).toEqual({ "--letter": '"A"' });
});

test("charts have the colours of the two clubs, and those of every chart where they are not known", () => {
  const match = { ...MATCH, homeId: 1, awayId: 2 };
  expect(sidesLook({ "1": "c22fff0", "2": "15bfff0" })(match)).toEqual({
    "--team-1": "oklch(var(--team-l) min(var(--team-c), 0.204) 27)",
    "--team-2": "oklch(var(--team-l) min(var(--team-c), 0.174) 260)",
  });
  expect(sidesLook(false)(match)).toBeUndefined();
  expect(sidesLook({})({ ...match, awayId: 0 })).toBeUndefined();
});

test("a league has the hue of its sport, and the flag of its country in place of the sport's icon", () => {
  const look = leagueLook(flagsIn("th-TH"));
  expect(look(7, "ATP Finals")).toEqual({ "--edge": "oklch(var(--hue-l) var(--hue-c) 115)" });
  expect(look(1, "อิตาลี เซเรียอา")).toMatchObject({ "--flag-shown": "block", "--sport-shown": "0" });
  expect(look(99, "Quidditch Cup")).toBeUndefined();
  // a filter over all sports does not say which sport a league is of
  expect(look(0, "อิตาลี เซเรียอา")).toEqual({
    "--flag": look(1, "อิตาลี เซเรียอา")?.["--flag" as never],
    "--flag-shown": "block",
    "--sport-shown": "0",
  });
});

test("the line of periods has a segment for each half, 21 px and 2 px between them; none for a virtual match", () => {
  const match = { sportId: 1, live: { period: 2, minute: 63 }, state: "running", virtual: false } as const;
  expect(progressLook(match)).toEqual({
    "--progress":
      "linear-gradient(90deg, var(--live) 0px 21px, var(--line) 0 21px, #0000 0 23px, var(--live) 23px 31.4px, var(--line) 0 44px, #0000 0 46px)",
  });
  expect(progressLook({ ...match, state: "running", virtual: true })).toBeUndefined();
});
