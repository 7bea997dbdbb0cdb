import boardStyles from "#app/components/board/Board.module.css";
import leagueStyles from "#app/components/board/LeagueHeader.module.css";
import cellStyles from "#app/components/board/price/MarketCells.module.css";
import metaStyles from "#app/components/board/row/MatchMeta.module.css";
import rowStyles from "#app/components/board/row/MatchRow.module.css";
import oddsStyles from "#app/components/board/price/OddsButton.module.css";
import scoreStyles from "#app/components/board/row/Score.module.css";
import starStyles from "#app/components/board/row/Star.module.css";
import teamStyles from "#app/components/board/row/TeamLine.module.css";
import { type BoardData, type MarketRow, type MatchRow } from "#app/api/odds/matchData.ts";

const HEAD = 36;
const ROW = 106;
const BUFFER = 300;

type Item = { readonly league: number } | { readonly match: number };

interface Cell {
  readonly button: HTMLElement;
  readonly price: Text;
  readonly line: Text;
  readonly market: string;
  readonly cou: string;
  readonly at: number;
  odds: number;
}

interface Row {
  readonly node: HTMLElement;
  readonly minute: Text;
  readonly cells: readonly Cell[];
}

const lineText = (hdp: string, market: string, at: number): string =>
  market === "3" ? `${at === 0 ? "O" : "U"} ${hdp}` : `${at === 0 ? "−" : "+"}${hdp}`;

const rowOf = (match: MatchRow, market: string, cou: string): MarketRow | undefined =>
  match.MK[market]?.[cou] ?? undefined;

const element = (html: string): HTMLElement => {
  const box = document.createElement("div");
  box.innerHTML = html;
  return box.firstElementChild as HTMLElement;
};

const CELL = `<button class="${oddsStyles.cell}" type="button" data-state="open" aria-pressed="false"><span class="${oddsStyles.line}"> </span><span class="${oddsStyles.price}"> </span></button>`;

const TEAM = `<p class="${teamStyles.team}"><span class="${teamStyles.name}"> </span><span class="${teamStyles.scores}"><span class="${scoreStyles.score}"><span class="${scoreStyles.figure}">0</span></span></span></p>`;

const PAIR = `<fieldset class="${cellStyles.cells}" data-look="pair">${CELL}${CELL}</fieldset>`;

const MATCH = `<article class="${rowStyles.row}"><div class="${rowStyles.teams}"><p class="${metaStyles.meta}"><span class="${metaStyles.live}"> </span></p><div class="${rowStyles.sides}">${TEAM}${TEAM}</div><div class="${rowStyles.extras}"><button class="${starStyles.star}" type="button"></button></div></div>${PAIR}${PAIR}</article>`;

const CELLS = [
  ["1", "10", 0],
  ["1", "10", 1],
  ["3", "30", 0],
  ["3", "30", 1],
] as const;

const textIn = (node: Element, name: string | undefined): Text => node.querySelector(`.${name}`)?.firstChild as Text;

/** Where every league and match stands, from the top of the board, px. */
function placesOf(whole: BoardData): { items: Item[]; tops: number[]; height: number } {
  const items: Item[] = [];
  const tops: number[] = [];
  let height = 0;
  let league = -1;
  for (const match of whole.MH) {
    if (match.M[0] !== league) {
      league = match.M[0];
      items.push({ league });
      tops.push(height);
      height += HEAD;
    }
    items.push({ match: match.MatchID });
    tops.push(height);
    height += ROW;
  }
  return { items, tops, height };
}

const WAYS: Readonly<Record<number, string>> = { [-1]: ", moved down", 0: "", 1: ", moved up" };

/** Marks a cell whose price has moved: up is above 0. */
function mark({ button }: Cell, way: number): void {
  button.querySelector(`.${oddsStyles.move}`)?.remove();
  const sign = document.createElement("span");
  sign.className = oddsStyles.move ?? "";
  sign.dataset.move = way > 0 ? "up" : "down";
  sign.addEventListener("animationend", () => sign.removeAttribute("data-move"));
  button.prepend(sign);
}

function write(cell: Cell, match: MatchRow, first: boolean): void {
  const row = rowOf(match, cell.market, cell.cou);
  const odds = Number(row?.[5 + cell.at] ?? 0);
  if (!first && odds === cell.odds) return;
  const line = lineText(row?.[0] ?? "", cell.market, cell.at);
  const text = odds.toFixed(2);
  cell.price.data = text;
  if (cell.line.data !== line) cell.line.data = line;
  const way = first ? 0 : Math.sign(odds - cell.odds);
  cell.button.setAttribute("aria-label", `${line}, ${text}${WAYS[way] ?? ""}`);
  if (way !== 0) mark(cell, way);
  cell.odds = odds;
}

