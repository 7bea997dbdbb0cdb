import { type World } from "#mocks/world/world.ts";
import { SLOT } from "#app/api/odds/matchData.ts";
import { httpDoor } from "#mocks/doors/http.ts";
import { listening } from "#mocks/doors/listening.ts";

interface Board {
  readonly LG: Readonly<Record<string, { readonly LeagueName: string }>>;
  readonly MH: readonly {
    readonly M: readonly (string | number)[];
    readonly MK: Readonly<Record<string, Readonly<Record<string, readonly (string | number)[] | null>> | null>>;
  }[];
}

const STYLE = `*{box-sizing:border-box;margin:0}body{font:14px/17px sans-serif;background:#f1f3f6;color:#151a23;max-width:430px;margin:auto}
header{height:52px;background:#152443}h2{font-size:13px;line-height:36px;padding:0 12px}
article{display:flex;gap:6px;height:106px;padding:8px 12px;background:#fff;border-bottom:1px solid #e2e5ea}
div{flex:1}p{line-height:28px}button{display:block;width:110px;height:44px;margin-bottom:2px;border:0;background:#eef0f4;font-weight:600}`;

/** A live match as a page by hand shows it: two prices of the handicap, then two of the total. */
export interface LiveRow {
  readonly league: string;
  readonly home: string;
  readonly away: string;
  readonly lines: readonly string[];
  readonly odds: readonly string[];
}

const cellsOf = (market: Board["MH"][number]["MK"][string] | undefined): readonly (readonly [string, string])[] => {
  const [line] = Object.values(market ?? {});
  return [5, 6].map((at) => [`${line?.[0] ?? ""}`, `${line?.[at] ?? ""}`]);
};

/** The live matches of the first sport. */
export async function liveRows(world: World): Promise<readonly LiveRow[]> {
  const door = httpDoor(world);
  const port = await listening(door);
  const query =
    "language=en-US&oddsStyle=2&marketList=1,3&isMixparlay=false&IncludeExtenMatch=true&sportID=1&comboId=0";
  const answer = await fetch(`http://127.0.0.1:${port}/api/odds/GetLiveMatchOdds?${query}`);
  const { MH } = (await answer.json()) as Board;
  door.close();
  door.closeAllConnections();
  return MH.map(({ M, MK }) => {
    const cells = [...cellsOf(MK["1"]), ...cellsOf(MK["3"])];
    const [league, home, away] = [M[SLOT.leagueName], M[SLOT.home], M[SLOT.away]].map(String);
    return {
      league: league ?? "",
      home: home ?? "",
      away: away ?? "",
      lines: cells.map(([line]) => line),
      odds: cells.map(([, odds]) => odds),
    };
  });
}

/** The live rows of the first sport as they would be written by hand: one file of HTML with its style, and no script. */
export async function staticPage(world: World): Promise<{ readonly html: string; readonly rows: number }> {
  const rows = (await liveRows(world)).map(({ league, home, away, lines, odds }) => {
    const cells = odds.map((price, at) => `<button>${lines[at]} ${price}</button>`);
    return (
      `<h2>${league}</h2><article><div><p>${home}</p><p>${away}</p></div>` +
      `<span>${cells.slice(0, 2).join("")}</span><span>${cells.slice(2).join("")}</span></article>`
    );
  });
  return {
    rows: rows.length,
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>Static</title><style>${STYLE}</style></head><body><header></header>${rows.join("")}</body></html>`,
  };
}
