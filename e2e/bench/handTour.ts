import { type LiveRow } from "./first/staticPage.ts";

const STYLE = `*{box-sizing:border-box;margin:0}body{font:14px/17px sans-serif;background:#f1f3f6;color:#151a23}main{padding-bottom:60px}
header,footer{position:fixed;inset-inline:0;z-index:1;display:flex;gap:8px;height:52px;background:#152443;color:#fff}footer{bottom:0}main{padding-top:52px}
nav,[role=tablist]{display:flex;gap:8px}h2{font-size:13px;line-height:36px}button{min-width:44px;height:44px;border:0;background:#eef0f4;font-weight:600}
article{display:flex;gap:6px;height:106px;padding:8px 12px;background:#fff;border-bottom:1px solid #e2e5ea}article div{flex:1}article span button{display:block;width:90px}
dialog{width:100%;max-width:100%;margin:auto 0 0;border:0;padding:12px}.keys{display:grid;grid-template-columns:repeat(5,1fr);gap:4px}aside{height:200px;background:#0a5}`;

const times = (count: number, make: (at: number) => string): readonly string[] =>
  Array.from({ length: count }, (_, at) => make(at));

const tabs = (...names: readonly string[]): string =>
  `<div role="tablist">${names.map((name, at) => `<button role="tab" aria-selected="${at === 0}">${name}</button>`).join("")}</div>`;

const price = (odds: string): string => `<button data-do="pick" aria-pressed="false">${odds}</button>`;

const rowOf = ({ league, home, away, odds }: LiveRow): string =>
  `<h2><button data-do="fold" aria-expanded="true">${league}</button></h2>` +
  `<article><button data-do="star" aria-label="Favourite: ${home}">☆</button><div><p>${home}</p><p>${away}</p></div>` +
  `<span>${odds.slice(0, 2).map(price).join("")}</span><span>${odds.slice(2).map(price).join("")}</span>` +
  `<button data-do="match" aria-label="+9 markets">+9</button></article>`;

const marketsOf = (rows: readonly LiveRow[]): string =>
  rows.map(({ home, odds }) => `<h2>${home}</h2><p>${odds.map(price).join("")}</p>`).join("");

/** Everything that the page shows, as HTML; its script only puts it into place. */
function viewsOf(rows: readonly LiveRow[]) {
  const listFrom = (from: number): string =>
    [...rows.slice(from), ...rows.slice(0, from)].slice(0, 20).map(rowOf).join("");
  const lists = times(6, (at) => listFrom(3 * at));
  const markets = times(2, (at) => marketsOf(rows.slice(12 * at, 12 * at + 12)));
  return {
    lists,
    markets,
    index: `${tabs("Live", "Today", "Early")}<section>${lists[0]}</section>`,
    bets: `${tabs("Open", "Settled")}<section>${lists[3]}</section>`,
    match: `<button data-do="index" aria-label="Back">‹</button><aside></aside>${tabs("Main", "All")}<section>${markets[0]}</section>`,
  };
}

const PADS = [
  "7",
  "8",
  "9",
  "10",
  "100",
  "4",
  "5",
  "6",
  "50",
  "500",
  "1",
  "2",
  "3",
  "20",
  "200",
  "0",
  "00",
  ".",
  "Max",
];

const frameOf = (rows: readonly LiveRow[], view: string): string =>
  `<header><button data-do="menu" aria-label="Menu">≡</button>jason88</header><main>` +
  `<nav aria-label="Sports">${times(3, (at) => `<button data-do="sport">Sport ${at}, ${at}</button>`).join("")}</nav><div id="view">${view}</div></main>` +
  `<footer><button data-do="index">Sports</button><button data-do="bets">My bets</button></footer>` +
  `<dialog id="slip"><button data-do="close">Close</button><p id="pick"></p><p id="stake"></p><p id="return"></p>` +
  `<div class="keys">${PADS.map((key) => `<button data-do="key">${key}</button>`).join("")}<button data-do="delete">Delete</button></div></dialog>` +
  `<dialog id="drawer"><button data-do="close">Close</button>${rows.map(({ league }) => `<p>${league}</p>`).join("")}</dialog>`;

/** What the page does: no library, each touch writes the elements that it changes. Runs in the browser. */
function drive(views: ReturnType<typeof viewsOf>): void {
  const at = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector) ?? document.body;
  const open = (selector: string): void => (at(selector) as HTMLDialogElement).showModal();
  let stake = "";
  const showStake = (to: string): void => {
    stake = to;
    at("#stake").textContent = stake;
    at("#return").textContent = (Number(stake) * Number.parseFloat(at("#pick").textContent)).toFixed(2);
  };
  const put = (selector: string, html: string | undefined): void => {
    at(selector).innerHTML = html ?? "";
  };
  const deeds: Readonly<Record<string, (button: HTMLElement) => void>> = {
    pick: ({ textContent }) => {
      at("#pick").textContent = textContent;
      showStake("");
      open("#slip");
    },
    key: ({ textContent }) => showStake(stake + textContent),
    delete: () => showStake(stake.slice(0, -1)),
    close: (button) => button.closest("dialog")?.close(),
    menu: () => open("#drawer"),
    star: (button) => {
      button.textContent = button.textContent === "☆" ? "★" : "☆";
    },
    fold: (button) => {
      const isOpen = button.getAttribute("aria-expanded") === "true";
      button.setAttribute("aria-expanded", String(!isOpen));
      button.closest("h2")?.nextElementSibling?.toggleAttribute("hidden", isOpen);
    },
    sport: ({ textContent }) => put("section", views.lists[3 + Number(textContent.at(-1))]),
    tab: (button) => {
      const all = [...(button.parentElement?.children ?? [])];
      for (const one of all) one.setAttribute("aria-selected", String(one === button));
      put("section", (document.querySelector("aside") ? views.markets : views.lists)[all.indexOf(button)]);
    },
    index: () => put("#view", views.index),
    match: () => put("#view", views.match),
    bets: () => put("#view", views.bets),
  };
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("button") : null;
    if (button) deeds[button.dataset["do"] ?? "tab"]?.(button);
  });
}

/**
 * The page by hand beside the tour of inp.ts: lists with 20 rows, tabs, a match, bets, and a sheet with 20 keys, under the names by which
 * the tour finds them in the app. What a touch takes there is what the browser itself needs.
 */
export function handTour(rows: readonly LiveRow[]): string {
  const views = viewsOf(rows);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>By hand</title><style>${STYLE}</style></head><body>${frameOf(rows, views.index)}<script>(${drive.toString()})(${JSON.stringify(views)})</script></body></html>`;
}
