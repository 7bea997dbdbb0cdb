import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type BetLeg, type BetRecord } from "./bet.ts";
import {
  barsOf,
  csvText,
  daysOf,
  daySums,
  findsBet,
  legStanding,
  openSums,
  returned,
  runningMatches,
  toReturn,
  toWin,
  totalOf,
  winLossOf,
} from "./records.ts";

const bet = (over: Partial<BetRecord> = {}): BetRecord => ({
  id: "8830192174123456789",
  placedAt: "2026-11-21T09:30:00Z",
  kind: "single",
  oddsStyle: 2,
  odds: 1.95,
  stake: 500,
  payment: 500,
  status: "accepted",
  willWin: 475,
  bonusBet: false,
  canSell: true,
  sales: [],
  legs: [
    {
      sportId: 1,
      matchId: 501,
      marketId: 3,
      couId: 30,
      betPos: 1,
      leagueName: "Brasil Série A",
      home: "São Paulo",
      away: "Grêmio (W)",
      startsAt: "2026-11-21T12:00:00Z",
      hdp: "2.25",
      odds: 1.95,
      stage: "today",
    },
  ],
  ...over,
});

describe("what came back of a bet", () => {
  test("an open bet has given nothing back yet", () => expect(returned(bet())).toBeUndefined());
  test("a won bet gives payment and win", () =>
    expect(returned(bet({ status: "settled", result: "win", winLose: 475 }))).toBe(975));
  test("a lost bet gives nothing", () =>
    expect(returned(bet({ status: "settled", result: "lose", winLose: -500 }))).toBe(0));
  test("a settled bet of which nothing is said gives the payment", () =>
    expect(returned(bet({ status: "settled" }))).toBe(500));
  test("a cancelled bet gives the payment, whatever the server says was won", () =>
    expect(returned(bet({ status: "cancelled", winLose: 475 }))).toBe(500));
  test("a half-sold lost bet gives the sale only", () =>
    expect(returned(bet({ status: "settled", result: "lose", sold: 250, back: 231.05, winLose: -250 }))).toBe(231.05));
  test("the bonus of a lost bet comes on top", () =>
    expect(returned(bet({ status: "settled", result: "lose", winLose: -500, bonus: 50 }))).toBe(50));
});

describe("what a bet won or lost", () => {
  const settled = (over: Partial<BetRecord>) => bet({ status: "settled", ...over });

  test("is what came back less what was paid", () => {
    expect(winLossOf(settled({ winLose: 475 }))).toBe(475);
    expect(winLossOf(settled({ winLose: -500, bonus: 50 }))).toBe(-450);
    expect(winLossOf(bet({ status: "cancelled" }))).toBe(0);
  });

  test("is not known while it is open, or where the server does not say", () => {
    expect(winLossOf(bet())).toBeUndefined();
    expect(winLossOf(settled({}))).toBeUndefined();
  });
});

describe("the sums of bets", () => {
  test("of open ones are to the cent, and without a return where one is not known", () => {
    const unsaid = bet({ payment: 0.1 });
    delete (unsaid as { willWin?: number }).willWin;
    const three = [bet({ payment: 0.1, willWin: 0.2 }), bet({ payment: 0.2, willWin: 0.4 })];
    expect(openSums(three)).toEqual({ count: 2, amount: 0.3, back: 0.9 });
    expect(openSums([...three, unsaid])).toEqual({ count: 3, amount: 0.4, back: undefined });
    expect(openSums([])).toEqual({ count: 0, amount: 0, back: 0 });
  });

  test("of a day count what is not known as nothing won", () => {
    const bets = [
      bet({ status: "settled", payment: 0.1, winLose: 0.2 }),
      bet({ status: "settled", payment: 0.2, winLose: -0.2 }),
      bet({ status: "settled", payment: 0.7 }),
    ];
    expect(daySums("2026-11-21", bets)).toEqual({ day: "2026-11-21", count: 3, amount: 1, winLose: 0 });
    expect(daySums("2026-11-21", bets.slice(0, 1))).toMatchObject({ amount: 0.1, winLose: 0.2 });
    expect(daySums("2026-11-21", [])).toEqual({ day: "2026-11-21", count: 0, amount: 0, winLose: 0 });
  });
});

