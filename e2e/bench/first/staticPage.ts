import { type World } from "#mocks/world/world.ts";
import { SLOT } from "#app/api/odds/matchData.ts";
import { httpDoor } from "#mocks/doors/http.ts";

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

/** The live rows of the first sport as they would be written by hand: one file of HTML with its style, and no script. */
export async function staticPage(world: World): Promise<{ readonly html: string; readonly rows: number }> {
  const door = httpDoor(world);
  await new Promise<void>((ready) => door.listen(0, "127.0.0.1", ready));
  const address = door.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const query =
    "language=en-US&oddsStyle=2&marketList=1,3&isMixparlay=false&IncludeExtenMatch=true&sportID=1&comboId=0";
  const answer = await fetch(`http://127.0.0.1:${port}/api/odds/GetLiveMatchOdds?${query}`);
  const { MH } = (await answer.json()) as Board;
  door.close();
  door.closeAllConnections();
  const cells = (row: Readonly<Record<string, readonly (string | number)[] | null>> | null | undefined) => {
    const [line] = Object.values(row ?? {});
    return [5, 6].map((at) => `<button>${line?.[0] ?? ""} ${line?.[at] ?? ""}</button>`).join("");
  };
  const rows = MH.map(
    ({ M, MK }) =>
      `<h2>${M[SLOT.leagueName]}</h2><article><div><p>${M[SLOT.home]}</p><p>${M[SLOT.away]}</p></div>` +
      `<span>${cells(MK["1"])}</span><span>${cells(MK["3"])}</span></article>`,
  );
  return {
    rows: rows.length,
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>Static</title><style>${STYLE}</style></head><body><header></header>${rows.join("")}</body></html>`,
  };
}