function writeMinute(row: Row, match: MatchRow): void {
  const text = `1H ${match.MEXT?.Minute ?? 0}'`;
  if (row.minute.data === text) return;
  row.minute.data = text;
  row.node.setAttribute("aria-label", `${match.M[4]} 0, ${match.M[5]} 0, ${text}`);
}

function makeRow(template: HTMLElement, match: MatchRow): Row {
  const node = template.cloneNode(true) as HTMLElement;
  const names = node.querySelectorAll(`.${teamStyles.name}`);
  names[0]?.replaceChildren(match.M[4]);
  names[1]?.replaceChildren(match.M[5]);
  const buttons = node.querySelectorAll<HTMLElement>(`.${oddsStyles.cell}`);
  const cells = CELLS.flatMap(([market, cou, at], place): Cell[] => {
    const button = buttons[place];
    if (!button) return [];
    const [price, line] = [textIn(button, oddsStyles.price), textIn(button, oddsStyles.line)];
    return [{ button, price, line, market, cou, at, odds: 0 }];
  });
  const row = { node, minute: textIn(node, metaStyles.live), cells };
  for (const cell of cells) write(cell, match, true);
  writeMinute(row, match);
  return row;
}

const headOf = (name: string): HTMLElement =>
  element(
    `<div class="${leagueStyles.header}" data-open="true"><h2 class="${leagueStyles.title}"><button class="${leagueStyles.bar}" type="button"><span class="${leagueStyles.name}">${name}</span></button></h2></div>`,
  );

/**
 * The board written by hand, which is the limit: a map of matches, a window of rows, and on a tick only the cells in sight
 * whose price changed are written, with the same marks, labels and styles as ours (performance part 1).
 */
export function mountVanilla(place: HTMLElement, whole: BoardData): (answer: BoardData) => void {
  const template = element(MATCH);
  const matches = new Map(whole.MH.map((match) => [match.MatchID, match]));
  const { items, tops, height } = placesOf(whole);
  const board = element(`<div class="${boardStyles.board}" style="height:${height}px"></div>`);
  place.append(board);
  const shown = new Map<number, HTMLElement>();
  const rows = new Map<number, Row>();

  const nodeOf = (item: Item): HTMLElement | undefined => {
    if ("league" in item) return headOf(whole.LG[item.league]?.LeagueName ?? "");
    const match = matches.get(item.match);
    if (!match) return undefined;
    const row = makeRow(template, match);
    rows.set(item.match, row);
    return row.node;
  };
  const drop = (at: number, node: HTMLElement): void => {
    node.remove();
    shown.delete(at);
    const item = items[at];
    if (item && "match" in item) rows.delete(item.match);
  };
  const draw = (): void => {
    const top = window.scrollY - board.offsetTop - BUFFER;
    const bottom = top + window.innerHeight + 2 * BUFFER;
    for (const [at, node] of shown) if ((tops[at] ?? 0) + ROW < top || (tops[at] ?? 0) > bottom) drop(at, node);
    for (const [at, item] of items.entries()) {
      const from = tops[at] ?? 0;
      if (from > bottom) break;
      const node = from + ROW < top || shown.has(at) ? undefined : nodeOf(item);
      if (!node) continue;
      node.style.cssText = `position:absolute;inset-inline:0;top:${from}px`;
      board.append(node);
      shown.set(at, node);
    }
  };
  draw();
  addEventListener("scroll", draw, { passive: true });

  return ({ MH, D }) => {
    for (const id of D) matches.delete(id);
    for (const change of MH) {
      const held = matches.get(change.MatchID);
      const match = held ? merged(held, change) : change;
      matches.set(change.MatchID, match);
      const row = rows.get(change.MatchID);
      if (!row) continue;
      for (const cell of row.cells) write(cell, match, false);
      writeMinute(row, match);
    }
  };
}

/** A match with a change laid over it by the delta rule (contract). */
function merged(held: MatchRow, change: MatchRow): MatchRow {
  const MK: MatchRow["MK"] = { ...held.MK };
  for (const [market, lines] of Object.entries(change.MK)) {
    if (lines === null) delete MK[market];
    else MK[market] = { ...MK[market], ...lines };
  }
  return { ...held, ...change, MK };
}