describe("what an open bet can still give", () => {
  test("all of its win where nothing was deducted", () => {
    expect(toReturn(bet({ payment: 0, willWin: 12.5 }))).toBe(12.5);
  });
  test("payment and win", () => expect(toReturn(bet())).toBe(975));
  test("the win of what is not sold stands apart", () => {
    expect(toWin(bet())).toBe(475);
    expect(toWin(bet({ sold: 250 }))).toBe(237.5);
    const { willWin: _unsaid, ...unsaid } = bet();
    expect(toWin(unsaid)).toBeUndefined();
  });
  test("the unsold half of both", () => expect(toReturn(bet({ sold: 250 }))).toBe(487.5));
  test("nothing when it is sold whole", () => expect(toReturn(bet({ sold: 500 }))).toBe(0));
  test("unknown when the server names no win", () => {
    const { willWin: _, ...silent } = bet();
    expect(toReturn(silent)).toBeUndefined();
  });
});

test.each([
  [{ result: "win" as const }, "won"],
  [{ result: "halfWin" as const }, "won"],
  [{ result: "lose" as const }, "lost"],
  [{ result: "halfLose" as const }, "lost"],
  [{ result: "draw" as const }, "even"],
  [{ result: "void" as const }, "void"],
  [{ result: 9 }, "unknown"],
  [{ score: [0, 0] as const }, "live"],
  [{}, "waiting"],
])("a leg with %j is marked %s", (leg, mark) => expect(legStanding(leg)).toBe(mark));

test("every day of a range is there, also without bets", () => {
  const days = daysOf("2026-11-19", "2026-11-21", [{ day: "2026-11-20", count: 2, amount: 30, winLose: -5.5 }]);
  expect(days.map(({ day, count, amount, winLose }) => [day, count, amount, winLose])).toEqual([
    ["2026-11-19", 0, 0, 0],
    ["2026-11-20", 2, 30, -5.5],
    ["2026-11-21", 0, 0, 0],
  ]);
});

test("sums are exact to the cent", () =>
  expect(
    totalOf([
      { count: 1, amount: 0.1, winLose: 0.1 },
      { count: 2, amount: 0.2, winLose: 0.2 },
    ]),
  ).toEqual({ count: 3, amount: 0.3, winLose: 0.3 }));

describe("the bars of the chart", () => {
  test("gains stand on the zero line, losses hang from it", () =>
    expect(barsOf([100, -50, 0])).toEqual({
      zero: 2 / 3,
      bars: [
        { top: 0, height: 2 / 3 },
        { top: 2 / 3, height: 1 / 3 },
        { top: 2 / 3, height: 0 },
      ],
    }));
  test("a week without a gain or loss has flat bars in the middle", () =>
    expect(barsOf([0, 0])).toEqual({
      zero: 0.5,
      bars: [
        { top: 0.5, height: 0 },
        { top: 0.5, height: 0 },
      ],
    }));
  test("a gain of cents fills the chart alone", () =>
    expect(barsOf([0.5])).toEqual({ zero: 1, bars: [{ top: 0, height: 1 }] }));
  test("no bar leaves the chart", () =>
    fc.assert(
      fc.property(fc.array(fc.double({ min: -1e9, max: 1e9, noNaN: true }), { minLength: 1 }), (values) => {
        for (const { top, height } of barsOf(values).bars) {
          expect(top).toBeGreaterThanOrEqual(0);
          expect(top + height).toBeLessThanOrEqual(1 + 1e-9);
        }
      }),
    ));
});

test("the running matches of open bets are named once, and those of closed bets and other legs not", () => {
  const leg = (matchId: number, over: object) => ({ ...bet().legs[0], matchId, ...over }) as BetLeg;
  const live = (...ids: number[]) => ids.map((id) => leg(id, { score: [0, 0] }));
  const bets = [
    { ...bet(), status: "accepted" as const, legs: live(1, 2) },
    {
      ...bet(),
      status: "waiting" as const,
      legs: [...live(2, 3), leg(4, { score: [1, 0], result: "win" }), leg(5, { score: undefined })],
    },
    { ...bet(), status: "settled" as const, legs: live(6) },
  ];
  expect(runningMatches(bets, 10)).toEqual([1, 2, 3]);
  expect(runningMatches(bets, 2)).toEqual([1, 2]);
});

