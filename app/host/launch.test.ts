import { describe, expect, test } from "vitest";
import { readCode } from "#app/domain/share/slipCode.ts";
import vectors from "#app/domain/vectors/sliplink.json" with { type: "json" };
import { readLaunch, withoutSecrets } from "./launch.ts";

const HOME = "https://app.example/sports/";
const launchOf = (query: string) => readLaunch(HOME + query).launch;
const cleaned = (query: string) => readLaunch(HOME + query).cleaned.slice(HOME.length);

test("an address without parameters says nothing and stays as it is", () => {
  expect(launchOf("#/pages/match/match?matchId=7&leagueId=2")).toEqual({
    token: undefined,
    bcs: "",
    language: undefined,
    oddsStyle: undefined,
    area: undefined,
    theme: undefined,
    goto: undefined,
    action: undefined,
    warnings: [],
  });
  expect(cleaned("?utm=1#/pages/match/match?matchId=7&x=a%20b")).toBe("?utm=1#/pages/match/match?matchId=7&x=a%20b");
});

test("all parameters are read, from the query and from the query of the hash", () => {
  const wanted = {
    token: "t.o.k",
    bcs: "b1",
    language: "th-TH",
    oddsStyle: 4,
    area: 2,
    theme: "SP2",
    goto: { matchId: 501, leagueId: undefined },
    action: { key: "501_9", matchId: 501, leagueId: 9 },
    warnings: [],
  };
  const query = "token=t.o.k&bcs=b1&language=th&os=4&area=SP2&theme=2&goto=501&Action=1&ActionData=501_9";
  expect(launchOf(`?${query}`)).toEqual(wanted);
  expect(launchOf(`#/pages/index/jump?${query}`)).toEqual(wanted);
});

test("token, BCS and what takes effect once leave the address on both sides of the hash; the rest stays", () => {
  expect(cleaned("?token=a&x=1&bcs=b#/pages/index/jump?token=c&bcs=d&y=2&goto=hot")).toBe("?x=1#/pages/index/jump?y=2");
  expect(cleaned("?area=SP3&token=a#/?bcs=d")).toBe("?area=SP3#/");
  expect(cleaned("?token=a&token=b&language=th&os=1&theme=99&Action=1&ActionData=1_2")).toBe("");
});

test("the first value of a name wins, and the query goes before the hash", () => {
  expect(launchOf("?token=first&token=second#/?token=third").token).toBe("first");
  expect(launchOf("?goto=hot#/?goto=5").goto).toBe("hot");
  expect(launchOf("#/pages/index/jump?goto=figures").goto).toBe("figures");
  expect(launchOf("#/pages/index/jump?goto=alerts").goto).toBe("alerts");
});

describe("what is not of the form is as if it were absent", () => {
  test.each([
    ["language", "?language=xx"],
    ["language", "?language=__proto__"],
    ["language", "?language=%3Cscript%3E"],
    ["oddsStyle", "?os=7"],
    ["oddsStyle", "?os=0"],
    ["oddsStyle", "?os="],
    ["oddsStyle", "?os=2;3"],
    ["theme", "?theme=5"],
    ["theme", "?theme=constructor"],
    ["theme", "?theme=1%00"],
    ["goto", "?goto=javascript:alert(1)"],
    ["goto", "?goto=//evil.example"],
    ["goto", "?goto=-5"],
    ["goto", "?goto=1e3"],
    ["goto", "?goto=0"],
    ["goto", "?goto=99999999999999999999"],
    ["goto", "?goto=9007199254740993"],
    ["goto", "?goto=__proto__"],
    ["action", "?Action=1"],
    ["action", "?Action=2&ActionData=1_2"],
    ["action", "?ActionData=1_2"],
    ["action", "?Action=1&ActionData=1_2_3"],
    ["action", "?Action=1&ActionData=1_%2e%2e"],
    ["action", "?Action=1&ActionData=0_1"],
    ["action", "?Action=1&ActionData=__proto__"],
    ["token", `?token=${"a".repeat(8_193)}`],
    ["token", "?token="],
    ["token", "?Token=a"],
    ["area", "?Area=SP2"],
  ] as const)("%s of %s", (name, query) => {
    expect(launchOf(query)[name]).toBeUndefined();
  });
});

test("an area that does not exist is area 1, with a warning that repeats nothing of it", () => {
  const warned = ["area must be SP1 to SP4: area 1 is used"];
  for (const query of ["?area=SP5", "?area=", "?area=SP22", "?area=%3Cimg%3E", "#/?area=0"]) {
    expect(launchOf(query)).toMatchObject({ area: 1, warnings: warned });
  }
  expect(launchOf("?area=SP4")).toMatchObject({ area: 4, warnings: [] });
});

test("a redirect keeps the query less its secrets", () => {
  expect(withoutSecrets({ token: "a", bcs: "b", utm: "x", page: 2 })).toEqual({ utm: "x", page: 2 });
});

// LNK-01, LNK-05, LNK-06: the first value of a name wins, and nothing else is read
const links = vectors.rows.filter(({ kind }) => kind === "address") as unknown as readonly {
  readonly id: string;
  readonly link: string;
  readonly now: number;
  readonly expect: unknown;
}[];

test.each(links)("$id: the slip of a link is read by the rules of every launch, and leaves the address", (row) => {
  const { launch, cleaned: rest } = readLaunch(row.link);
  const code = typeof launch.goto === "object" && "picks" in launch.goto ? launch.goto.picks : "";
  expect(readCode(code, row.now)).toEqual(row.expect);
  expect(rest).not.toMatch(/picks|goto|token/);
});
