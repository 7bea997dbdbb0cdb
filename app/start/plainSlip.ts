import { type Messages } from "@lingui/core";
import { type Path } from "#app/api/cache.ts";
import { type BoardView } from "#app/components/board/views.ts";
import { type LeagueSection } from "#app/domain/boards/boardOrder.ts";
import { type Match } from "#app/domain/boards/match.ts";
import { priceStyle } from "#app/domain/odds/markets.ts";
import { type OddsStyle } from "#app/domain/odds/odds.ts";
import { typeKey } from "#app/domain/slip/amountKeys.ts";
import { SETTLED_MS } from "#app/domain/time/timing.ts";
import { isSuccess } from "#app/stores/first/early.ts";
import { type PlainPick } from "#app/stores/first/plainSlip.ts";
import { i18n } from "#app/text/i18n.ts";
import { restedClicks } from "#app/ui/touch/restedClicks.ts";
import { watchShortWindow } from "#app/ui/shortWindow.ts";
import { drawStake, placeOf } from "./PlainFace.tsx";
import { dropTap } from "./firstTap.ts";
import { opensSlip, standPlain } from "./standPlain.ts";

/**
 * The slip that a member's tap on a painted row opens before the app has come (first use 1.4): the pick, the price of the tap and the
 * keys, in the slip's own markup. It bets nothing: its button is off and remembers nothing. What was typed goes to the app's own slip,
 * which takes its place and shows what it then knows (components/slip/plainSlip.ts); closed, it forgets. Like the rows it is for
 * fingers only, until the app stands.
 */

const catalogues = import.meta.glob<{ messages: Messages }>("../../locales/*.po", { query: "?slip?lingui" });

/** Its words in the language of the painted list; the page has them fetched (boot.ts). */
const words = window.earlyList?.then((list) => catalogues[`../../locales/${list?.language}.po`]?.());
words?.catch(() => undefined);

/** The member's currency, which stands before the amount; "" until the server has said it. Boot asks who the stored session's member is; all else of the answer is for the app. */
const currency: Promise<string> = (async () => {
  const [, call] =
    [...(window.earlyCalls ?? [])].find(([key]) => key.includes("odds/GetUserInfo" satisfies Path)) ?? [];
  const body = (await (await call)?.response.clone().json()) as Readonly<{
    Code?: unknown;
    Data?: { Currency?: unknown };
  }>;
  const told = isSuccess(body) ? body.Data?.Currency : undefined;
  return typeof told === "string" ? told : "";
})().catch(() => "");

/** The painted list whose price was tapped. */
type PaintedList = readonly [
  sections: readonly LeagueSection[],
  live: Readonly<Record<number, Match>>,
  rows: BoardView["rows"],
];

/** Where a control is among all of its kind in a room. */
const placeIn = (room: Element | null | undefined, kind: string, one: Element | null): number =>
  [...(room?.querySelectorAll(kind) ?? [])].findIndex((other) => other === one);

/** What a tapped control stands for; undefined if that is no price. */
function pickOf(control: Element, [sections, live, rows]: PaintedList, style: OddsStyle): PlainPick | undefined {
  const [row, cells] = [control.closest("article"), control.closest("fieldset")];
  const ids = sections.flatMap(({ matches }) => matches.map(({ id }) => id));
  const match = live[ids[placeIn(row?.parentElement, "article", row)] ?? 0];
  const marketId = rows.look === "pairs" ? rows.markets[placeIn(row, "fieldset", cells)] : rows.market;
  const betPos = placeIn(cells, "button", control) + 1;
  const line = marketId === undefined ? undefined : match?.markets[marketId]?.[0];
  const odds = line?.odds[betPos - 1];
  if (!match || marketId === undefined || !line || !odds) return undefined;
  const { couId, hdp } = line;
  return { match, matchId: match.id, marketId, couId, betPos, hdp, odds, oddsStyle: priceStyle(marketId, style) };
}

/** What a key does to the amount; one that needs what is not known yet does nothing. */
function typedAfter(typed: string, { q = "", qValue = "" }: DOMStringMap): string {
  const name = q.slice("key:".length);
  if (name === "clear") return "";
  if (name === "del") return typeKey(typed, "Del");
  return typeKey(typed, name.startsWith("q") ? `+${qValue}` : name);
}

/** Calls back when the back gesture or Escape closes what is open. Returns the way to stop. */
function hearClose(close: () => void): () => void {
  const ends = new AbortController();
  addEventListener("keydown", ({ key }) => key === "Escape" && close(), { signal: ends.signal, capture: true });
  const watcher = "CloseWatcher" in window ? new (window.CloseWatcher as new () => CloseWatching)() : undefined;
  watcher?.addEventListener("close", close);
  return () => {
    ends.abort();
    watcher?.destroy();
  };
}

interface CloseWatching extends EventTarget {
  readonly destroy: () => void;
}

/** Opens it on a painted price; the app is told by it, and no longer by the tap itself. */
function open(control: Element, pick: PlainPick, crests: unknown): void {
  dropTap();
  const stopShort = watchShortWindow();
  const place = placeOf(pick, crests);
  const plain = standPlain(pick, () => {
    control.ariaPressed = null;
    place.remove();
    stopShort();
    stopClose();
  });
  const stopClose = hearClose(plain.close);
  let money = "";
  document.body.append(place);
  const hasRested = restedClicks(place, SETTLED_MS);
  place.addEventListener("click", (click) => {
    // the second tap of a double tap neither types nor closes what the first has opened
    if (!hasRested(click)) return;
    const { target } = click;
    const control = (target as Element).closest<HTMLElement>("[data-q]");
    if (target === place || control?.dataset["q"] === "act:cancel") return plain.close();
    if (!control?.dataset["q"]?.startsWith("key:")) return;
    plain.typed = typedAfter(plain.typed, control.dataset);
    drawStake(place, plain.typed, money);
  });
  void currency.then((told) => {
    money = told;
    drawStake(place, plain.typed, money);
  });
  giveWay(place, plain.remove);
}

/** What the app asks or says comes in its place: a sign-in, a deposit. */
function giveWay(place: Element, remove: () => void): void {
  if (document.querySelector("dialog:modal")) remove();
  if (place.isConnected) requestAnimationFrame(() => giveWay(place, remove));
}

/**
 * Makes the browser fetch the code that answers a tap while the app itself is loading: the page names it
 * (app/build/indexHead.ts).
 */
function fetchAnswer(): void {
  for (const part of document.querySelectorAll<HTMLLinkElement>(`[rel=tap]:not([hreflang]),[hreflang=${i18n.locale}]`))
    part.rel = part.as ? "preload" : "modulepreload";
}

/** Answers a tap on a painted row: opens the slip, if the app would, and has the code fetched that the app needs to answer. */
export async function answerTap({ target }: Event, ...list: PaintedList): Promise<void> {
  fetchAnswer();
  const control = (target as Element).closest("button[data-state=open]");
  const [early, more] = await Promise.all([window.earlyList, words]);
  if (!control || !early || !more || !opensSlip()) return;
  const pick = pickOf(control, list, early.oddsStyle as OddsStyle);
  if (!pick) return;
  Object.assign(i18n.messages, { ...more.messages, ...i18n.messages });
  // the app may have come meanwhile, and have answered
  if (control.isConnected && window.plainSlip === undefined) open(control, pick, early.crests);
}