describe("searching one's bets", () => {
  test.each(["", "  ", "8830192174", "sao paulo", "SÃO", "gremio (w", "série", "serie a", "paulo v gr"])(
    "%j finds it",
    (text) => expect(findsBet(bet(), text, "{home} v {away}")).toBe(true),
  );
  test.each(["9999", "arsenal", ".*", "[", "paulo  x", "?", "8830192174123456789sao"])("%j does not", (text) =>
    expect(findsBet(bet(), text, "{home} v {away}")).toBe(false),
  );
  test("folds names as every other search does", () => {
    const [leg] = bet().legs;
    const one = bet({ legs: [{ ...leg!, home: "SHB Đà Nẵng", away: "Bodø/Glimt", leagueName: "V.League 1" }] });
    for (const text of ["da nang", "bodo", "v league", "ＳＨＢ"])
      expect(findsBet(one, text, "{home} v {away}")).toBe(true);
  });
  test("folds the names of a bet once, until it changes or is written otherwise", () => {
    let reads = 0;
    const one = {
      ...bet(),
      get legs() {
        reads += 1;
        return bet().legs;
      },
    };
    for (const text of ["sao", "gremio", "arsenal"]) findsBet(one, text, "{home} v {away}");
    expect(reads).toBe(1);
    findsBet(one, "sao", "{home} vs {away}");
    expect(reads).toBe(2);
  });
  test("finds a match as the language on the screen writes it, and not as another does", () => {
    const one = bet();
    expect(findsBet(one, "paulo v gr", "{home} v {away}")).toBe(true);
    expect(findsBet(one, "paulo vs gr", "{home} vs {away}")).toBe(true);
    expect(findsBet(one, "paulo v gr", "{home} vs {away}")).toBe(false);
    expect(findsBet(one, "gremio", "{home} vs {away}")).toBe(true);
  });
});

test("a CSV quotes what must be quoted and runs no formula", () =>
  expect(csvText([["=1+1", 'say "hi"', "a,b", -5.5, "plain"]])).toBe(
    '\uFEFF"\'=1+1","say ""hi""","a,b",-5.5,plain\r\n',
  ));

test("a CSV ends every row with a line break, also the last", () =>
  expect(csvText([["a", 1], ["b"]])).toBe("\uFEFFa,1\r\nb\r\n"));

test.each([
  ["a;=cmd", '"a;\'=cmd"'],
  ["a,@cmd", '"a,\'@cmd"'],
  ["a; +cmd; -cmd", "\"a; '+cmd; '-cmd\""],
  ["\tcmd", '"\'\tcmd"'],
  ["a\n=cmd", '"a\n\'=cmd"'],
  [" =cmd", '" \'=cmd"'],
  ["\0=cmd", '"\0\'=cmd"'],
  ["\u200B=cmd", '"\u200B\'=cmd"'],
  ["＝cmd", '"\'＝cmd"'],
  ["a;＋cmd; －cmd,＠cmd", "\"a;'＋cmd; '－cmd,'＠cmd\""],
  ['a;"=cmd', '"a;""\'=cmd"'],
  ["Chelsea +0.5 @ 1.95", "Chelsea +0.5 @ 1.95"],
  ["a;b", '"a;b"'],
])("in whatever way a spreadsheet splits %j, no part of it is a formula", (value, cell) =>
  expect(csvText([[value]])).toBe(`\uFEFF${cell}\r\n`),
);

test("no part of any cell between separators starts a formula", () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.constantFrom(
          "=",
          "+",
          "-",
          "@",
          "＝",
          "＠",
          "\0",
          "\u200B",
          "\t",
          "\r",
          "\n",
          ";",
          ",",
          " ",
          '"',
          "'",
          "a",
          "1",
        ),
      ),
      (letters) => {
        const text = csvText([["x", letters.join(""), "y"]]).slice(1);
        for (const part of text.split(/[;,\n]/)) expect(part).not.toMatch(/^[\s"\p{C}]*[=+\-@＝＋－＠]/u);
        const [, cell = ""] = /^x,([\s\S]*),y\r\n$/.exec(text) ?? [];
        const plain = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
        expect(plain.replaceAll("'", "")).toBe(letters.join("").replaceAll("'", ""));
      },
    ),
    { numRuns: 3_000 },
  );
});
