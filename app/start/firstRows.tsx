"use no memo";

import { decodeBoard } from "#app/api/odds/matchDecode.ts";
import { LeagueFace } from "#app/components/board/LeagueFace.tsx";
import { cellOf, faceOf } from "#app/components/board/price/cellOf.ts";
import { PriceFace } from "#app/components/board/price/PriceFace.tsx";
import { MatchFace } from "#app/components/board/row/MatchFace.tsx";
import { type PriceProps, type RowKit } from "#app/components/board/row/rowKit.ts";
import { ScoreFace } from "#app/components/board/row/ScoreFace.tsx";
import { type BoardView, openingView, viewsOf } from "#app/components/board/views.ts";
import { EMPTY_BOARD, mergeDelta } from "#app/domain/boards/board.ts";
import { type LeagueSection, orderBoard } from "#app/domain/boards/boardOrder.ts";
import { type Match } from "#app/domain/boards/match.ts";
import { isLanguage } from "#app/domain/member/languages.ts";
import { isOddsStyle, type OddsStyle } from "#app/domain/odds/odds.ts";
import { type EarlyList, isSuccess } from "#app/stores/first/early.ts";
import { i18n, showLanguage } from "#app/text/i18n.ts";
import { enableStylesheets } from "#app/ui/enableStylesheets.ts";
import board from "#app/components/board/Board.module.css";
import { noteTap } from "./firstTap.ts";
import { toDom } from "./toDom.ts";

/**
 * The first rows of the live list, rendered into the static shell of index.html from the early response while React and
 * the rest of the app are still loading (performance 3). It is its own chunk, which loads and runs before that of
 * start/main.tsx. The rows are the app's own markup, rendered as nodes; e2e/start/first-rows.spec.ts checks that both look
 * the same. The shell is hidden from screen readers and stays until the app renders over it.
 */

const nothing = (): void => undefined;

/** What gives the rows their colours, on its way beside them: it is there before them when it was kept from an earlier visit. */
export const look = import("#app/flows/look/firstLook.ts");

/** What answers a member's tap on a price until the app has come, on its way beside them. */
const plainSlip = window.earlyList && import("./plainSlip.ts");
plainSlip?.catch(nothing);

/** How many matches fit on the screen: a row is 106 px, and what is above and below the list takes more than one. */
const MOST = Math.max(4, Math.ceil(innerHeight / 106) - 1);

/**
 * Heads and rows in place of the skeleton rows; the others follow a frame later, so that a touch can be handled in
 * between.
 */
const AT_ONCE = 6;

/** Twice the live interval: the first rows may not stay longer, ms (decisions, Polling). */
const OLD_MS = 30_000;

/** What the rows are made with: the list as a visitor sees it, not yet interactive. */
const kitOf = (oddsStyle: OddsStyle): RowKit => ({
  parts: {
    Price: (place: PriceProps) => {
      const cell = cellOf(i18n, place, oddsStyle, false);
      const face = faceOf({ ...cell, stacked: cell.stacked || place.stacked === true });
      return PriceFace({ face, line: cell.line });
    },
    Score: ScoreFace,
  },
  words: i18n,
  look: {},
  oddsStyle,
  timeZone: 0,
  frozen: false,
  parlay: false,
  favourites: new Set(),
  pick: nothing,
  onToggleFavourite: nothing,
  onOpenMatch: nothing,
  onOpenBonus: nothing,
});

/** The first matches of a list, each league's under its head. */
function FirstRows({ sections, live, rows, kit }: FirstRowsProps) {
  let room = MOST;
  return sections.flatMap(({ key, leagueId, sportId, leagueName, matches }) => {
    if (room <= 0) return [];
    const shown = matches.slice(0, room);
    room -= shown.length;
    return [
      <LeagueFace
        key={key}
        sectionKey={key}
        leagueId={leagueId}
        sportId={sportId}
        name={leagueName}
        count={matches.length}
        open
        starred={false}
        onStar={nothing}
        onOpen={nothing}
        onToggle={nothing}
        words={kit.words}
        look={kit.look}
      />,
      ...shown.map(({ id }, at) => {
        const match = live[id];
        return match && <MatchFace key={id} kit={kit} match={match} rows={rows} first={at === 0} />;
      }),
    ];
  });
}

interface FirstRowsProps {
  readonly sections: readonly LeagueSection[];
  readonly live: Readonly<Record<number, Match>>;
  readonly rows: BoardView["rows"];
  readonly kit: RowKit;
}

/** The rows of a response, as many as fit on a phone; undefined if nothing may be shown. */
async function rowsOf({ answer, language, oddsStyle, matchSort, crests }: EarlyList): Promise<Element | undefined> {
  const { response } = await answer;
  const body = (await response.clone().json()) as Record<string, unknown>;
  if (!isSuccess(body) || !isLanguage(language) || !isOddsStyle(oddsStyle)) return undefined;
  const { leagues, matches } = mergeDelta(EMPTY_BOARD, decodeBoard("", body, 0));
  const live = Object.fromEntries(Object.entries(matches).filter(([, { stage }]) => stage === "live"));
  await Promise.all([showLanguage(language), enableStylesheets()]);
  const sections = orderBoard({ leagues, matches: live }, matchSort === 1 ? 1 : 0);
  const views = sections.flatMap(({ sportId }) => viewsOf(sportId));
  const view = openingView(views, Object.values(live)) ?? views[0];
  if (!view) return undefined;
  // a touch can be handled between reading and rendering
  await new Promise((then) => setTimeout(then));
  const [place] = toDom(
    <div className={board.board}>
      <FirstRows sections={sections} live={live} rows={view.rows} kit={kitOf(oddsStyle)} />
    </div>,
  );
  look.then(({ colourPainted }) => colourPainted(place as Element, sections, live, crests), nothing);
  place?.addEventListener("click", (tap) => {
    noteTap(tap);
    plainSlip?.then(({ answerTap }) => answerTap(tap, sections, live, view.rows)).catch(nothing);
  });
  return place as Element;
}

/**
 * Renders the rows in place of the skeleton, unless the app was faster. Other layouts and large text wait for the app.
 */
async function paintFirstRows(early: Promise<EarlyList | undefined>): Promise<void> {
  const list = await early;
  const root = document.documentElement;
  const narrow = root.clientWidth < 16 * Number.parseFloat(getComputedStyle(root).fontSize);
  if (!list || narrow || matchMedia("(width >= 744px)").matches) return;
  const rows = await rowsOf(list);
  const grey = document.querySelectorAll(".boot-league, .boot-row");
  if (!rows || grey.length === 0) return;
  // they can be tapped, but not yet reached by keyboard
  for (const control of rows.querySelectorAll("button")) control.tabIndex = -1;
  const others = [...rows.children].slice(AT_ONCE);
  for (const one of others) one.remove();
  grey[0]?.before(rows);
  for (const one of grey) one.remove();
  requestAnimationFrame(() => setTimeout(() => rows.append(...others)));
  // if the app does not load, no price may grow old
  setTimeout(() => rows.remove(), OLD_MS);
}

if (window.earlyList) paintFirstRows(window.earlyList).catch(() => undefined);
